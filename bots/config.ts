import { z } from 'zod';

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'a port number')
  .transform(Number)
  .refine((number) => number <= 65_535, 'a port number, 65535 at most');

/** 32 bytes, in base64 or hexadecimal. */
const dataKey = z.string().transform((text, context) => {
  const bytes = Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64');
  if (bytes.length === 32) return new Uint8Array(bytes);
  context.addIssue({
    code: 'custom',
    message: '32 bytes in base64, as `openssl rand -base64 32` prints them',
  });
  return z.NEVER;
});

const root = z.url({
  protocol: /^https?$/,
  error: 'an address that begins with http:// or https://',
});

const schema = z
  .object({
    SHOP: z.string().default('kernodeck'),
    DATABASE_URL: z
      .string()
      .regex(/^(file:|postgres(ql)?:\/\/)/, 'begins with file: or postgresql://')
      .optional(),
    DATA_KEY: dataKey.optional(),
    OLD_DATA_KEYS: z
      .string()
      .transform((keys) => keys.split(','))
      .pipe(z.array(dataKey))
      .optional(),
    RESTORED: z.literal(['yes', 'no'], 'yes or no').default('no'),
    PORT: port.optional(),
    PUBLIC_PORT: port.optional(),
    PUBLIC_HOST: z.string().default('0.0.0.0'),
    PUBLIC_URL: root
      .refine((url) => !/[?#]/.test(url), 'an address without ? and #')
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
    TELEGRAM_BOT_TOKEN: z
      .string()
      .regex(/^\d+:[\w-]{20,}$/, 'the token as BotFather gave it, such as 123456:ABC…')
      .optional(),
    TELEGRAM_API_ROOT: root.optional(),
    TELEGRAM_WEBHOOK_SECRET: z
      .string()
      .regex(/^[\w-]{1,256}$/, '1 to 256 letters, digits, _ and -')
      .optional(),
    DISCORD_BOT_TOKEN: z
      .string()
      .min(20, 'the token from the Bot page of your application')
      .optional(),
    DISCORD_API_ROOT: root.optional(),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  })
  .superRefine((env, context) => {
    const need = (name: string, why: string) =>
      context.addIssue({ code: 'custom', path: [name], message: why });
    if (env.TELEGRAM_WEBHOOK_SECRET !== undefined) {
      if (env.PUBLIC_URL === undefined) need('PUBLIC_URL', 'is needed for TELEGRAM_WEBHOOK_SECRET');
      if (env.PUBLIC_PORT === undefined)
        need('PUBLIC_PORT', 'is needed for TELEGRAM_WEBHOOK_SECRET');
    }
    if (env.PORT !== undefined && env.PORT !== 0 && env.PORT === env.PUBLIC_PORT) {
      need('PUBLIC_PORT', 'has to be another port than PORT');
    }
    if (env.PUBLIC_URL !== undefined && env.PUBLIC_PORT === undefined) {
      need('PUBLIC_PORT', 'is needed for PUBLIC_URL: it is the port that serves those pages');
    }
  });

/** The settings of one process. Nothing else reads the environment. */
export type Config = z.infer<typeof schema>;

/** Reads the environment, or tells everything that is wrong with it, one sentence a setting. Values are not repeated. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
): { ok: true; config: Config } | { ok: false; problems: string[] } {
  const set = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = schema.safeParse(set);
  if (read.success) return { ok: true, config: read.data };
  return {
    ok: false,
    problems: read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
  };
}
