import { expect, test } from 'vitest';
import { type Edit, openHouse, unhurried } from '../crash/house.js';
import { kinds, overtaken, sweep } from '../crash/sweep.js';

/** Faults that a hasty hand could bring in, each in the compiled shop. A crash test that misses one is worth nothing. */
const faults: Readonly<Record<string, Edit>> = {
  'an update is marked as handled before its work': {
    file: 'core/store/commit.js',
    replace: [
      [
        'commit: (turn) => orConflict(',
        "commit: async (turn) => !(await remember(database, turn)) ? 'duplicate' : orConflict(",
      ],
      ["if (!(await remember(sql, turn)))\n        return 'duplicate';", ''],
    ],
  },
  'updates that were handled are not remembered': {
    file: 'core/store/commit.js',
    replace: [["if (!(await remember(sql, turn)))\n        return 'duplicate';", '']],
  },
  'an update that comes again is not answered': {
    file: 'core/chat/receive.js',
    replace: [['if (conversation.shownVersion >= conversation.version)', 'if (true)']],
  },
  'deeds are done after the turn instead of with it': {
    file: 'core/store/commit.js',
    replace: [
      [
        'verdict(await take(sql, turn, tools))))',
        'verdict(await take(sql, { ...turn, deeds: [] }, tools)))).then((done) => done !== "done" ? done : database.write(async (sql) => verdict(await act(sql, turn.deeds, tools, turn.now))))',
      ],
    ],
  },
  'a secret that was typed is not remembered until it is deleted': {
    file: 'core/chat/receive.js',
    replace: [['(saved.erase ?? undefined)', 'undefined']],
  },
  'a notice counts as delivered before it is': {
    file: 'core/jobs/outbox.js',
    replace: [
      [
        'async function deliver(deps, item) {',
        "async function deliver(deps, item) {\n    await deps.store.outbox.settle(item.id, { is: 'delivered', at: deps.clock() });",
      ],
    ],
  },
};

test.concurrent.each(Object.entries(faults))(
  'dying in every act shows that %s',
  async (_name, fault) => {
    const house = await openHouse(unhurried, fault);
    const { wrongs } = await sweep(house, { kinds, abreast: 2, hasty: true });
    await house.demolish();
    expect(wrongs.length).toBeGreaterThan(0);
  },
);

/** Either guard holds alone; a fault is only seen where both are gone. */
const unguarded: Edit = {
  file: 'core/store/commit.js',
  replace: [
    ["state = ? WHERE key = ? AND version = ?'", "state = ? WHERE key = ? AND version >= ?'"],
  ],
};

test('two processes over one thing show that a turn is not held against its version', async () => {
  const house = await openHouse(unhurried, unguarded);
  const wrongs: string[] = [];
  for (let at = 1; wrongs.length === 0 && at <= 40; at += 1) {
    wrongs.push(...(await overtaken(house, at)).wrongs);
  }
  await house.demolish();
  expect(wrongs.length).toBeGreaterThan(0);
});
