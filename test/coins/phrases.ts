import { createHmac, createPrivateKey, createPublicKey, pbkdf2Sync } from 'node:crypto';
import { HDKey } from '@scure/bip32';
import { fingerprint } from '../../core/coins/testKeys.js';

const abandon = 'abandon '.repeat(11);

/**
 * Seed phrases that stand in specifications and tools: BIP-39's vectors, Hardhat, Foundry, Ganache,
 * Truffle.
 */
export const phrases = {
  abandon: `${abandon}about`,
  abandonLong: `${'abandon '.repeat(23)}art`,
  legal: 'legal winner thank year wave sausage worth useful legal winner thank yellow',
  letter: 'letter advice cage absurd amount doctor acoustic avoid letter advice cage above',
  zoo: `${'zoo '.repeat(11)}wrong`,
  zooLong: `${'zoo '.repeat(23)}vote`,
  junk: `${'test '.repeat(11)}junk`,
  ganache: 'myth like bonus scare over problem client lizard pioneer submit female collect',
  truffle: 'candy maple cake sugar pudding cream honey rich smooth crumble sweet treat',
} as const;

/** BIP-39's own vectors are computed with this passphrase, and wallets' tests without one. */
const passphrases = ['', 'TREZOR'];
const accounts = [0, 1, 2, 3, 4];

const bases = [
  "44'/0'",
  "49'/0'",
  "84'/0'",
  "44'/1'",
  "49'/1'",
  "84'/1'",
  "44'/2'",
  "49'/2'",
  "84'/2'",
];
const paths = [...bases, "44'/60'", "44'/195'"];

/** BIP-39: PBKDF2 with HMAC-SHA512, 2048 rounds, 64 bytes. */
export function seedOf(phrase: string, passphrase = ''): Buffer {
  return pbkdf2Sync(phrase.normalize('NFKD'), `mnemonic${passphrase}`, 2048, 64, 'sha512');
}

function accountPrints(seed: Buffer): string[] {
  const master = HDKey.fromMasterSeed(seed);
  return paths.flatMap((path) => {
    const coin = master.derive(`m/${path}`);
    return accounts.map((account) => printOf(coin.derive(`m/${account}'`)));
  });
}

function printOf({ chainCode, publicKey }: HDKey): string {
  if (chainCode === null || publicKey === null) throw new Error('a node without its key');
  return fingerprint(Buffer.concat([chainCode, publicKey]));
}

/** SLIP-10 for ed25519: hardened steps only. Gives the 32 bytes from which the key is made. */
function ed25519Secret(seed: Buffer, path: readonly number[]): Buffer {
  let node = createHmac('sha512', 'ed25519 seed').update(seed).digest();
  for (const step of path) {
    const number = Buffer.alloc(4);
    number.writeUInt32BE(2 ** 31 + step);
    const data = Buffer.concat([Buffer.from([0]), node.subarray(0, 32), number]);
    node = createHmac('sha512', node.subarray(32)).update(data).digest();
  }
  return node.subarray(0, 32);
}

const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

function ed25519Public(secret: Buffer): Buffer {
  const key = createPrivateKey({
    key: Buffer.concat([pkcs8, secret]),
    format: 'der',
    type: 'pkcs8',
  });
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32);
}

/**
 * Phantom and others: `m/44'/501'/A'/0'`; older wallets stop earlier; `solana-keygen` cuts the
 * seed.
 */
export function solanaWallets(seed: Buffer): Buffer[] {
  const derived = [
    [44, 501],
    ...accounts.flatMap((a) => [
      [44, 501, a],
      [44, 501, a, 0],
    ]),
  ];
  return [...derived.map((path) => ed25519Secret(seed, path)), seed.subarray(0, 32)].map(
    ed25519Public,
  );
}

/** Every fingerprint that `core/coins/publicTestKeys.ts` must hold, sorted. */
export function allFingerprints(): string[] {
  const seeds = Object.values(phrases).flatMap((phrase) =>
    passphrases.map((passphrase) => seedOf(phrase, passphrase)),
  );
  const wallets = seeds.flatMap((seed) => solanaWallets(seed).map((wallet) => fingerprint(wallet)));
  return [...new Set([...seeds.flatMap(accountPrints), ...wallets])].sort();
}
