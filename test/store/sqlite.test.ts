import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeContract } from './contract.js';

let folder = '';
let count = 0;

storeContract('the store on SQLite', {
  start: async () => {
    folder = await mkdtemp(join(tmpdir(), 'lotdesk-store-'));
  },
  fresh: async () => {
    count += 1;
    return `file:${join(folder, `${count}.db`)}`;
  },
  stop: () => rm(folder, { recursive: true }),
});
