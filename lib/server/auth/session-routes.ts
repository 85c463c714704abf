import 'server-only';
import { Hono } from 'hono';
import type { ApiEnv } from '@/lib/server/http/api-context';
import { endSession } from './sessions';
import { requirePerson, requireToken } from './tokens';

/**
 * What the portal asks about its own sessions, with their token. Not part of the endpoint table: the door
 * lets nobody through to it.
 */
export function createSessionRoutes(): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.use(requireToken, requirePerson);
  routes.get('/session', (c) => c.body(null, 204));
  routes.delete('/session', async (c) => {
    const { sessionId } = c.get('caller');
    if (sessionId) await endSession(sessionId);
    return c.body(null, 204);
  });
  return routes;
}
