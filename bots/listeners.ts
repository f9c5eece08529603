import type { Logger } from 'pino';
import type { Shop } from '../core/domain/shop.js';
import type { Config } from './config.js';
import { type Platforms, playgroundPort, webhookPath } from './platforms.js';
import type { HostedPages } from './web/hosted.js';
import type { ListenFailure, Listening } from './web/listener.js';

type Opening = {
  config: Config;
  shop: Shop;
  log: Logger;
  platforms: Platforms;
  pages: Pick<HostedPages, 'payment' | 'signIn'>;
};

export type Opened =
  | {
      ok: true;
      lines: readonly string[];
      ports: Readonly<Record<string, number>>;
      close: () => Promise<void>;
    }
  | { ok: false; problems: readonly string[] };

/** Opens the ports that the settings ask for: all of them, or none and the reason. */
export async function listeners(opening: Opening): Promise<Opened> {
  const asked = { playground: await openPlayground(opening), public: await openPublic(opening) };
  const open: [string, Listening][] = [];
  const problems: string[] = [];
  for (const [name, listener] of Object.entries(asked)) {
    if (listener?.is === 'listening') open.push([name, listener]);
    else if (listener !== undefined) problems.push(listener.why);
  }
  const close = async () => {
    await Promise.all(open.map(([, listener]) => listener.close()));
  };
  if (problems.length > 0) {
    await close();
    return { ok: false, problems };
  }
  return {
    ok: true,
    lines: open.map(line),
    ports: Object.fromEntries(open.map(([name, { port }]) => [name, port])),
    close,
  };
}

function line([name, { port }]: [string, Listening]): string {
  return name === 'playground'
    ? `Playground: http://localhost:${port}`
    : `Public pages: port ${port}`;
}

async function openPlayground({
  config,
  shop,
  log,
  platforms,
  pages,
}: Opening): Promise<Listening | ListenFailure | undefined> {
  const port = playgroundPort(config, shop);
  const { web } = platforms;
  if (web === undefined || port === undefined) return undefined;
  const { playground } = await import('./web/playground.js');
  const staff = shop.staff.flatMap(({ web: id, name }) => (id === undefined ? [] : [{ id, name }]));
  return playground({
    log,
    web,
    port,
    shop: { ...storefront(shop), staff },
    pages: hosted(config, shop, pages),
  });
}

async function openPublic({
  config,
  shop,
  log,
  platforms,
  pages,
}: Opening): Promise<Listening | ListenFailure | undefined> {
  const { PUBLIC_PORT: port, PUBLIC_HOST: host } = config;
  if (port === undefined) return undefined;
  const [{ publicListener }, { metricsRegistry }] = await Promise.all([
    import('./web/public.js'),
    import('./web/metrics.js'),
  ]);
  const { telegram } = platforms;
  const webhooks =
    telegram === undefined || config.TELEGRAM_WEBHOOK_SECRET === undefined
      ? []
      : [{ path: webhookPath, receive: telegram.receive } as const];
  const metrics = metricsRegistry();
  metrics.gauge('lotdesk_up', 'Whether the shop runs', () => 1);
  return publicListener({
    log,
    host,
    port,
    shop: storefront(shop),
    pages: hosted(config, shop, pages),
    webhooks,
    metrics,
  });
}

function storefront({ name, languages, defaultLanguage }: Shop) {
  return { shop: name, languages, defaultLanguage };
}

function hosted(
  { PUBLIC_URL: publicUrl }: Config,
  { mode }: Shop,
  pages: Opening['pages'],
): HostedPages {
  return { demo: mode === 'demo', ...(publicUrl === undefined ? {} : { publicUrl }), ...pages };
}
