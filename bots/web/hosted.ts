import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFromHere } from './guard.js';
import { pageLanguage, type Spoken } from './language.js';
import type { PaymentPage, SignInOutcome, SignInPage } from './pages.js';
import { type Around, payPage } from './payPage.js';
import { refuse } from './refuse.js';
import { codePage, gonePage, signInPage } from './signInPage.js';

/** `publicUrl` is where customers see these pages, such as `https://pay.example`. */
export type HostedPages = {
  demo: boolean;
  publicUrl?: string;
  payment: PaymentPage;
  signIn: SignInPage;
};
type Storefront = Spoken & { shop: string };
type Values = Readonly<Record<string, string>>;

/** An id in an address: long enough to be unguessable, and nothing but letters, digits, dashes. */
const secretId = /^[\w-]{4,128}$/;

/**
 * `/pay/:id` and `/sign-in/:id`. They use no cookies: what opens a page is its id, and a post must come from
 * the page itself.
 */
export function hostedPages(app: FastifyInstance, shop: Storefront, pages: HostedPages): void {
  const around = (request: FastifyRequest): Around => {
    return { shop: shop.shop, demo: pages.demo, locale: pageLanguage(request, shop) };
  };
  formsOf(app);
  paymentRoutes(app, around, pages);
  signInRoutes(app, around, pages);
}

type AroundOf = (request: FastifyRequest) => Around;

function paymentRoutes(app: FastifyInstance, aroundOf: AroundOf, pages: HostedPages): void {
  app.get('/pay/:id', async (request, reply) => {
    const around = aroundOf(request);
    const id = idOf(request);
    const view = id === undefined ? undefined : await pages.payment.look(id, around.locale);
    return view === undefined ? gone(reply, around) : page(reply, await payPage(view, around));
  });
  app.post('/pay/:id', async (request, reply) => {
    if (!isFromHere(request, pages.publicUrl)) return refuse(reply, 'elsewhere');
    const around = aroundOf(request);
    const id = idOf(request);
    const view = id === undefined ? undefined : await pages.payment.report(id, around.locale);
    // Back to the page by GET, so that loading it again reports nothing.
    return view === undefined ? gone(reply, around) : reply.redirect(`?lang=${around.locale}`, 303);
  });
}

function signInRoutes(app: FastifyInstance, aroundOf: AroundOf, pages: HostedPages): void {
  app.get('/sign-in/:id', async (request, reply) => {
    const around = aroundOf(request);
    const id = idOf(request);
    const sheet = id === undefined ? undefined : await pages.signIn.look(id, around.locale);
    return sheet === undefined ? gone(reply, around) : page(reply, signInPage(sheet, around));
  });
  app.post('/sign-in/:id', async (request, reply) => {
    if (!isFromHere(request, pages.publicUrl)) return refuse(reply, 'elsewhere');
    const around = aroundOf(request);
    const id = idOf(request);
    if (id === undefined) return gone(reply, around);
    const values = valuesOf(request);
    return finished(await pages.signIn.finish(id, values, around.locale), values, around, reply);
  });
}

function finished(outcome: SignInOutcome, values: Values, around: Around, reply: FastifyReply) {
  switch (outcome.is) {
    case 'done':
      return page(reply, codePage(outcome.code, outcome.text, around));
    case 'refused':
      return page(reply.code(422), signInPage(outcome.sheet, around, { why: outcome.why, values }));
    case 'gone':
      return gone(reply, around);
    default:
      return outcome satisfies never;
  }
}

function page(reply: FastifyReply, markup: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(markup);
}

function gone(reply: FastifyReply, around: Around): FastifyReply {
  return page(reply.code(404), gonePage(around));
}

function idOf({ params }: FastifyRequest): string | undefined {
  const id =
    typeof params === 'object' && params !== null && 'id' in params ? params.id : undefined;
  return typeof id === 'string' && secretId.test(id) ? id : undefined;
}

function valuesOf({ body }: FastifyRequest): Values {
  return body instanceof URLSearchParams ? Object.fromEntries(body) : {};
}

/** Reads what an HTML form posts (WHATWG URL, application/x-www-form-urlencoded). */
function formsOf(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 64 * 1024 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}
