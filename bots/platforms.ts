import type { Logger } from 'pino';
import type { Shop } from '../core/domain/shop.js';
import type { Store } from '../core/store/store.js';
import type { Config } from './config.js';
import type { Platform } from './platform.js';
import type { Rates } from './telegram/pace.js';
import type { TelegramPlatform } from './telegram/telegram.js';
import type { WebPlatform } from './web/platform.js';

type Making = {
  config: Config;
  shop: Shop;
  store: Store;
  log: Logger;
  clock: () => number;
  telegramRates: Rates | undefined;
};

/** The platforms of this process; those that need more than a connection also by name. */
export type Platforms = {
  all: readonly Platform[];
  web: WebPlatform | undefined;
  telegram: TelegramPlatform | undefined;
};

export const webhookPath = '/webhook/telegram';

/** The playground's port: the one that is set, or the usual one of a demo shop without a bot token. */
export function playgroundPort(config: Config, shop: Shop): number | undefined {
  if (shop.mode === 'live') return undefined;
  const bots = config.TELEGRAM_BOT_TOKEN ?? config.DISCORD_BOT_TOKEN;
  return config.PORT ?? (bots === undefined ? 3000 : undefined);
}

/** Loads and builds only what is configured. */
export async function platformsOf(making: Making): Promise<Platforms> {
  const [web, telegram, discord] = await Promise.all([
    webOf(making),
    telegramOf(making),
    discordOf(making),
  ]);
  const all = [web, telegram, discord].filter(
    (platform): platform is Platform => platform !== undefined,
  );
  return { all, web, telegram };
}

async function webOf({ config, shop, log, clock }: Making): Promise<WebPlatform | undefined> {
  const port = playgroundPort(config, shop);
  if (port === undefined) return undefined;
  const { webPlatform } = await import('./web/platform.js');
  return webPlatform({ log, startedAt: clock(), origin: () => `http://localhost:${port}` });
}

async function telegramOf({
  config,
  shop,
  log,
  telegramRates,
}: Making): Promise<TelegramPlatform | undefined> {
  const token = config.TELEGRAM_BOT_TOKEN;
  if (token === undefined) return undefined;
  const { telegramPlatform } = await import('./telegram/telegram.js');
  const { TELEGRAM_WEBHOOK_SECRET: secret, PUBLIC_URL: url } = config;
  return telegramPlatform({
    token,
    apiRoot: config.TELEGRAM_API_ROOT,
    webhook:
      secret === undefined || url === undefined
        ? undefined
        : { url: `${url}${webhookPath}`, secret },
    languages: shop.languages,
    defaultLanguage: shop.defaultLanguage,
    rates: telegramRates,
    staff: shop.staff.flatMap(({ telegram }) => (telegram === undefined ? [] : [telegram])),
    log,
  });
}

async function discordOf({ config, shop, store, log }: Making): Promise<Platform | undefined> {
  const token = config.DISCORD_BOT_TOKEN;
  if (token === undefined) return undefined;
  const { discordPlatform } = await import('./discord/platform.js');
  return discordPlatform({
    token,
    apiRoot: config.DISCORD_API_ROOT,
    languages: shop.languages,
    defaultLanguage: shop.defaultLanguage,
    cursor: store.cursor,
    log,
  });
}
