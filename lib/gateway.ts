import 'server-only';
import { Hono, type MiddlewareHandler } from 'hono';
import { parse } from 'hono/utils/cookie';
import type { Endpoint, EndpointSchemas } from './api/contract/endpoint';
import { respondError } from './api/error-response';
import type { Gateway } from './api/gateway-host';
import { isFromOwnPage } from './api/origin-check';
import { isAway } from './api/upstream';
import { UpstreamDown } from './api/upstream-down';
import { countRefusal, flushRefusals } from './auth/refusals/refusals';
import { sourceOf } from './auth/refusals/source';
import { findPerson } from './auth/sessions/find-person';
import { forwardCall } from './auth/tokens/forward-call';
import { isReady } from './content/health/read-health';
import { CONTRACT } from './endpoints';
import { GATEWAY_CALLS, type GatewayHandlers } from './gateway-calls';
import { DEFAULT_LOCALE, isLocale, type Locale } from './i18n/locales';
import { LOCALE_COOKIE } from './i18n/stored-locale';
import { stopRounds } from './jobs/repeat';
import { nameRoute } from './monitoring/current-request';
import { splitPath } from './routing/split-path';
import { serveUnavailablePage } from './routing/unavailable-page';

const PREFIX = '/gateway/';

/** Hono's own check looks at the posts of forms alone; here every change must come from a page of the portal. */
const requireOwnPage: MiddlewareHandler = async (c, next) => {
  if (isFromOwnPage(c.req.raw.headers)) return next();
  countRefusal('foreignOrigin', sourceOf(c.req.raw.headers));
  return respondError(403, 'foreignOrigin', c.req.raw);
};

function mount(gateway: Hono, path: string, handlers: GatewayHandlers): void {
  const address = PREFIX + path;
  for (const [method, handle] of Object.entries(handlers)) {
    if (method !== 'GET') gateway.on(method, address, requireOwnPage);
    gateway.on(method, address, (c) => {
      nameRoute(address);
      return handle(c.req.raw, new URL(c.req.url).pathname.slice(PREFIX.length));
    });
  }
  const Allow = Object.keys(handlers).join(', ');
  gateway.all(address, (c) => respondError(405, 'methodNotAllowed', c.req.raw, { Allow }));
}

function mountEndpoint(gateway: Hono, endpoint: Endpoint, schemas: EndpointSchemas): void {
  if (endpoint.visibility === 'internal') return;
  const forward = (request: Request) => forwardCall(request, endpoint, schemas);
  mount(gateway, endpoint.path, { [endpoint.method]: forward });
}

/** The language of a reader whose address names none: the one that its form says, else the stored one (LANG-03). */
function readReaderLocale({ url, headers }: Request): Locale {
  const stored = parse(headers.get('cookie') ?? '', LOCALE_COOKIE)[LOCALE_COOKIE];
  const locale = new URL(url).searchParams.get('locale') ?? stored;
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
}

/** Whether something has arrived is not known: the sender is told so, and nobody claims that it was not sent. */
const isUnclear = (error: unknown) => error instanceof UpstreamDown && error.mayHaveArrived;

/** A page for whoever opened an address or sent a form without script, else the one shape of all errors. */
function respondAway(request: Request): Promise<Response> {
  if (request.headers.get('accept')?.includes('text/html'))
    return serveUnavailablePage(request, readReaderLocale(request));
  return respondError(503, 'unavailable', request, { 'Retry-After': '10' });
}

/**
 * Everything below `/gateway/` (CALL-01): the gateway's own calls and the rows of the endpoint table, nothing else.
 * Errors have the one shape: 404 unknown, 405 wrong method, 403 foreign origin, 401 sign-on over, 503 `unavailable`
 * when the API does not respond.
 */
function createGateway(): Hono {
  const gateway = new Hono();
  gateway.notFound((c) => respondError(404, 'notFound', c.req.raw));
  gateway.onError((error, c) => {
    if (!isAway(error)) throw error;
    // An API that does not answer has been told of where it was asked.
    if (!(error instanceof UpstreamDown)) console.error(error.message);
    return isUnclear(error) ? respondError(502, 'unconfirmed', c.req.raw) : respondAway(c.req.raw);
  });
  for (const [path, handlers] of Object.entries(GATEWAY_CALLS)) mount(gateway, path, handlers);
  for (const [endpoint, schemas] of CONTRACT) mountEndpoint(gateway, endpoint, schemas);
  return gateway;
}

const calls = createGateway();

export async function handleGateway(request: Request): Promise<Response> {
  return calls.fetch(request);
}

/** How long the page for a busy portal is sent as it is, in milliseconds: a flood must not pay for it each time. */
const BUSY_PAGE_MS = 1000;
const busyPages = new Map<Locale, { text: string; headers: Headers; until: number }>();

/** The page that says that the portal is too busy, in the language of the address or the stored one. */
async function explainBusy(request: Request): Promise<Response> {
  const locale = splitPath(new URL(request.url).pathname).locale ?? readReaderLocale(request);
  let page = busyPages.get(locale);
  if (!page || page.until < performance.now()) {
    const response = await serveUnavailablePage(request, locale, '');
    const until = performance.now() + BUSY_PAGE_MS;
    page = { text: await response.text(), headers: response.headers, until };
    busyPages.set(locale, page);
  }
  return new Response(page.text, { status: 503, headers: page.headers });
}

/** The gateway as the server in front asks it. */
export const gateway: Gateway = {
  handle: handleGateway,
  explainBusy,
  findPerson,
  isReady,
  async stop() {
    await stopRounds();
    await flushRefusals();
  },
};
