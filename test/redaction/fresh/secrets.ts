import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { base58, bech32, createBase58check, base64 as standard } from '@scure/base';
import { entropyToMnemonic } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { alnum, digits, hex, lower, type Random, upper } from './random.js';

type Maker = (random: Random) => string;

const base58check = createBase58check(sha256);
const url = `${alnum}-_`;
const base64 = `${alnum}+/`;

/** Published formats of tokens, with their published lengths. */
export const tokens: Record<string, Maker> = {
  huggingface: (r) => `hf_${r.letters(lower + upper, 34)}`,
  openai: (r) => `sk-proj-${r.letters(url, 74)}T3BlbkFJ${r.letters(url, 74)}`,
  openaiOld: (r) => `sk-${r.letters(alnum, 20)}T3BlbkFJ${r.letters(alnum, 20)}`,
  anthropic: (r) => `sk-ant-api03-${r.letters(url, 93)}AA`,
  openrouter: (r) => `sk-or-v1-${r.letters(hex, 64)}`,
  replicate: (r) => `r8_${r.letters(alnum, 37)}`,
  nvidia: (r) => `nvapi-${r.letters(url, 64)}`,
  groq: (r) => `gsk_${r.letters(alnum, 52)}`,
  xai: (r) => `xai-${r.letters(alnum, 80)}`,
  perplexity: (r) => `pplx-${r.letters(alnum, 48)}`,
  tavily: (r) => `tvly-${r.letters(alnum, 32)}`,
  runpod: (r) => `rpa_${r.letters(upper + digits, 40)}`,
  langsmith: (r) => `lsv2_pt_${r.letters(hex, 32)}_${r.letters(hex, 10)}`,
  databricks: (r) => `dapi${r.letters(hex, 32)}`,
  github: (r) => `gh${r.pick(['p', 'o', 'u', 's', 'r'])}_${r.letters(alnum, 36)}`,
  githubFine: (r) => `github_pat_${r.letters(alnum, 22)}_${r.letters(alnum, 59)}`,
  gitlab: (r) => `glpat-${r.letters(url, 20)}`,
  npm: (r) => `npm_${r.letters(alnum, 36)}`,
  pypi: (r) => `pypi-AgEIcHlwaS5vcmc${r.letters(url, 150)}`,
  docker: (r) => `dckr_pat_${r.letters(url, 27)}`,
  awsId: (r) => `${r.pick(['AKIA', 'ASIA'])}${r.letters(`${upper}234567`, 16)}`,
  google: (r) => `AIza${r.letters(url, 35)}`,
  googleOauth: (r) => `ya29.${r.letters(url, 120)}`,
  googleSecret: (r) => `GOCSPX-${r.letters(url, 28)}`,
  digitalocean: (r) => `dop_v1_${r.letters(hex, 64)}`,
  vault: (r) => `hvs.${r.letters(url, 90)}`,
  slack: (r) => `xoxb-${r.letters(digits, 12)}-${r.letters(digits, 13)}-${r.letters(alnum, 24)}`,
  sendgrid: (r) => `SG.${r.letters(url, 22)}.${r.letters(url, 43)}`,
  stripe: (r) => `${r.pick(['sk', 'rk'])}_${r.pick(['live', 'test'])}_51${r.letters(alnum, 97)}`,
  twilio: (r) => `SK${r.letters(hex, 32)}`,
  telegram: (r) => `${1 + r.below(9)}${r.letters(digits, 9)}:AA${r.letters(url, 33)}`,
  discord: (r) => `M${r.letters(alnum, 23)}.${r.letters(url, 6)}.${r.letters(url, 38)}`,
  notion: (r) => `ntn_${r.letters(alnum, 46)}`,
  linear: (r) => `lin_api_${r.letters(alnum, 40)}`,
  grafana: (r) => `glsa_${r.letters(alnum, 32)}_${r.letters(hex, 8)}`,
  tailscale: (r) => `tskey-auth-${r.letters(alnum, 12)}CNTRL-${r.letters(alnum, 32)}`,
  newrelic: (r) => `NRAK-${r.letters(upper + digits, 27)}`,
  postman: (r) => `PMAK-${r.letters(hex, 24)}-${r.letters(hex, 34)}`,
  shopify: (r) => `shpat_${r.letters(hex, 32)}`,
  supabase: (r) => `sbp_${r.letters(hex, 40)}`,
  age: (r) => `AGE-SECRET-KEY-1${r.letters('QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L', 58)}`,
  jwt: (r) => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const body = { sub: r.letters(hex, 24), iat: 1_700_000_000 + r.below(9e7), role: 'renter' };
    return `${part({ alg: 'HS256', typ: 'JWT' })}.${part(body)}.${r.letters(url, 43)}`;
  },
};

