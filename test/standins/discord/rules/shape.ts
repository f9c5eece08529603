import * as z from 'zod';
import { isJson } from '../json.js';

/** Fields that the document calls integers and the API takes as numeric strings. */
const BIT_FIELDS = new Set(['allow', 'deny', 'permissions', 'default_member_permissions']);

/** Permissions as numbers (docs.discord.com/developers/topics/permissions: sent as strings). */
function withNumericBits(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNumericBits);
  if (!isJson(value)) return value;
  const entries = Object.entries(value).map(([key, member]) => {
    const bits = BIT_FIELDS.has(key) && typeof member === 'string' && /^\d+$/.test(member);
    return [key, bits ? Number(member) : withNumericBits(member)];
  });
  return Object.fromEntries(entries);
}

/** What a schema did not take over, by place: `components[0].colour`. */
function unknownIn(given: unknown, known: unknown, at: string): string[] {
  if (Array.isArray(given) && Array.isArray(known)) {
    return given.flatMap((one, index) => unknownIn(one, known[index], `${at}[${index}]`));
  }
  if (!isJson(given) || !isJson(known)) return [];
  return Object.entries(given).flatMap(([key, member]) => {
    const place = at === '' ? key : `${at}.${key}`;
    return key in known ? unknownIn(member, known[key], place) : [`${place}: unknown property`];
  });
}

function deepest(issues: readonly z.core.$ZodIssue[]): readonly z.core.$ZodIssue[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
    const branches = issue.errors.map((branch) => deepest(branch));
    // Of a union, the branch whose own `type` fits says what is wrong.
    const wrongType = (branch: readonly z.core.$ZodIssue[]): number =>
      branch.some((one) => one.path[0] === 'type') ? 1 : 0;
    branches.sort((a, b) => wrongType(a) - wrongType(b) || a.length - b.length);
    return (branches[0] ?? []).map((one) => ({ ...one, path: [...issue.path, ...one.path] }));
  });
}

/** What is wrong with a body under one schema: first what is refused, then what is ignored. */
interface Findings {
  readonly refused: readonly string[];
  readonly unknown: readonly string[];
}

function tryBody(schema: z.core.$ZodType, body: unknown): Findings {
  const result = z.safeParse(schema, body);
  if (result.success) return { refused: [], unknown: unknownIn(body, result.data, '') };
  const refused = deepest(result.error.issues).map(
    (issue) => `${issue.path.map(String).join('.')}: ${issue.message}`,
  );
  return { refused, unknown: [] };
}

/** Checks a body against all that it may be, and keeps the kindest reading. */
export function checkShape(schemas: readonly z.core.$ZodType[], body: unknown): Findings {
  const given = withNumericBits(body);
  const tried = schemas.map((schema) => tryBody(schema, given));
  const typed = (one: Findings): number => (one.refused.some((r) => r.startsWith('type:')) ? 1 : 0);
  tried.sort(
    (a, b) =>
      typed(a) - typed(b) ||
      a.refused.length - b.refused.length ||
      a.unknown.length - b.unknown.length,
  );
  return tried[0] ?? { refused: [], unknown: [] };
}
