import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import config from '../../.dependency-cruiser.mjs';

const project = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'rooms-'));
afterAll(() => rmSync(folder, { recursive: true }));

const libraries = [
  'zod',
  'i18next',
  'ethers',
  'tronweb',
  '@solana/web3.js',
  '@scure/base',
  '@scure/bip32',
  '@scure/btc-signer',
  '@prisma/client',
  '@prisma/adapter-pg',
  'argon2',
  'grammy',
  '@grammyjs/auto-retry',
  'discord.js',
  'fastify',
  'qrcode',
  'pino',
];

/** A house in small in which every import is allowed. */
const allowed: Record<string, string[]> = {
  'locales/en.ts': ['../core/chat/phrase.js'],
  'core/domain/order.ts': ['zod', '@scure/base'],
  'core/domain/shop.ts': ['./order.js'],
  'core/chat/phrase.ts': [],
  'core/chat/view.ts': ['./phrase.js'],
  'core/chat/text.ts': ['i18next', '../../locales/en.js'],
  'core/chat/receive.ts': ['../store/store.js', '../domain/order.js', 'node:crypto'],
  'core/chat/notices.ts': ['./view.js'],
  'core/coins/coin.ts': ['../domain/order.js'],
  'core/coins/chain.ts': [
    'ethers',
    'tronweb',
    '@solana/web3.js',
    '@scure/bip32',
    '@scure/btc-signer',
  ],
  'core/rates/rate.ts': ['../domain/order.js'],
  'core/store/store.ts': ['../domain/order.js'],
  'core/store/prisma.ts': ['@prisma/client', '@prisma/adapter-pg', 'argon2', 'node:fs'],
  'core/jobs/outbox.ts': ['../chat/notices.js', '../store/store.js', '../../bots/platform.js'],
  'core/jobs/watch.ts': ['../coins/coin.js', '../rates/rate.js', '../domain/order.js'],
  'bots/platform.ts': ['../core/chat/view.js'],
  'bots/picture.ts': ['qrcode', '../core/chat/view.js'],
  'bots/root.ts': ['node:fs'],
  'bots/config.ts': ['zod', './root.js', './shop/main.js', '../core/domain/order.js'],
  'bots/telegram/show.ts': ['grammy', '@grammyjs/auto-retry', '../platform.js', '../picture.js'],
  'bots/discord/show.ts': ['discord.js', '../../core/chat/view.js', '../../core/domain/order.js'],
  'bots/web/listen.ts': ['fastify', '../root.js', '../../locales/en.js'],
  'bots/shop/main.ts': ['../../core/coins/chain.js', '../root.js'],
  'bots/main.ts': ['./config.js', './web/listen.js', '../core/store/prisma.js', 'pino'],
  'bots/wire.ts': ['../core/store/prisma.js'],
  'bots/telegram/limits.ts': [],
};

