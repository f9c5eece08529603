import { describe, expect, it } from 'vitest';
import { channelOf, heardBy, session } from './session.js';

const here = session();

describe('files', () => {
  it('gives what a person sends to the bot as bytes, until the link expires', async () => {
    const heard = heardBy(await here.start());
    const ayse = here.discord.user({ name: 'Ayşe' });
    await ayse.says('log', {
      in: 'dm',
      files: [{ name: 'nvidia.log', bytes: Buffer.from('Xid 79') }],
    });
    const message = await here.discord.until('the bot hears it', async () => heard[0] ?? null);
    const url = message.attachments.first()?.url ?? '';
    expect(await (await fetch(url)).text()).toBe('Xid 79');
    here.discord.advance(25 * 60 * 60 * 1000);
    expect((await fetch(url)).status).toBe(404);
  });

  it('keeps what the bot sends, and what an edit leaves of it', async () => {
    await here.start();
    const channel = await channelOf(here);
    const sent = await channel.send({ files: [{ attachment: Buffer.from('a'), name: 'a.txt' }] });
    await sent.edit({
      content: 'gone',
      attachments: [],
      files: [{ attachment: Buffer.from('b'), name: 'b.txt' }],
    });
    const [seen] = await here.discord.messages(here.discord.channel);
    expect(seen?.files.map((file) => [file.name, file.bytes.toString()])).toEqual([['b.txt', 'b']]);
    expect(here.discord.violations()).toEqual([]);
  });
});
