import { type MethodId, methods, networkNames } from '../../core/domain/methods.js';
import type { Shop } from '../../core/domain/shop.js';
import type { ReceivingKey } from './keys.js';

/** What a shop file says, on one screen, and the first addresses of each method to compare with the wallet. */
export function summary(shop: Shop, keys: readonly ReceivingKey[]): string[] {
  const cards = shop.catalogue.length;
  const soldOut = shop.catalogue.filter((offer) => offer.stock === 0).length;
  return [
    `${shop.name} (${shop.id}): ${mode(shop)}`,
    `Languages: ${shop.languages.join(', ')}; default ${shop.defaultLanguage}`,
    `Catalogue: ${cards} ${cards === 1 ? 'model' : 'models'}, ${soldOut} sold out`,
    `Environments: ${shop.environments.join(', ')}`,
    `Staff: ${shop.staff.map((member) => `${member.name} (${member.role})`).join(', ') || 'nobody'}`,
    'First receiving addresses; compare them with the wallet:',
    ...keys.flatMap(addresses),
  ];
}

function mode({ mode: kind, chain }: Shop): string {
  switch (kind) {
    case 'demo':
      return 'demo shop, no real money';
    case 'live':
      return chain === 'main'
        ? 'live shop, real money'
        : `live shop on test networks (chain "${chain}")`;
    default:
      return kind satisfies never;
  }
}

function addresses({ method, key }: ReceivingKey): string[] {
  return [`  ${named(method)}`, ...[0, 1, 2].map((index) => shown(key.derive(index)))];
}

function named(method: MethodId): string {
  const { asset, network } = methods[method];
  return `${asset} on ${networkNames[network]}`;
}

function shown({
  path,
  address,
  reference,
}: {
  path: string;
  address: string;
  reference?: string;
}): string {
  return `    ${path}  ${address}${reference === undefined ? '' : `  reference ${reference}`}`;
}
