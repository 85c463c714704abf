import 'server-only';
import { Hono, type MiddlewareHandler } from 'hono';
import { parse } from 'hono/utils/cookie';
import type { Endpoint, EndpointSchemas } from './api/contract/endpoint';
import { respondError } from './api/error-response';
import type { Gateway } from './api/gateway-host';
import { isFromOwnPage } from './api/origin-check';
import { isUnavailable } from './api/upstream';
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
import { stopJobs } from './jobs/repeat';
import { nameRoute } from './monitoring/current-request';
import { splitPath } from './routing/split-path';
import { serveUnavailablePage } from './routing/unavailable-page';

const PREFIX = '/gateway/';

/** Hono's own check covers only form posts; here every change must come from a page of the portal. */
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

/** The reader's language for addresses without one: that of the form, else the stored one (LANG-03). */
function readReaderLocale({ url, headers }: Request): Locale {
  const stored = parse(headers.get('cookie') ?? '', LOCALE_COOKIE)[LOCALE_COOKIE];
  const locale = new URL(url).searchParams.get('locale') ?? stored;
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
}

/** If it is unknown whether a request arrived, the message must not claim that it was not sent. */
const isUnclear = (error: unknown) => error instanceof UpstreamDown && error.mayHaveArrived;

/** An HTML page for a navigation or a form without script, else an error in the common format. */
function respondUnavailable(request: Request): Promise<Response> {
  if (request.headers.get('accept')?.includes('text/html'))
    return serveUnavailablePage(request, readReaderLocale(request));
  return respondError(503, 'unavailable', request, { 'Retry-After': '10' });
}

/**
 * Everything below `/gateway/` (CALL-01). Errors: 404 unknown, 405 method, 403 origin, 401 sign-on ended, 503
 * `unavailable`.
 */
function createGateway(): Hono {
  const gateway = new Hono();
  gateway.notFound((c) => respondError(404, 'notFound', c.req.raw));
  gateway.onError((error, c) => {
    if (!isUnavailable(error)) throw error;
    // An API that does not respond has already been logged by its caller.
    if (!(error instanceof UpstreamDown)) console.error(error.message);
    return isUnclear(error) ? respondError(502, 'unconfirmed', c.req.raw) : respondUnavailable(c.req.raw);
  });
  for (const [path, handlers] of Object.entries(GATEWAY_CALLS)) mount(gateway, path, handlers);
  for (const [endpoint, schemas] of CONTRACT) mountEndpoint(gateway, endpoint, schemas);
  return gateway;
}

const calls = createGateway();

export async function handleGateway(request: Request): Promise<Response> {
  return calls.fetch(request);
}

/** So that a flood does not render the page each time. */
const BUSY_PAGE_MS = 1000;
const busyPages = new Map<Locale, { text: string; headers: Headers; until: number }>();

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

export const gateway: Gateway = {
  handle: handleGateway,
  explainBusy,
  findPerson,
  isReady,
  async stop() {
    await stopJobs();
    await flushRefusals();
  },
};
