import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { type Channel, isThread, type World } from './world.js';

/** What @everyone may do in the guild. */
const EVERYONE =
  Bits.ViewChannel |
  Bits.SendMessages |
  Bits.ReadMessageHistory |
  Bits.AttachFiles |
  Bits.EmbedLinks |
  Bits.UseApplicationCommands |
  Bits.SendMessagesInThreads;

/** What a bot of this kind is invited with. */
export const BOT_PERMISSIONS =
  EVERYONE |
  Bits.CreatePrivateThreads |
  Bits.CreatePublicThreads |
  Bits.ManageThreads |
  Bits.ManageMessages |
  Bits.ManageChannels |
  Bits.ManageRoles |
  Bits.AddReactions;

const ALL = BOT_PERMISSIONS | Bits.Administrator;

function overwritten(world: World, channel: Channel, user: string, base: bigint): bigint {
  const roles = world.members.get(user) ?? new Set();
  const everyone = channel.overwrites.get(world.guild);
  const ofRoles = [...channel.overwrites.values()].filter((one) => roles.has(one.id));
  const own = channel.overwrites.get(user);
  let bits = (base & ~(everyone?.deny ?? 0n)) | (everyone?.allow ?? 0n);
  for (const one of ofRoles) bits &= ~one.deny;
  for (const one of ofRoles) bits |= one.allow;
  return (bits & ~(own?.deny ?? 0n)) | (own?.allow ?? 0n);
}

/**
 * What a user may do in a channel: @everyone, then roles, then overwrites of @everyone, of roles
 * and of the member, in this order; a thread inherits its parent's
 * (docs.discord.com/developers/topics/permissions#permission-overwrites).
 */
export function permissionsIn(world: World, channel: Channel, user: string): bigint {
  if (channel.recipient !== null) {
    return channel.recipient === user || user === world.bot ? ALL : 0n;
  }
  if (!world.members.has(user)) return 0n;
  const base = user === world.bot ? world.botPermissions : EVERYONE;
  const home = channel.parent === null ? channel : (world.channels.get(channel.parent) ?? channel);
  return overwritten(world, home, user, base);
}

/**
 * Whether a user sees a channel. A private thread is seen by its members and by those who may
 * manage threads (docs.discord.com/developers/topics/threads#private-threads).
 */
export function canView(world: World, channel: Channel, user: string): boolean {
  const bits = permissionsIn(world, channel, user);
  if ((bits & Bits.ViewChannel) === 0n) return false;
  if (!isThread(channel) || channel.type !== 12) return true;
  return channel.members.has(user) || (bits & Bits.ManageThreads) !== 0n;
}

/** Whether a user holds a permission in a channel. */
export function may(world: World, channel: Channel, user: string, bit: bigint): boolean {
  return (permissionsIn(world, channel, user) & bit) === bit;
}
