import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  Client,
  type ClientOptions,
  GatewayIntentBits,
  type Interaction,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  Partials,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import type { Discord } from './discord.js';

/** A bot that has nothing to do with Lotdesk: it proves the stand-in with discord.js alone. */
export interface TestBot {
  readonly client: Client<true>;
  readonly errors: unknown[];
  readonly close: () => Promise<void>;
}

const INTENTS = [
  GatewayIntentBits.Guilds,
  GatewayIntentBits.GuildMessages,
  GatewayIntentBits.DirectMessages,
  GatewayIntentBits.MessageContent,
];

const COMMANDS = [
  new SlashCommandBuilder()
    .setName('start')
    .setNameLocalizations({ tr: 'başla', nl: 'begin' })
    .setDescription('Begin')
    .setDescriptionLocalizations({ tr: 'Başla', nl: 'Begin' }),
  new SlashCommandBuilder()
    .setName('staff')
    .setDescription('Who is staff')
    .addUserOption((option) => option.setName('who').setDescription('Whom').setRequired(true)),
];

/** Logs a bot in and registers its commands; `handle` sees every interaction. */
export async function startTestBot(
  discord: Discord,
  handle: (interaction: Interaction) => Promise<unknown>,
  more: Partial<ClientOptions> = {},
): Promise<TestBot> {
  const client = new Client({
    intents: INTENTS,
    partials: [Partials.Channel],
    rest: { api: discord.apiRoot, retries: 0 },
    ...more,
  });
  const errors: unknown[] = [];
  client.on('error', (error) => errors.push(error));
  client.on('interactionCreate', (interaction) => {
    handle(interaction).catch((error: unknown) => errors.push(error));
  });
  const ready = new Promise<Client<true>>((resolve) => client.once('clientReady', resolve));
  await client.login(discord.token);
  const online = await ready;
  await online.application.commands.set(COMMANDS.map((command) => command.toJSON()));
  return { client: online, errors, close: () => client.destroy() };
}

/** An ephemeral screen with two buttons and a select. */
export const screen = {
  content: 'Choose',
  flags: MessageFlags.Ephemeral,
  components: [
    new ActionRowBuilder<ButtonBuilder>().addComponents(
      new ButtonBuilder().setCustomId('next').setLabel('Next').setStyle(ButtonStyle.Primary),
      new ButtonBuilder().setCustomId('form').setLabel('Details').setStyle(ButtonStyle.Secondary),
    ),
    new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
      new StringSelectMenuBuilder()
        .setCustomId('gpu')
        .addOptions({ label: 'B200', value: 'b200' }, { label: 'MI300X', value: 'mi300x' }),
    ),
  ],
} as const;

/** A modal with one field in a label. */
export const form = new ModalBuilder()
  .setCustomId('details')
  .setTitle('Your details')
  .addLabelComponents(
    new LabelBuilder()
      .setLabel('First name')
      .setTextInputComponent(
        new TextInputBuilder().setCustomId('first').setStyle(TextInputStyle.Short),
      ),
  );