/** One import too many each, and the rule that must fail on it. */
const forbidden: [file: string, imports: string, rule: string][] = [
  ['core/domain/a.ts', 'node:fs', 'domain-imports'],
  ['core/domain/b.ts', 'i18next', 'domain-imports'],
  ['core/domain/c.ts', '../chat/view.js', 'domain-imports'],
  ['core/chat/a.ts', '../store/prisma.js', 'chat-imports'],
  ['core/chat/b.ts', 'grammy', 'chat-imports'],
  ['core/chat/c.ts', '../../bots/platform.js', 'chat-imports'],
  ['core/chat/d.ts', 'node:fs', 'chat-imports'],
  ['core/chat/e.ts', '../coins/coin.js', 'chat-imports'],
  ['locales/nl.ts', '../core/domain/order.js', 'locales-imports'],
  ['bots/redact.ts', '../core/domain/order.js', 'redact-imports'],
  ['locales/tr.ts', '../core/chat/text.js', 'locales-imports'],
  ['core/coins/a.ts', '../store/store.js', 'coins-imports'],
  ['core/coins/b.ts', '../chat/view.js', 'coins-imports'],
  ['core/rates/a.ts', 'ethers', 'rates-imports'],
  ['core/rates/b.ts', '../coins/coin.js', 'rates-imports'],
  ['core/store/a.ts', '../chat/view.js', 'store-imports'],
  ['core/store/b.ts', '../../bots/root.js', 'store-imports'],
  ['core/jobs/a.ts', '../store/prisma.js', 'jobs-imports'],
  ['core/jobs/b.ts', '../coins/chain.js', 'jobs-imports'],
  ['core/jobs/c.ts', '../../bots/telegram/show.js', 'jobs-imports'],
  ['core/jobs/d.ts', '../chat/receive.js', 'jobs-imports'],
  ['bots/telegram/a.ts', 'discord.js', 'telegram-imports'],
  ['bots/telegram/b.ts', '../../core/store/store.js', 'telegram-imports'],
  ['bots/telegram/c.ts', '../discord/show.js', 'telegram-imports'],
  ['bots/telegram/d.ts', 'qrcode', 'telegram-imports'],
  ['bots/discord/a.ts', 'grammy', 'discord-imports'],
  ['bots/discord/b.ts', '../../core/coins/coin.js', 'discord-imports'],
  ['bots/web/a.ts', 'grammy', 'web-imports'],
  ['bots/web/b.ts', '../../core/store/prisma.js', 'web-imports'],
  ['bots/web/c.ts', 'argon2', 'web-imports'],
  ['bots/platform.ts', './picture.js', 'platform-imports'],
  ['bots/picture.ts', './platform.js', 'picture-imports'],
  ['bots/root.ts', 'zod', 'root-imports'],
  ['bots/config.ts', './web/listen.js', 'config-imports'],
  ['bots/shop/a.ts', '../telegram/limits.js', 'shop-imports'],
  ['bots/main.ts', 'fastify', 'composition-imports'],
  ['bots/stray.ts', '../core/domain/order.js', 'no-room'],
  ['bots/web/d.ts', '../main.js', 'main-is-the-top'],
  ['bots/shop/b.ts', '../wire.js', 'main-is-the-top'],
  ['core/store/c.ts', 'pg', 'not-at-runtime'],
  ['core/domain/d.ts', './missing.js', 'not-found'],
  ['core/domain/order.ts', './shop.js', 'no-circle'],
];

function build(house: string, files: Record<string, string[]>): string {
  const root = join(folder, house);
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  };
  for (const [name, imports] of Object.entries(files)) {
    const lines = imports.map((one) => `import '${one}';`);
    write(name, `${lines.join('\n')}\nexport const here = 1;\n`);
  }
  for (const name of [...libraries, 'pg']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  const dependencies = Object.fromEntries(libraries.map((name) => [name, '1.0.0']));
  write(
    'package.json',
    JSON.stringify({ type: 'module', dependencies, devDependencies: { pg: '1' } }),
  );
  for (const name of ['.dependency-cruiser.mjs', 'tsconfig.json']) {
    cpSync(join(project, name), join(root, name));
  }
  return root;
}

const report = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});

/** The rules that the house breaks, as `file rule`. */
function broken(house: string, files: Record<string, string[]>): Set<string> {
  const cli = join(project, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const options = [
    '--config=.dependency-cruiser.mjs',
    '--output-type=json',
    'bots',
    'core',
    'locales',
  ];
  const cwd = build(house, files);
  const ran = spawnSync(process.execPath, [cli, ...options], { cwd, encoding: 'utf8' });
  const { violations } = report.parse(JSON.parse(ran.stdout)).summary;
  return new Set(violations.map(({ from, rule }) => `${from} ${rule.name}`));
}

const patient = { timeout: 120_000 };

test('the imports of the plan are allowed', patient, () => {
  expect([...broken('allowed', allowed)]).toEqual([]);
});

test('an import that the plan does not name is refused, by the rule of its room', patient, () => {
  const files = { ...allowed };
  for (const [file, imports] of forbidden) files[file] = [...(files[file] ?? []), imports];
  const found = broken('forbidden', files);
  expect(
    forbidden.map(([file, , rule]) => `${file} ${rule}`).filter((one) => !found.has(one)),
  ).toEqual([]);
});

test('every rule is shown to bite', () => {
  const shown = new Set(forbidden.map(([, , rule]) => rule));
  expect(
    config.forbidden?.map(({ name }) => name).filter((name) => !shown.has(name ?? '')),
  ).toEqual([]);
});
