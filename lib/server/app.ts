import 'server-only';
import { Hono } from 'hono';
import type { Endpoint } from '@/lib/api/contract/endpoint';
import { CONTRACT } from '@/lib/endpoints';
import { env } from '@/lib/env/env';
import { requirePerson, requireToken } from './auth/tokens';
import { downloadFile } from './award/download-submission-handler';
import { listGuards } from './guards';
import { getHandler } from './handlers';
import type { ApiEnv } from './http/api-context';
import { RequestError, toErrorResponse } from './http/errors';
import { limitRate } from './http/rate-limit';
import { setResponseHeaders } from './http/response-headers';
import { respondChallenge } from './http/verify-bot-check';
import { createIdentityProvider } from './identity-provider/routes';
import { serveDocument } from './publications/download-handler';
import { serveImage } from './publications/images/serve-image-handler';
import { downloadDataFile } from './publications/open-data/handlers';

function refuseMethod(allowed: string): never {
  throw new RequestError(405, 'methodNotAllowed', { headers: { Allow: allowed } });
}

function mount(api: Hono<ApiEnv>, endpoint: Endpoint): void {
  const path = `/${endpoint.path}`;
  api.on([endpoint.method], [path], ...listGuards(endpoint), getHandler(endpoint.id));
  api.all(path, () => refuseMethod(endpoint.method));
}

/**
 * The embedded API: the endpoint table with guards and handlers. Refusals have the format `{message, code, fields?}`.
 */
export function createApi(): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>();
  api.use(setResponseHeaders);
  api.onError(toErrorResponse);
  api.notFound(() => {
    throw new RequestError(404, 'unknownCall');
  });
  if (!env.LOGIN_URL) api.route('/identity-provider', createIdentityProvider());
  api.get('/challenge', respondChallenge(CONTRACT.map(([endpoint]) => endpoint)));
  api.get('/files/:id', requireToken, requirePerson, limitRate('read'), downloadFile);
  api.get('/open-data/:file', limitRate('read'), downloadDataFile);
  api.get('/documents/:name', limitRate('read'), serveDocument);
  api.get('/images/:name', limitRate('read'), serveImage);
  for (const [endpoint] of CONTRACT) mount(api, endpoint);
  return api;
}
