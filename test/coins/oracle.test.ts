import { HDNodeWallet } from 'ethers';
import fc from 'fast-check';
import { TronWeb } from 'tronweb';
import { expect, test } from 'vitest';
import { opened } from './help.js';
import { vectors } from './vectors.js';

const index = fc.integer({ min: 0, max: 2 ** 31 - 1 });

test('ethers derives the same Ethereum address at any index', async () => {
  const derive = await opened('ethereum', vectors.eth.xpub);
  const external = HDNodeWallet.fromExtendedKey(vectors.eth.xpub).deriveChild(0);
  fc.assert(
    fc.property(index, (at) => {
      expect(derive(at).address).toBe(external.deriveChild(at).address);
    }),
    { numRuns: 30 },
  );
});

test('the Tron library writes the same account as the same address at any index', async () => {
  const derive = await opened('tron', vectors.tron.xpub);
  const external = HDNodeWallet.fromExtendedKey(vectors.tron.xpub).deriveChild(0);
  fc.assert(
    fc.property(index, (at) => {
      const account = external.deriveChild(at).address;
      expect(derive(at).address).toBe(TronWeb.address.fromHex(`41${account.slice(2)}`));
    }),
    { numRuns: 30 },
  );
});
