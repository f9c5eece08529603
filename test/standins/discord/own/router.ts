import { type RestAnswer, type RestRequest, refuse } from '../rest.js';

/** What stands in the place of `{name}` in a route. */
export type Params = Readonly<Record<string, string>>;
export type Handler = (params: Params, request: RestRequest) => RestAnswer;
/** `GET /channels/{channel}` and what answers it. */
export type Routes = Readonly<Record<string, Handler>>;

function paramsOf(template: string, path: string): Params | null {
  const wanted = template.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const value = given[at] ?? '';
    if (part.startsWith('{')) params[part.slice(1, -1)] = value;
    else if (part !== value) return null;
  }
  return params;
}

/** Finds the handler of a call. A route that this Discord does not carry answers 501, in words. */
export function route(routes: Routes, request: RestRequest): RestAnswer {
  for (const [key, handler] of Object.entries(routes)) {
    const [method, template = ''] = key.split(' ');
    if (method !== request.method) continue;
    const params = paramsOf(template, request.path);
    if (params !== null) return handler(params, request);
  }
  return refuse(501, 0, `the stand-in does not carry ${request.method} ${request.path}`);
}
