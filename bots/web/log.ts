/** Where adapters write what an operator should know; never a person's words, names or form values. */
export type Log = {
  info: (about: object, message: string) => void;
  warn: (about: object, message: string) => void;
  error: (about: object, message: string) => void;
};
