import { randomBytes } from 'node:crypto';
import { hash, verify } from 'argon2';
import type { PasswordHash } from '../domain/account.js';
import type { Person } from '../domain/deeds.js';
import { type AttemptLimit, attempts } from './attempts.js';
import type { Database, Row } from './database.js';
import { type Keys, peppered } from './keys.js';
import { text } from './rows.js';
import { seal } from './seal.js';
import type { Store } from './store.js';

/** OWASP Password Storage Cheat Sheet, argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A sign-in always costs this many comparisons, however many accounts an e-mail has, and none is left out. */
const comparisons = 4;

const bucketBits = 10;

/** First bits of a keyed hash: they tell which few accounts to compare and no more about the password. */
function bits(keys: Keys, ...parts: string[]): number {
  return peppered(keys, ...parts).readUInt16BE(0) >> (16 - bucketBits);
}

/** The bucket of an account: the password's bits mixed with the e-mail, so that equal passwords do not show. */
function bucket(keys: Keys, email: string, passwordBits: number): number {
  return bits(keys, 'account', email, String(passwordBits));
}

function passwordBits(keys: Keys, password: string): number {
  return bits(keys, 'password', password);
}

/** A PHC string, then `#` and the password's bits, which the store takes apart when it saves the account. */
async function hashPassword(keys: Keys, typed: string): Promise<PasswordHash> {
  const password = typed.normalize('NFC');
  const phc = await hash(password, cost);
  return `${phc}#${passwordBits(keys, password)}` as PasswordHash;
}

/** What is stored of a password: the PHC string and the bucket. */
export function storedHash(
  keys: Keys,
  email: string,
  hashed: PasswordHash,
): { hash: string; bucket: number } {
  const [phc = '', ownBits = ''] = hashed.split('#');
  if (!/^\d{1,4}$/.test(ownBits)) throw new Error('a password hash that this store did not make');
  return { hash: phc, bucket: bucket(keys, email, Number(ownBits)) };
}

/**
 * An e-mail may belong to several accounts, and anybody may register one more. Only those in the password's bucket
 * are compared, the oldest first: registering an e-mail again cannot push its owner out, and dummy hashes fill up,
 * so that the time a refusal takes does not tell whether an e-mail exists.
 */
export function secrets(
  database: Database,
  known: readonly Keys[],
  limit: AttemptLimit,
): Store['secrets'] {
  const [current] = known;
  if (current === undefined) throw new Error('the store needs a data key');
  let dummy: Promise<string> | undefined;
  const match = async (email: string, typed: string): Promise<string | undefined> => {
    dummy ??= hash(randomBytes(16), cost);
    const password = typed.normalize('NFC');
    const rows = await candidates(database, known, email, password);
    return compare(rows, await dummy, password);
  };
  return {
    hash: (password) => hashPassword(current, password),
    stamp: (stored) => peppered(current, 'stamp', stored).toString('hex').slice(0, 32),
    seal: (plain) => seal(current, plain),
    signIn: async (email, password, person, now) => {
      const names = attemptNames(current, email, person);
      const counted = await attempts(database, limit).count(names, now);
      if (counted.is === 'locked') return counted;
      const account = await match(email, password);
      if (account === undefined) return { is: 'wrong' };
      await attempts(database, limit).forgive(names, now);
      return { is: 'match', account };
    },
  };
}

function attemptNames(keys: Keys, email: string, person: Person): string[] {
  return [
    peppered(keys, 'e-mail', email).toString('base64url'),
    peppered(keys, 'person', person.platform, person.user).toString('base64url'),
  ];
}

function candidates(
  database: Database,
  known: readonly Keys[],
  email: string,
  password: string,
): Promise<Row[]> {
  const buckets = known.map((keys) => bucket(keys, email, passwordBits(keys, password)));
  return database.rows(
    `SELECT id, hash FROM account WHERE email = ? AND bucket IN (${buckets.map(() => '?').join(', ')})
      ORDER BY created_at, id LIMIT ${comparisons}`,
    email,
    ...buckets,
  );
}

async function compare(
  rows: readonly Row[],
  dummy: string,
  password: string,
): Promise<string | undefined> {
  let account: string | undefined;
  for (let at = 0; at < comparisons; at += 1) {
    const row = rows[at];
    const matches = await verify(row === undefined ? dummy : text(row, 'hash'), password);
    if (matches && row !== undefined) account ??= text(row, 'id');
  }
  return account;
}
