/**
 * Version bytes of extended public keys, by the letters the text begins with (SLIP-132). `xpub`
 * says nothing about the network: many wallets write it for every coin, on test networks too.
 */
export const versions = {
  xpub: 0x0488b21e,
  ypub: 0x049d7cb2,
  zpub: 0x04b24746,
  tpub: 0x043587cf,
  upub: 0x044a5262,
  vpub: 0x045f1cf6,
  Ltub: 0x019da462,
  Mtub: 0x01b26ef6,
  ttub: 0x0436f6e1,
} as const satisfies Record<string, number>;

export type Prefix = keyof typeof versions;

/** Whether the version bytes `version` are those of one of the `allowed` prefixes. */
export function isOneOf(version: number, allowed: readonly Prefix[]): boolean {
  return allowed.some((prefix) => versions[prefix] === version);
}
