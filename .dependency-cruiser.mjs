// Which room may import what. A room that is not in this table may import nothing, and a library that no room
// names may be imported by none: one line here is the whole permission.

const builtin = '^(node:)?[a-z_/]+$';
const crypto = '^(node:)?crypto$';
/** @param {string[]} names */
const packages = (...names) => `^node_modules/(@types/)?(${names.join('|')})/`;
const zod = packages('zod');

const domain = '^core/domain/';
const chat = '^core/chat/';
const locales = '^locales/';
const storePort = '^core/store/store\\.ts$';
const coinPort = '^core/coins/coin\\.ts$';
const ratePort = '^core/rates/rate\\.ts$';
const platformPort = '^bots/platform\\.ts$';
const picture = '^bots/picture\\.ts$';
/** What `main.ts` builds the shop with. */
const composition = '^bots/(main|start|wire|platforms|listeners|converse|keyfile|wrongs)\\.ts$';
const root = '^bots/root\\.ts$';
const platformRoom = [chat, domain, locales, platformPort, picture, builtin, zod];

/**
 * Every room: its name, the files in it, and what they may import besides one another.
 * @type {[name: string, files: string, may: string[]][]}
 */
export const rooms = [
  ['domain', domain, [packages('zod', '@scure/bip39', '@scure/base', '@noble/[^/]+', 'ibantools')]],
  ['chat', chat, [domain, locales, storePort, crypto, packages('zod', 'i18next')]],
  ['locales', locales, ['^core/chat/phrase\\.ts$']],
  [
    'coins',
    '^core/coins/',
    [
      domain,
      builtin,
      zod,
      packages(
        'ethers',
        'tronweb',
        '@solana/web3\\.js',
        '@scure/base',
        '@scure/bip32',
        '@scure/btc-signer',
      ),
    ],
  ],
  ['rates', '^core/rates/', [domain, builtin, zod]],
  [
    'store',
    '^core/store/',
    [domain, builtin, zod, packages('@prisma/[^/]+', 'better-sqlite3', 'pg', 'argon2')],
  ],
  [
    'jobs',
    '^core/jobs/',
    [
      domain,
      '^core/chat/(notices|tell|view)\\.ts$',
      storePort,
      coinPort,
      ratePort,
      platformPort,
      builtin,
      zod,
    ],
  ],
  ['telegram', '^bots/telegram/', [...platformRoom, packages('grammy', '@grammyjs/[^/]+')]],
  ['discord', '^bots/discord/', [...platformRoom, packages('discord\\.js', 'discord-api-types')]],
  ['web', '^bots/web/', [...platformRoom, root, packages('fastify', '@fastify/[^/]+')]],
  ['platform', platformPort, [chat, domain]],
  ['picture', picture, [chat, domain, packages('qrcode')]],
  ['root', root, [builtin]],
  ['config', '^bots/config\\.ts$', [domain, '^bots/shop/', root, builtin, zod]],
  ['shop', '^bots/shop/', [domain, '^core/coins/', '^core/store/backup\\.ts$', root, builtin, zod]],
  ['redact', '^bots/redact\\.ts$', ['^core/domain/redaction/', builtin]],
  ['composition', composition, ['^(bots|core|locales)/', builtin, packages('pino')]],
];

const product = '^(bots|core|locales)/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...rooms.map(([name, files, may]) => ({
      name: `${name}-imports`,
      severity: /** @type {const} */ ('error'),
      from: { path: files },
      to: { pathNot: [files, ...may] },
    })),
    {
      name: 'no-room',
      comment: 'A file outside the table has no permission yet: give it a room.',
      severity: 'error',
      from: { path: product, pathNot: rooms.map(([, files]) => files) },
      to: {},
    },
    {
      name: 'main-is-the-top',
      comment: 'What is built at the top is handed down; nobody reaches up for it.',
      severity: 'error',
      from: { pathNot: composition },
      to: { path: composition },
    },
    {
      name: 'not-at-runtime',
      comment:
        'What only developers install cannot be imported by what customers run, types aside.',
      severity: 'error',
      from: { path: product },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'not-found',
      severity: 'error',
      from: { path: product },
      to: { couldNotResolve: true },
    },
    {
      name: 'no-circle',
      severity: 'error',
      from: { path: product },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^core/store/generated/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
  },
};
