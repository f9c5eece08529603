import { z } from 'zod';
import { type Cents, centsOf, decimal } from './money.js';
import { isMethod, type MethodId, methods } from './methods.js';
import { locales } from './locale.js';

const id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,23}$/, 'lower-case letters, digits and dashes, 24 at most');

const usd = z
  .string()
  .regex(/^\d{1,9}(\.\d{2})?$/, 'dollars such as "149" or "149.50"')
  .transform((text): Cents => centsOf(text) ?? 0n);

const offer = z.strictObject({
  id,
  model: z.string().min(1).max(40),
  vendor: z.enum(['NVIDIA', 'AMD']),
  toolchain: z.enum(['CUDA', 'ROCm']),
  memoryPerCard: z.int().min(1).max(2048).describe('GB on one card'),
  memoryKind: z.string().min(1).max(16),
  cardsPerLot: z.int().min(1).max(16).default(1),
  price: z.strictObject({ 3: usd, 7: usd, 30: usd }).describe('US dollars for one lot and the whole term'),
  stock: z.int().min(0).max(100_000).describe('lots'),
});

const environment = z.enum(['python', 'pytorch', 'notebook', 'inference', 'ubuntu', 'blender', 'other']);

const method = z.strictObject({
  method: z.string().refine(isMethod, 'a payment method such as "BTC/bitcoin"'),
  key: z.string().min(1).describe('extended public key, or the wallet on Solana; never a private key'),
  confirmations: z.int().min(1).max(1000).optional(),
  rate: z
    .string()
    .refine((text) => (decimal(text)?.digits ?? 0n) > 0n, 'dollars per coin, such as "65000.00"')
    .optional()
    .describe('fixed exchange rate; demo shops only'),
});

const staff = z.strictObject({
  name: z.string().min(1).max(40),
  role: z.enum(['agent', 'manager']),
  web: id.optional().describe('name in the playground; demo shops only'),
  telegram: z.int().positive().optional().describe('numeric Telegram user id'),
  discord: z.string().regex(/^\d{5,20}$/).optional().describe('Discord user id'),
});

const words = z.strictObject({ en: z.string(), nl: z.string(), tr: z.string() });

/** The numbers of the house plan, each with its default. Durations in minutes, hours or days as named. */
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
    name: z.string().min(1).max(40),
    mode: z.enum(['demo', 'live']),
    chain: z.enum(['main', 'test', 'regtest']).default('main'),
    languages: z.array(z.enum(locales)).min(1),
    defaultLanguage: z.enum(locales),
    orderPrefix: z.string().regex(/^[A-Z]{2,4}$/),
    supportHours: words,
    supportContact: words,
    terms: z.strictObject({ text: words, url: z.url().optional() }),
    privacy: z.strictObject({ text: words, url: z.url().optional() }),
    staff: z.array(staff),
    catalogue: z.array(offer).min(1).max(60),
    environments: z.array(environment).min(1),
    methods: z.array(method).min(1),
    checkout: z
      .strictObject({ telegram: z.enum(['chat', 'page']), discord: z.enum(['chat', 'page']) })
      .default({ telegram: 'chat', discord: 'chat' }),
    numbers: numbers.prefault({}),
  })
  .superRefine(consistent);

export type Shop = z.infer<typeof shopSchema>;
export type Offer = Shop['catalogue'][number];
export type ShopMethod = { method: MethodId; key: string; confirmations?: number; rate?: string };
export type Environment = z.infer<typeof environment>;
export type StaffMember = Shop['staff'][number];
export type Role = StaffMember['role'];

type Draft = {
  mode: 'demo' | 'live';
  languages: readonly string[];
  defaultLanguage: string;
  catalogue: readonly { id: string }[];
  methods: readonly { method: string; rate?: string | undefined }[];
};

function consistent(shop: Draft, context: z.RefinementCtx): void {
  const problem = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message });
  if (!shop.languages.includes(shop.defaultLanguage)) {
    problem(['defaultLanguage'], 'is not among "languages"');
  }
  repeated(shop.catalogue.map((entry) => entry.id)).forEach((entry) =>
    problem(['catalogue'], `"${entry}" stands there twice`),
  );
  repeated(shop.methods.map((entry) => entry.method)).forEach((entry) =>
    problem(['methods'], `"${entry}" stands there twice`),
  );
  shop.methods.forEach((entry, at) => methodProblems(shop.mode, entry, (message) => problem(['methods', at], message)));
}

function methodProblems(
  mode: 'demo' | 'live',
  entry: { method: string; rate?: string | undefined },
  problem: (message: string) => void,
): void {
  const demo = isMethod(entry.method) && methods[entry.method].network === 'demo';
  if (mode === 'demo' && !demo) problem('a demo shop takes the demo coins only');
  if (mode === 'live' && demo) problem('a live shop takes no demo coins');
  if (mode === 'live' && entry.rate !== undefined) problem('a live shop takes no fixed rate');
  if (mode === 'demo' && entry.rate === undefined) problem('a demo coin needs a "rate"');
}

function repeated(ids: readonly string[]): string[] {
  return [...new Set(ids.filter((entry, at) => ids.indexOf(entry) !== at))];
}
