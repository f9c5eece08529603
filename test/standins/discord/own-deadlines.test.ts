import { MessageFlags } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { messageIn } from './discord.js';
import { nothing, session } from './session.js';
import { form } from './testbot.js';

const here = session();

describe('deadlines', () => {
  it('does not know an interaction after three seconds', async () => {
    const { errors } = await here.start(async (interaction) => {
      here.discord.advance(3001);
      if (interaction.isRepliable()) await interaction.reply('late');
    });
    const reply = await here.discord.user({ name: 'Kim' }).command('start');
    await here.discord.settled();
    expect(reply).toMatchObject({ kind: 'nothing', refused: 10062 });
    expect(errors).toMatchObject([{ code: 10062 }]);
  });

  it('takes a token for fifteen minutes', async () => {
    let edit = async (_: string): Promise<unknown> => undefined;
    await here.start(async (interaction) => {
      if (!interaction.isRepliable()) return;
      edit = (content) => interaction.editReply(content);
      await interaction.reply({ content: 'now', flags: MessageFlags.Ephemeral });
    });
    const reply = messageIn(await here.discord.user({ name: 'Kim' }).command('start'));
    await here.discord.settled();
    here.discord.advance(14 * 60_000);
    await edit('still');
    expect((await here.discord.message(reply.id))?.content).toBe('still');
    here.discord.advance(2 * 60_000);
    await expect(edit('too late')).rejects.toMatchObject({ code: 50027 });
  });

  it('takes no modal after a defer and none in answer to a modal', async () => {
    const { errors } = await here.start(async (interaction) => {
      if (interaction.isChatInputCommand()) await interaction.showModal(form);
      if (!interaction.isModalSubmit()) return;
      const body = { type: 9, data: form.toJSON() };
      const route = `/interactions/${interaction.id}/${interaction.token}/callback` as const;
      await interaction.client.rest.post(route, { body, auth: false });
    });
    const kim = here.discord.user({ name: 'Kim' });
    const opened = await kim.command('start');
    if (opened.modal === null) throw new Error('no modal');
    const again = await kim.submits(opened.modal, { first: 'Kim' });
    await here.discord.settled();
    expect(again.kind).toBe('nothing');
    expect(errors).toMatchObject([{ code: 50035 }]);
  });

  it('says nothing came when the bot does not answer', async () => {
    await here.start(nothing, { patience: 200 });
    expect((await here.discord.user({ name: 'Kim' }).command('start')).kind).toBe('nothing');
  });
});
