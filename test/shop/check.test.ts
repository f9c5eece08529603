import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HDKey } from '@scure/bip32';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { check } from '../../bots/shop/check.js';
import { bitcoin } from '../../core/coins/bitcoin.js';
import vectors from '../data/payment-vectors.json' with { type: 'json' };
import { changed, shopPath, shopText } from './file.js';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function checked(...args: string[]) {
  const lines: string[] = [];
  const errors: string[] = [];
  const status = await check(args, {
    line: (text) => lines.push(text),
    error: (text) => errors.push(text),
  });
  return { status, lines, errors };
}

async function checkText(text: string) {
  const file = join(folder, 'shop.json');
  await writeFile(file, text);
  const told = await checked(file);
  return { ...told, errors: told.errors.map((line) => line.replace(`${file}: `, '')) };
}

/** The account key of a wallet that no documentation prints. */
function accountKey(path: string): string {
  return HDKey.fromMasterSeed(new Uint8Array(32).fill(77)).derive(path).publicExtendedKey;
}

function live(methods: unknown): string {
  const staff = [{ name: 'Kim', role: 'manager', telegram: 1 }];
  return changed('methods', methods, changed('staff', staff, changed('mode', 'live')));
}

describe('checking a shop file', () => {
  it('sums up a right one and shows three addresses of each method', async () => {
    const { status, lines, errors } = await checked(shopPath('kernodeck'));
    expect([status, errors]).toEqual([0, []]);
    const text = lines.join('\n');
    expect(text).toContain('Kernodeck (kernodeck): demo shop, no real money');
    expect(text).toContain('Languages: nl, en, tr; default nl');
    expect(text).toContain('Catalogue: 14 models, 1 sold out');
    expect(lines.filter((line) => /^ {4}demo\/[012] {2}demo1/.test(line))).toHaveLength(6);
    expect(lines.length).toBeLessThanOrEqual(40);
  });

  it('shows the addresses that the wallet shows', async () => {
    const key = accountKey("m/84'/0'/0'");
    const opened = bitcoin.open(key, 'main');
    if (!opened.ok) throw new Error(opened.problem);
    const { status, lines } = await checkText(live([{ method: 'BTC/bitcoin', key }]));
    expect(status).toBe(0);
    expect(lines).toContain('  BTC on Bitcoin');
    for (const index of [0, 1, 2])
      expect(lines.join('\n')).toContain(`m/84'/0'/0'/0/${index}  ${opened.derive(index).address}`);
  });

  it('shows the reference keys of a Solana wallet', async () => {
    const wallet = '7v91N7iZ9mNicL8WfG6cgSCKyRXydQjLh6UYBWwm6y1Q';
    const { status, lines } = await checkText(live([{ method: 'SOL/solana', key: wallet }]));
    expect(status).toBe(0);
    expect(lines.filter((line) => line.includes(`${wallet}  reference `))).toHaveLength(3);
  });

  it('refuses a key of a printed seed phrase in a live shop', async () => {
    const { status, errors } = await checkText(
      live([{ method: 'BTC/bitcoin', key: vectors.btc.zpub }]),
    );
    expect(status).toBe(1);
    expect(errors).toEqual([
      expect.stringMatching(/^methods\[0\]\.key: Refused: this key comes from a seed phrase/),
    ]);
  });

  it('refuses a private key and does not repeat it', async () => {
    const key = HDKey.fromMasterSeed(new Uint8Array(32).fill(77)).privateExtendedKey;
    const { status, errors, lines } = await checkText(live([{ method: 'BTC/bitcoin', key }]));
    expect(status).toBe(1);
    expect(errors).toEqual([
      expect.stringMatching(/^methods\[0\]\.key: Refused: this is a private key/),
    ]);
    expect([...errors, ...lines].join()).not.toContain(key.slice(0, 20));
  });

  it('refuses one key for two methods, whose addresses would be the same', async () => {
    const key = accountKey("m/44'/60'/0'");
    const { status, errors } = await checkText(
      live([
        { method: 'ETH/ethereum', key },
        { method: 'USDT/ethereum', key },
      ]),
    );
    expect(status).toBe(1);
    expect(errors).toEqual([
      'methods[1].key: gives the same addresses as ETH/ethereum; use the key of another account of the wallet',
    ]);
  });

  it('tells about wrong keys and wrong fields together, one line each', async () => {
    const text = changed(
      'orderPrefix',
      'kd',
      live([{ method: 'TRX/tron', key: 'xpub' }, { method: 'no' }]),
    );
    const { status, errors } = await checkText(text);
    expect(status).toBe(1);
    expect(errors.map((line) => line.split(': ')[0])).toEqual([
      'orderPrefix',
      'methods[1].method',
      'methods[1].key',
      'methods[0].key',
    ]);
    expect(errors.every((line) => !line.includes('\n'))).toBe(true);
  });

  it('names the file and the place where it is no JSON', async () => {
    const { status, errors } = await checkText(shopText().replace('"orderPrefix"', 'orderPrefix'));
    expect(status).toBe(1);
    expect(errors).toEqual([
      expect.stringMatching(/^line \d+, column 3: a name in double quotes is expected here$/),
    ]);
  });

  it('says so when there is no file', async () => {
    expect(await checked(join(folder, 'none.json'))).toMatchObject({
      status: 1,
      errors: [expect.stringContaining('there is no such file')],
    });
    expect(await checked(folder)).toMatchObject({
      status: 1,
      errors: [expect.stringContaining('a folder')],
    });
  });

  it('asks for exactly one file', async () => {
    expect((await checked()).status).toBe(2);
    expect((await checked('a', 'b')).status).toBe(2);
  });
});