/** Keys without a mark of their own: only the words around say what they are. */
export const keys: Record<string, Maker> = {
  wandb: (r) => r.letters(hex, 40),
  alphanumeric: (r) => r.letters(alnum, 24 + r.below(24)),
  base64: (r) => `${r.letters(base64, 43)}=`,
  url: (r) => r.letters(url, 32 + r.below(20)),
  hex32: (r) => r.letters(hex, 32),
};

/** What people think of: a word, digits and a few marks; or what a manager made. */
export const passwords: Record<string, Maker> = {
  word: (r) =>
    r.pick([
      'Zonnebloem',
      'Karanfil',
      'Schmetterling',
      'Papillon',
      'Winter',
      'Bisiklet',
      'Koffie',
    ]) +
    r.letters(digits, 3 + r.below(2)) +
    r.letters(alnum, 3 + r.below(3)),
  marked: (r) =>
    `${r.pick(['Deniz', 'Stroopwafel', 'Brot', 'Fromage', 'Rocket'])}${r.pick(['!', '#', '@', '_', '.', '$'])}${r.letters(digits, 4)}${r.pick(['xQ', 'vB', 'kP'])}`,
  managed: (r) => `${r.letters(alnum, 12)}${r.letters(digits, 2)}${r.pick(['aZ', 'Bq'])}`,
};

function solana(random: Random): string {
  const secret = random.bytes(32);
  return base58.encode(Uint8Array.of(...secret, ...ed25519.getPublicKey(secret)));
}

/** Private keys of wallets that say what they are by their build. */
export const wallets: Record<string, Maker> = {
  wif: (r) => base58check.encode(Uint8Array.of(0x80, ...r.bytes(32), 1)),
  wifOld: (r) => base58check.encode(Uint8Array.of(0x80, ...r.bytes(32))),
  xprv: (r) => base58check.encode(Uint8Array.of(0x04, 0x88, 0xad, 0xe4, ...r.bytes(74))),
  zprv: (r) => base58check.encode(Uint8Array.of(0x04, 0xb2, 0x43, 0x0c, ...r.bytes(74))),
  solana,
  nsec: (r) => bech32.encode('nsec', bech32.toWords(r.bytes(32)), 100),
};

export function phrase(random: Random): string {
  return entropyToMnemonic(random.bytes(random.pick([16, 20, 24, 28, 32])), wordlist);
}

export function hexKey(random: Random): string {
  return random.letters(hex, 64);
}

export function basic(random: Random): string {
  return standard.encode(Buffer.from(`user${random.below(99)}:${random.letters(alnum, 14)}`));
}

/** A private key as OpenSSH or OpenSSL would write it, its body drawn at random. */
export function pem(random: Random): { text: string; lines: string[] } {
  const name = random.pick([
    'RSA PRIVATE KEY',
    'PRIVATE KEY',
    'OPENSSH PRIVATE KEY',
    'EC PRIVATE KEY',
  ]);
  const width = name.startsWith('OPENSSH') ? 70 : 64;
  const lines = Array.from({ length: 3 + random.below(20) }, () => random.letters(base64, width));
  lines.push(`${random.letters(base64, 30)}=`);
  return { text: `-----BEGIN ${name}-----\n${lines.join('\n')}\n-----END ${name}-----`, lines };
}
