import type { Shop } from '../core/domain/shop.js';
import type { Config } from './config.js';

/** What is wrong between the settings and the shop file, in words. */
export function wrongs(config: Config, shop: Shop): string[] {
  const problems: string[] = [];
  const wanted = Object.values(shop.checkout).includes('page');
  if (wanted && config.PUBLIC_URL === undefined) {
    problems.push('PUBLIC_URL: is needed, because the shop file has `checkout: page`');
  }
  if (shop.mode === 'live') problems.push(...liveWrongs(config));
  return problems;
}

function liveWrongs(config: Config): string[] {
  const problems: string[] = [];
  if (config.DATA_KEY === undefined) {
    problems.push(
      'DATA_KEY: a live shop needs its own; make one with `openssl rand -base64 32` and keep a copy of it',
    );
  }
  if (config.TELEGRAM_BOT_TOKEN === undefined && config.DISCORD_BOT_TOKEN === undefined) {
    problems.push(
      'TELEGRAM_BOT_TOKEN or DISCORD_BOT_TOKEN: a live shop needs one of them; the playground is for demo shops',
    );
  }
  if (config.PORT !== undefined)
    problems.push('PORT: the playground never opens in a live shop; use PUBLIC_PORT');
  return problems;
}
