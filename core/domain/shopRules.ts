import { z } from 'zod';
import { isMethod, methods } from './methods.js';

/** What is wrong between the fields of a shop file: where, and in words. */
export type Fault = { path: readonly (string | number)[]; message: string };

const maybeText = z.string().optional().catch(undefined);
const maybeAny = z.unknown().optional();

function maybe<S extends z.ZodRawShape>(shape: S) {
  // An entry that is not an object at all is told about by the schema; here it only has to be passed over.
  return z.array(z.object(shape).catch(() => z.object(shape).parse({}))).catch([]);
}

/** The fields that rules compare, each absent where the file has no readable one. */
const draftSchema = z.object({
  mode: z.enum(['demo', 'live']).optional().catch(undefined),
  languages: z.array(maybeText).optional().catch(undefined),
  defaultLanguage: maybeText,
  environments: z.array(maybeText).catch([]),
  catalogue: maybe({ id: maybeText, model: maybeText, vendor: maybeText, toolchain: maybeText }),
  methods: maybe({ method: maybeText, rate: maybeAny }),
  staff: maybe({ web: maybeText, telegram: maybeAny, discord: maybeText }),
});
type Draft = z.infer<typeof draftSchema>;

/** Checks the rules that concern several fields at once, on whatever of the file can be read. */
export function faults(shop: unknown): Fault[] {
  const read = draftSchema.safeParse(shop);
  return read.success ? rules.flatMap((rule) => rule(read.data)) : [];
}

const rules = [languageRule, twiceRule, toolchainRule, methodRule, staffRule];

function languageRule({ languages, defaultLanguage }: Draft): Fault[] {
  if (languages === undefined || defaultLanguage === undefined) return [];
  if (languages.includes(defaultLanguage)) return [];
  return [{ path: ['defaultLanguage'], message: 'is not among "languages"' }];
}

function twiceRule(draft: Draft): Fault[] {
  const { catalogue, staff } = draft;
  return [
    ...twice('languages', draft.languages ?? []),
    ...twice('environments', draft.environments),
    ...twice(
      'catalogue',
      catalogue.map((entry) => entry.id),
      'id',
    ),
    ...twice(
      'catalogue',
      catalogue.map((entry) => entry.model?.toLowerCase()),
      'model',
    ),
    ...twice(
      'methods',
      draft.methods.map((entry) => entry.method),
      'method',
    ),
    ...twice(
      'staff',
      staff.map((entry) => entry.web),
      'web',
    ),
    ...twice(
      'staff',
      staff.map((entry) => entry.discord),
      'discord',
    ),
    ...twice(
      'staff',
      staff.map((entry) => entry.telegram),
      'telegram',
    ),
  ];
}

function twice(list: string, values: readonly unknown[], field?: string): Fault[] {
  return values.flatMap((value, at) => {
    const first = values.indexOf(value);
    if (value === undefined || first === at) return [];
    const path = field === undefined ? [list, at] : [list, at, field];
    return [{ path, message: `stands there twice: ${list}[${first}] has the same` }];
  });
}

const toolchains = new Map([
  ['NVIDIA', 'CUDA'],
  ['AMD', 'ROCm'],
]);

function toolchainRule({ catalogue }: Draft): Fault[] {
  return catalogue.flatMap(({ vendor, toolchain }, at) => {
    const right = toolchains.get(vendor ?? '');
    if (right === undefined || toolchain === undefined || toolchain === right) return [];
    return [
      { path: ['catalogue', at, 'toolchain'], message: `cards of ${vendor} need "${right}"` },
    ];
  });
}

function methodRule({ mode, methods: entries }: Draft): Fault[] {
  return entries.flatMap(({ method = '', rate }, at) => {
    if (mode === undefined || !isMethod(method)) return [];
    const demo = methods[method].network === 'demo';
    const path = ['methods', at];
    if (mode === 'demo' && !demo)
      return [{ path, message: 'a demo shop takes the demo coins only' }];
    if (mode === 'live' && demo) return [{ path, message: 'a live shop takes no demo coins' }];
    if (mode === 'live' && rate !== undefined) {
      return [{ path: [...path, 'rate'], message: 'a live shop takes no fixed rate' }];
    }
    return mode === 'demo' && rate === undefined
      ? [{ path, message: 'a demo coin needs a "rate" in dollars per coin' }]
      : [];
  });
}

function staffRule({ mode, staff }: Draft): Fault[] {
  return staff.flatMap(({ web, telegram, discord }, at) => {
    if (mode === 'live' && web !== undefined) {
      return [{ path: ['staff', at, 'web'], message: 'a live shop has no playground' }];
    }
    if (web !== undefined || telegram !== undefined || discord !== undefined) return [];
    return [{ path: ['staff', at], message: 'needs an id: "web", "telegram" or "discord"' }];
  });
}
