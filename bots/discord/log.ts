/** Where the adapter writes what an operator should know; never a person's words, names or form values. */
export type Log = Record<'info' | 'warn' | 'error', (about: object, message: string) => void>;
