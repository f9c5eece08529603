import { describe, expect, test } from 'vitest';
import { derive } from '../../bots/shop/derive.js';
import { methodIds } from '../../core/domain/methods.js';
import { master } from './help.js';
import { phrases } from './phrases.js';
import { vectors } from './vectors.js';

type Ran = { status: number; lines: string[]; errors: string[] };

async function run(...args: string[]): Promise<Ran> {
  const lines: string[] = [];
  const errors: string[] = [];
  const out = {
    line: (text: string) => lines.push(text),
    error: (text: string) => errors.push(text),
  };
  return { status: await derive(args, out), lines, errors };
}

const { btc, btc_regtest: regtest, ltc, tron } = vectors;
const wallet = 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk';
const ownKey = master.derive("m/84'/0'/77'").publicExtendedKey;

describe('shop derive', () => {
  test('prints one JSON object a line with index, path and address', async () => {
    const { status, lines } = await run('BTC/bitcoin', btc.zpub, '--from', '0', '--count', '2');
    const expected = btc.receive.map(({ index, path, address }) => ({ index, path, address }));
    expect(status).toBe(0);
    expect(lines.map((line) => JSON.parse(line))).toEqual(expected);
    expect(Object.keys(JSON.parse(lines[0] ?? '{}'))).toEqual(['index', 'path', 'address']);
  });

  test('starts where --from says, and takes options in any order and form', async () => {
    const first = await run('--count=3', 'USDT/tron', '--from=1', tron.xpub);
    const second = await run('USDT/tron', tron.xpub, '--from', '1', '--count', '3');
    expect(first.lines.map((line) => JSON.parse(line).index)).toEqual([1, 2, 3]);
    expect(second.lines).toEqual(first.lines);
  });

  test('begins at 0 with one address when nothing else is said', async () => {
    const { lines } = await run('LTC/litecoin', ltc.Ltub);
    expect(lines.map((line) => JSON.parse(line).path)).toEqual(["m/84'/2'/0'/0/0"]);
  });

  test('derives on a test chain when asked to', async () => {
    const { lines } = await run('BTC/bitcoin', regtest.vpub, '--chain', 'regtest');
    expect(JSON.parse(lines[0] ?? '').address).toBe(regtest.receive[0]?.address);
  });

  test('warns of a key from a printed phrase and still derives; is silent about others', async () => {
    const known = await run('BTC/bitcoin', btc.zpub);
    expect([known.status, known.lines.length, known.errors.length]).toEqual([0, 1, 1]);
    expect((await run('BTC/bitcoin', ownKey)).errors).toEqual([]);
  });

  test('reaches the last index and not one further', async () => {
    const last = await run('ETH/ethereum', ownKey, '--from', '2147483647');
    expect(last.lines.map((line) => JSON.parse(line).index)).toEqual([2 ** 31 - 1]);
    const further = await run('ETH/ethereum', ownKey, '--from', '2147483647', '--count', '2');
    expect(further).toMatchObject({ status: 2, lines: [] });
  });
});

describe('shop derive for Solana', () => {
  test.each([
    { args: ['SOL/solana'] },
    { args: ['SOL/solana', wallet] },
    { args: ['SOL/solana', wallet, '--from', '3', '--count', '5'] },
  ])('says that there is nothing to derive: $args', async ({ args }) => {
    const { status, lines, errors } = await run(...args);
    expect({ status, lines }).toEqual({ status: 0, lines: [] });
    expect(errors.join(' ')).toMatch(/nothing to derive/);
  });

  test('still refuses what is no wallet', async () => {
    expect(await run('SOL/solana', vectors.solanaOffCurve.pda)).toMatchObject({
      status: 2,
      lines: [],
    });
  });
});

describe('shop derive refuses', () => {
  const xprv = master.derive("m/84'/0'/0'").privateExtendedKey;
  const words = phrases.letter.split(' ');

  test.each(methodIds)(
    'a private key for %s, says what to do and does not repeat it',
    async (method) => {
      for (const args of [
        [method, xprv],
        [method, phrases.legal],
        [method, ...words],
        [xprv],
        ['--key', xprv],
      ]) {
        const { status, lines, errors } = await run(...args);
        expect({ status, lines }).toEqual({ status: 2, lines: [] });
        const said = errors.join('\n');
        expect(said).toMatch(/private key.*history.*Move the funds.*public key \(xpub\)/s);
        expect(said).not.toContain(xprv);
        expect(said).not.toContain('letter advice');
      }
    },
  );

  test.each([
    { args: [], says: /Usage/ },
    { args: ['BTC'], says: /no such METHOD.*BTC\/bitcoin/s },
    { args: ['constructor', btc.xpub], says: /no such METHOD/ },
    { args: ['BTC/bitcoin'], says: /receiving key/ },
    { args: ['BTC/bitcoin', btc.xpub, '5'], says: /Too many/ },
    { args: ['BTC/bitcoin', btc.xpub, '--start', '5'], says: /no such option/ },
    { args: ['BTC/bitcoin', btc.xpub, '--from', '-1'], says: /--from takes/ },
    { args: ['BTC/bitcoin', btc.xpub, '--from', '1.5'], says: /--from takes/ },
    { args: ['BTC/bitcoin', btc.xpub, '--from', '1e3'], says: /--from takes/ },
    { args: ['BTC/bitcoin', btc.xpub, '--from', '2147483648'], says: /--from takes/ },
    { args: ['BTC/bitcoin', btc.xpub, '--from', '9'.repeat(400)], says: /--from takes/ },
    { args: ['BTC/bitcoin', btc.xpub, '--from'], says: /--from takes/ },
    { args: ['BTC/bitcoin', btc.xpub, '--from='], says: /--from takes/ },
    { args: ['BTC/bitcoin', btc.xpub, '--count', '0'], says: /--count takes/ },
    { args: ['BTC/bitcoin', btc.xpub, '--count', '10001'], says: /--count takes/ },
    { args: ['BTC/bitcoin', btc.xpub, '--count', 'ten'], says: /--count takes/ },
    { args: ['BTC/bitcoin', btc.xpub, '--chain', 'mainnet'], says: /--chain takes/ },
    { args: ['BTC/bitcoin', btc.xpub, '--chain'], says: /--chain takes/ },
    { args: ['BTC/bitcoin', regtest.tpub], says: /another network.*--chain/ },
    { args: ['BTC/bitcoin', master.publicExtendedKey], says: /account/ },
    { args: ['BTC/bitcoin', 'hello'], says: /xpub or zpub/ },
    { args: ['DEMO/demo', ''], says: /public text/ },
  ])('$args in a sentence', async ({ args, says }) => {
    const { status, lines, errors } = await run(...args);
    expect({ status, lines }).toEqual({ status: 2, lines: [] });
    expect(errors.join('\n')).toMatch(says);
  });
});
