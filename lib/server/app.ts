import 'server-only';
import { Hono } from 'hono';
import { ENDPOINTS, type EndpointId, getEndpoint } from '@/lib/contract/endpoints';
import { env } from '@/lib/env';
import { setAnswerHeaders } from './answer-headers';
import type { ApiEnv } from './api-context';
import { answerChallenge } from './bot-check';
import { ApiFault, answerError } from './errors';
import { listGuards } from './guards';
import { HANDLERS } from './handlers';
import { answerHealth } from './health-handler';
import { createIdentityProvider } from './identity-provider/routes';
import { downloadDataFile } from './open-data/handlers';
import { answerDocument } from './publications/download-handler';
import { limitRate } from './rate-limit';
import { createSessionRoutes } from './session-routes';
import { requirePerson, requireToken } from './tokens';
import { downloadFile } from './uploads/download-handler';
import { sweepAtStart } from './uploads/sweep';

function refuseMethod(allowed: string): never {
  throw new ApiFault(405, 'methodNotAllowed', { headers: { Allow: allowed } });
}

function mount(api: Hono<ApiEnv>, id: EndpointId): void {
  const endpoint = getEndpoint(id);
  const path = `/${endpoint.path}`;
  api.on([endpoint.method], [path], ...listGuards(id), HANDLERS[id]);
  api.all(path, () => refuseMethod(endpoint.method));
}

/**
 * The embedded API: the rows of the endpoint table with their guards and handlers, below no prefix.
 * Every refusal has the shape `{message, code, fields?}`, its message in the caller's language.
 */
export function createApi(): Hono<ApiEnv> {
  sweepAtStart().catch(console.error);
  const api = new Hono<ApiEnv>();
  api.use(setAnswerHeaders);
  api.onError(answerError);
  api.notFound(() => {
    throw new ApiFault(404, 'unknownCall');
  });
  api.route('/sign-on', createSessionRoutes());
  if (!env.LOGIN_URL) api.route('/identity-provider', createIdentityProvider());
  api.get('/challenge', answerChallenge);
  api.get('/health', answerHealth);
  api.get('/files/:id', requireToken, requirePerson, limitRate('read'), downloadFile);
  api.get('/open-data/:file', limitRate('read'), downloadDataFile);
  api.get('/documents/:name', limitRate('read'), answerDocument);
  for (const id of Object.keys(ENDPOINTS) as EndpointId[]) mount(api, id);
  return api;
}
