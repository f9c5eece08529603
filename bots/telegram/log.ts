/** Where a platform writes what an operator should know; pino fits. Never a person's words or names. */
export type Log = Record<'info' | 'warn' | 'error', (facts: object, message: string) => void>;
