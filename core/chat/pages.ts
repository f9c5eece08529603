import type { Account } from '../domain/account.js';
import type { HandoffState } from '../store/store.js';
import { registerForm, signInForm } from './flows/account.js';
import { digest } from './flows/handoff.js';
import { instructionView, reporting } from './flows/instruction.js';
import { checkForm } from './form.js';
import { moment, type Text, text } from './phrase.js';
import { swapOnce } from './secret.js';
import type { Secret } from './step.js';
import type { Deps } from './turn.js';
import type { Form, View } from './view.js';

/** Beside what a conversation needs: `codes` gives six random digits, `wake` says that notices were queued. */
export type PageDeps = Deps & { codes: () => string; wake: () => void };

/** The hosted payment page of an instruction. Its unguessable id is the right to see it and to report. */
export function paymentPage(deps: PageDeps) {
  const { store, shop, payload, clock } = deps;
  const load = async (id: string) => {
    const intent = await store.read.intent(id);
    const file = intent === undefined ? undefined : await store.read.order(intent.order);
    return intent === undefined || file === undefined ? undefined : { intent, file };
  };
  const look = async (id: string): Promise<View | undefined> => {
    const found = await load(id);
    return found === undefined
      ? undefined
      : instructionView({ ...found, shop, payload, page: undefined }, clock());
  };
  return {
    look,
    report: async (id: string): Promise<View | undefined> => {
      const found = await load(id);
      if (found === undefined) return undefined;
      const now = clock();
      await store.apply(reporting(found.intent, found.file, shop, now), now);
      deps.wake();
      return look(id);
    },
  };
}

type Sheet = { text: readonly Text[]; form: Form };
type Outcome =
  | { is: 'done'; code: string; text: readonly Text[] }
  | { is: 'refused'; why: Text; sheet: Sheet }
  | { is: 'gone' };

/** The one-time page on which an account is made or signed in to, for the chat that asked for it. */
export function signInPage(deps: PageDeps) {
  const { store, clock } = deps;
  const open = async (token: string): Promise<HandoffState | undefined> => {
    const state = await store.read.handoff(digest(token));
    return state?.outcome.is === 'waiting' && clock() < state.expiresAt ? state : undefined;
  };
  return {
    look: async (token: string): Promise<Sheet | undefined> => {
      const state = await open(token);
      return state === undefined ? undefined : sheet(state);
    },
    finish: async (token: string, values: Readonly<Record<string, string>>): Promise<Outcome> => {
      const state = await open(token);
      return state === undefined ? { is: 'gone' } : finish(deps, state, values);
    },
  };
}

function sheet({ purpose }: HandoffState): Sheet {
  return purpose === 'register'
    ? { text: [text('account.registerIntro'), text('account.noRecovery')], form: registerForm }
    : { text: [text('account.signInIntro')], form: signInForm };
}

async function finish(
  deps: PageDeps,
  state: HandoffState,
  values: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const { form } = sheet(state);
  const { kept, given, problem } = checkForm(form, values);
  if (problem !== undefined) return { is: 'refused', why: problem, sheet: sheet(state) };
  const asker = await deps.store.chatOf(state.conversation);
  if (asker === undefined) return { is: 'gone' };
  const secret = await swapOnce(deps, asker.chat)(form, given);
  const code = deps.codes();
  const reached = outcome(deps, secret, kept, digest(`${state.token}:${code}`));
  if ('why' in reached) return { is: 'refused', why: reached.why, sheet: sheet(state) };
  const recorded = await deps.store.handoffs.finish(state.token, reached.outcome, deps.clock());
  return recorded ? { is: 'done', code, text: [text('handoff.typeCode')] } : { is: 'gone' };
}

function outcome(
  deps: PageDeps,
  secret: Secret | null,
  values: Readonly<Record<string, string>>,
  code: string,
): { outcome: HandoffState['outcome'] } | { why: Text } {
  if (secret?.is === 'hash') {
    return {
      outcome: { is: 'registered', account: newAccount(deps, values), hash: secret.hash, code },
    };
  }
  if (secret?.is !== 'sign in') return { why: text('account.wrong') };
  const { result } = secret;
  if (result.is === 'locked') return { why: text('account.locked', { at: moment(result.until) }) };
  if (result.is === 'wrong') return { why: text('account.wrong') };
  return { outcome: { is: 'signed in', account: result.account, code } };
}

function newAccount({ ids, clock }: PageDeps, values: Readonly<Record<string, string>>): Account {
  const { firstName = '', lastName = '', email = '' } = values;
  return { id: ids(), firstName, lastName, email, createdAt: clock() };
}
