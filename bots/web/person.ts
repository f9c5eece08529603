import { z } from 'zod';

const words =
  'a name of 1 to 24 lower-case letters, digits and dashes, such as "ayse" or "staff:kim"';

/** Who speaks in the playground. The name is an id: no key of an object, path or markup can hide in it. */
export const person = z
  .string({ error: words })
  .regex(/^(?:staff:)?[a-z0-9][a-z0-9-]{0,23}$/, { error: words });
