import { MessageFlags, PermissionFlagsBits } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { messageIn } from './discord.js';
import { channelOf, nothing, session } from './session.js';

const here = session();

describe('who may see and do what', () => {
  it('shows a private thread to its members only', async () => {
    await here.start();
    const channel = await channelOf(here);
    const kim = here.discord.user({ name: 'Kim' });
    const ayse = here.discord.user({ name: 'Ayşe' });
    const thread = await channel.threads.create({ name: 'ticket', type: 12, invitable: false });
    await thread.members.add(kim.id);
    await thread.send('only for Kim');
    expect(await here.discord.messages(thread.id, kim)).toHaveLength(1);
    expect(await here.discord.messages(thread.id, ayse)).toEqual([]);
    await thread.setArchived(true);
    expect(await here.discord.threads(here.discord.channel)).toMatchObject([
      { archived: true, private: true },
    ]);
    expect(here.discord.violations()).toEqual([]);
  });

  it('hides a channel by its permission overwrites, also those the bot sets', async () => {
    const running = await here.start();
    const role = here.discord.role('agents');
    const agent = here.discord.user({ name: 'Kim', roles: [role] });
    const guest = here.discord.user({ name: 'Ayşe' });
    const desk = await here.discord.addChannel({ name: 'desk', onlyRoles: [role] });
    const channel = await running.client.channels.fetch(desk);
    if (!channel?.isSendable() || !('permissionOverwrites' in channel)) throw new Error('no desk');
    await channel.send('order 17');
    expect(await here.discord.messages(desk, agent)).toHaveLength(1);
    expect(await here.discord.messages(desk, guest)).toEqual([]);
    await channel.permissionOverwrites.edit(guest.id, { ViewChannel: true }, { type: 1 });
    expect(await here.discord.messages(desk, guest)).toHaveLength(1);
    expect(here.discord.violations()).toEqual([]);
  });

  it('refuses what the bot lacks the permission for', async () => {
    await here.start(nothing, { botLacks: PermissionFlagsBits.SendMessages });
    const channel = await channelOf(here);
    await expect(channel.send('hello')).rejects.toMatchObject({ code: 50013 });
  });

  it('knows no member and takes no direct message once someone has left', async () => {
    const { client } = await here.start();
    const kim = here.discord.user({ name: 'Kim' });
    await kim.leaves();
    const guild = await client.guilds.fetch(here.discord.guild);
    await expect(guild.members.fetch(kim.id)).rejects.toMatchObject({ code: 10007 });
    await expect(client.users.send(kim.id, 'hello')).rejects.toMatchObject({ code: 50278 });
  });

  it('keeps ephemeral messages out of the bot’s reach but by their token', async () => {
    const { client } = await here.start(async (interaction) => {
      if (interaction.isRepliable())
        await interaction.reply({ content: 'x', flags: MessageFlags.Ephemeral });
    });
    const reply = messageIn(await here.discord.user({ name: 'Kim' }).command('start'));
    const route = `/channels/${reply.channel}/messages/${reply.id}` as const;
    await expect(client.rest.patch(route, { body: { content: 'y' } })).rejects.toMatchObject({
      code: 10008,
    });
  });

  it('resolves the user of an option', async () => {
    const asked: string[] = [];
    await here.start(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      asked.push(interaction.options.getUser('who', true).globalName ?? '');
      await interaction.reply('yes');
    });
    const kim = here.discord.user({ name: 'Kim' });
    await here.discord.user({ name: 'Ayşe' }).command('staff', { who: { user: kim.id } });
    expect(asked).toEqual(['Kim']);
  });
});
