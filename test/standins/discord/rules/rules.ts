import { isJson, type Json, numberAt, objectAt, objectsOf } from '../json.js';
import type { RestRequest } from '../rest.js';
import { checkCommand, checkCommands } from './command.js';
import { checkMessage, isEmptyMessage } from './message.js';
import { checkModal } from './modal.js';
import { checkShape } from './shape.js';
import { operationFor, readSpec } from './spec.js';

/** A call that breaks a rule. `refused`: Discord would say no; else it would be ignored. */
export interface Violation {
  readonly route: string;
  readonly problem: string;
  readonly refused: boolean;
  /** Discord's error code for it. */
  readonly code: number;
}

const EMPTY = 50006;
const FORM = 50035;
const CALLBACK_MESSAGE = 4;
const CALLBACK_UPDATE = 7;
const CALLBACK_MODAL = 9;

function checkNewMessage(message: Json, files: number): readonly string[] {
  const empty = isEmptyMessage(message, files) ? ['empty message'] : [];
  return [...empty, ...checkMessage(message)];
}

function checkCallback(body: Json, files: number): readonly string[] {
  const data = objectAt(body, 'data');
  const type = numberAt(body, 'type');
  if (type === CALLBACK_MESSAGE) return checkNewMessage(data, files);
  if (type === CALLBACK_UPDATE) return checkMessage(data);
  return type === CALLBACK_MODAL ? checkModal(data) : [];
}

/** The checks that the document misses, by the template of the operation. */
function checkLimits(template: string, request: RestRequest): readonly string[] {
  const { method, files } = request;
  if (template.endsWith('/commands') && method === 'PUT')
    return checkCommands(objectsOf(request.body));
  if (!isJson(request.body)) return [];
  if (/\/commands(\/\{command_id\})?$/.test(template)) return checkCommand(request.body);
  if (template.endsWith('/callback')) return checkCallback(request.body, files.length);
  if (method === 'PATCH' && /\/messages\//.test(template)) return checkMessage(request.body);
  const posts = template === '/channels/{channel_id}/messages' || template === FOLLOW_UP;
  return posts ? checkNewMessage(request.body, files.length) : [];
}

const FOLLOW_UP = '/webhooks/{webhook_id}/{webhook_token}';

/**
 * What discord.js 14 sends of itself where the document does not name it; Discord ignores it.
 * A bot cannot leave it out, so it is no violation.
 */
const SENT_BY_DISCORD_JS = [
  {
    template: /\/(callback|messages(\/.*)?|\{webhook_token\})$/,
    property: /^(data\.)?(enforce_nonce|tts):/,
  },
  { template: /\/permissions\/\{overwrite_id\}$/, property: /^id:/ },
];

function isOfDiscordJs(template: string, problem: string): boolean {
  return SENT_BY_DISCORD_JS.some(
    (one) => one.template.test(template) && one.property.test(problem),
  );
}

function named(request: RestRequest, problem: string, refused: boolean): Violation {
  const code = problem === 'empty message' ? EMPTY : FORM;
  return { route: `${request.method} ${request.path}`, problem, refused, code };
}

/**
 * Holds one call against Discord's OpenAPI document (npm: discord-api-spec) and against the
 * documented limits that it misses. Says everything that is wrong at once; empty when all is well.
 */
export async function violationsOf(request: RestRequest): Promise<readonly Violation[]> {
  const operation = operationFor(await readSpec(), request.method, request.path);
  if (operation === null) return [named(request, 'no such operation', true)];
  const body =
    request.body ?? (operation.bodies.length > 0 && request.method !== 'GET' ? {} : null);
  const shape = body === null ? { refused: [], unknown: [] } : checkShape(operation.bodies, body);
  return [
    ...shape.refused.map((problem) => named(request, problem, true)),
    ...checkLimits(operation.template, request).map((problem) => named(request, problem, true)),
    ...shape.unknown
      .filter((problem) => !isOfDiscordJs(operation.template, problem))
      .map((problem) => named(request, problem, false)),
  ];
}
