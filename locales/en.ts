import { common } from './en/common.js';
import { web } from './en/web.js';

/** Every text, in the language that types the others. */
export const en = { ...common, ...web } as const;
