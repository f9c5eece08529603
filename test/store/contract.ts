import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { type OpenStore, openStore, type StoreOptions } from '../../core/store/prisma.js';
import { conversationsContract } from './contract/conversations.js';
import { crashContract } from './contract/crash.js';
import { deedsContract } from './contract/deeds.js';
import { outboxContract } from './contract/outbox.js';
import { poolContract } from './contract/pool.js';
import { raceContract } from './contract/races.js';
import { readerContract } from './contract/reader.js';
import { secretsContract } from './contract/secrets.js';
import { smallContract } from './contract/small.js';
import { textContract } from './contract/text.js';
import { dataKey } from './fixtures.js';

/** Where a contract's tests get empty databases from. */
export type Harness = {
  start: () => Promise<void>;
  /** The URL of a new, empty database. */
  fresh: () => Promise<string>;
  stop: () => Promise<void>;
};

/** What a test of the contract is given. Every store is closed after the test. */
export type Stores = {
  fresh: (options?: Partial<StoreOptions>) => Promise<OpenStore>;
  /** Two stores on one new database, as two processes would have them. */
  two: (options?: Partial<StoreOptions>) => Promise<[OpenStore, OpenStore]>;
  url: () => Promise<string>;
  at: (url: string, options?: Partial<StoreOptions>) => Promise<OpenStore>;
};

/** Everything the port promises, for any database behind it. */
export function storeContract(name: string, harness: Harness): void {
  describe(name, () => {
    let open: OpenStore[] = [];
    beforeAll(harness.start, 60_000);
    afterAll(harness.stop, 60_000);
    afterEach(async () => {
      await Promise.all(open.map((store) => store.close()));
      open = [];
    });
    const at: Stores['at'] = async (url, options = {}) => {
      const store = await openStore({ url, dataKey, ...options });
      open.push(store);
      return store;
    };
    const stores: Stores = {
      at,
      url: harness.fresh,
      fresh: async (options) => at(await harness.fresh(), options),
      two: async (options) => {
        const url = await harness.fresh();
        return [await at(url, options), await at(url, options)];
      },
    };
    conversationsContract(stores);
    deedsContract(stores);
    readerContract(stores);
    poolContract(stores);
    outboxContract(stores);
    secretsContract(stores);
    smallContract(stores);
    textContract(stores);
    raceContract(stores);
    crashContract(stores);
  });
}
