import { z } from 'zod';
import { locales } from './locale.js';
import { methodIds } from './methods.js';
import { type Cents, centsOf, decimal } from './money.js';
import { faults } from './shopRules.js';

const idWords = 'lower-case letters, digits and dashes, 24 at most';
const id = z.string(idWords).regex(/^[a-z0-9][a-z0-9-]{0,23}$/, idWords);

const usdWords = 'dollars such as "149" or "149.50"';
const usd = z
  .string(usdWords)
  .regex(/^\d{1,9}(\.\d{2})?$/, usdWords)
  .refine((text) => centsOf(text) !== 0n, 'more than 0 dollars')
  .transform((text): Cents => centsOf(text) ?? 0n);

/** One line on a screen: neither blank nor more than `longest` characters. */
function line(longest: number) {
  return z.string().max(longest).regex(/\S/, 'some text, not blank');
}

const offer = z.strictObject({
  id,
  model: line(40),
  vendor: z.enum(['NVIDIA', 'AMD']),
  toolchain: z.enum(['CUDA', 'ROCm']),
  memoryPerCard: z.int().min(1).max(2048).describe('GB on one card'),
  memoryKind: line(16),
  cardsPerLot: z.int().min(1).max(16).default(1),
  price: z
    .strictObject({ 3: usd, 7: usd, 30: usd })
    .describe('US dollars for one lot and the whole term, such as "149" or "149.50"'),
  stock: z.int().min(0).max(100_000).describe('lots'),
});

export const environments = [
  'python',
  'pytorch',
  'notebook',
  'inference',
  'ubuntu',
  'blender',
  'other',
] as const;
const environment = z.enum(environments);

const rateWords = 'dollars per coin, such as "65000.00"';
const method = z.strictObject({
  method: z.enum(methodIds),
  key: line(200).describe('extended public key, or the wallet on Solana; never a private key'),
  confirmations: z.int().min(1).max(1000).optional(),
  rate: z
    .string(rateWords)
    .refine((text) => (decimal(text)?.digits ?? 0n) > 0n, rateWords)
    .optional()
    .describe('fixed exchange rate in dollars per coin; demo shops only'),
});

const discordWords = 'the digits of a Discord user id in quotes, such as "80351110224678912"';
const staff = z.strictObject({
  name: line(40),
  role: z.enum(['agent', 'manager']),
  web: id.optional().describe('name in the playground; demo shops only'),
  telegram: z.int().positive().optional().describe('numeric Telegram user id'),
  discord: z
    .string(discordWords)
    .regex(/^\d{5,20}$/, discordWords)
    .optional()
    .describe('Discord user id, in quotes'),
});

/** The same text in each language. Terms and privacy have to fit into one message of every platform. */
function words(longest: number) {
  return z.strictObject({ en: line(longest), nl: line(longest), tr: line(longest) });
}

const address = 'an address that begins with https://';
const legal = z.strictObject({
  text: words(1600),
  url: z
    .url({ protocol: /^https$/, error: address })
    .optional()
    .describe('where the full text stands'),
});

const place = z.enum(['chat', 'page']);

/** The numbers of a shop, each with its default. Durations in minutes, hours or days as named. */
const numbers = z.strictObject({
  instructionMinutes: z.int().min(1).max(1440).default(30),
  holdAfterExpiryMinutes: z.int().min(0).max(10_080).default(60),
  holdWithoutInstructionMinutes: z.int().min(1).max(1440).default(30),
  unpaidOrdersPerAccount: z.int().min(1).max(100).default(2),
  instructionsPerHour: z.int().min(1).max(100).default(5),
  closeUnpaidAfterHours: z.int().min(1).max(720).default(24),
  rateAgeMinutes: z.int().min(1).max(60).default(5),
  sessionDays: z.int().min(1).max(365).default(30),
  signInAttempts: z.int().min(1).max(100).default(5),
  signInWindowMinutes: z.int().min(1).max(1440).default(15),
});

/** A shop file: everything in which one storefront differs from another. */
export const shopSchema = z
  .strictObject({
    $schema: z.string().optional(),
    id,
    name: line(40),
    mode: z.enum(['demo', 'live']),
    chain: z.enum(['main', 'test', 'regtest']).default('main'),
    languages: z.array(z.enum(locales)).min(1),
    defaultLanguage: z.enum(locales),
    orderPrefix: z.string().regex(/^[A-Z]{2,4}$/, 'two to four capital letters, such as "KD"'),
    supportHours: words(200),
    supportContact: words(300),
    terms: legal,
    privacy: legal,
    staff: z.array(staff).max(200),
    catalogue: z.array(offer).min(1).max(60),
    environments: z.array(environment).min(1),
    methods: z.array(method).min(1),
    checkout: z
      .strictObject({ telegram: place, discord: place })
      .default({ telegram: 'chat', discord: 'chat' })
      .describe('where a customer of that platform pays: in the chat or on the hosted page'),
    numbers: numbers.prefault({}),
  })
  .superRefine(
    (shop, context) => {
      for (const { path, message } of faults(shop)) {
        context.addIssue({ code: 'custom', path: [...path], message });
      }
    },
    // Also when a field is wrong, so that one run tells every problem.
    { when: () => true },
  );

export type Shop = z.infer<typeof shopSchema>;
export type Offer = Shop['catalogue'][number];
export type ShopMethod = Shop['methods'][number];
export type Environment = z.infer<typeof environment>;
export type StaffMember = Shop['staff'][number];
