import 'server-only';
import { Hono, type MiddlewareHandler } from 'hono';
import type { Endpoint } from './api/contract/endpoint';
import { respondError } from './api/error-response';
import type { Gateway } from './api/gateway-host';
import { isFromOwnPage } from './api/origin-check';
import { UpstreamDown } from './api/upstream';
import { exchangeCallback } from './auth/callback';
import { forwardCall } from './auth/forward-call';
import { countRefusal, flushRefusals } from './auth/refusals/refusals';
import { sourceOf } from './auth/refusals/source';
import { isOutage } from './config/database/outage';
import { nameRoute } from './config/monitoring/current-request';
import { stopRounds } from './config/rounds';
import { isReady } from './content/health/read-health';
import { CONTRACT } from './endpoints';
import { GATEWAY_CALLS, type GatewayHandlers } from './gateway-calls';
import { DEFAULT_LOCALE } from './i18n/locales';
import { splitPath } from './routing/split-path';

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

function mountEndpoint(gateway: Hono, endpoint: Endpoint): void {
  if (endpoint.visibility === 'internal') return;
  mount(gateway, endpoint.path, { [endpoint.method]: (request: Request) => forwardCall(request, endpoint) });
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
    if (isOutage(error)) console.error(error.message);
    if (error instanceof UpstreamDown || isOutage(error))
      return respondError(503, 'unavailable', c.req.raw, { 'Retry-After': '10' });
    throw error;
  });
  for (const [path, handlers] of Object.entries(GATEWAY_CALLS)) mount(gateway, path, handlers);
  for (const [endpoint] of CONTRACT) mountEndpoint(gateway, endpoint);
  return gateway;
}

const calls = createGateway();

export async function handleGateway(request: Request): Promise<Response> {
  return calls.fetch(request);
}

/** The gateway as the server in front asks it. */
export const gateway: Gateway = {
  handle: handleGateway,
  finishSignOn: (request) =>
    exchangeCallback(request, splitPath(new URL(request.url).pathname).locale ?? DEFAULT_LOCALE),
  isReady,
  async stop() {
    await stopRounds();
    await flushRefusals();
  },
};
