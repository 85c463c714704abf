import 'server-only';
import { isAnsweredHere } from '@/lib/api/answered-here';
import { toApiFailure } from '@/lib/api/api-failure';
import type { Endpoint, EndpointSchemas } from '@/lib/api/contract/endpoint';
import { respondError } from '@/lib/api/error-response';
import { passOn } from '@/lib/api/pass-on';
import { findUpstreamPath } from '@/lib/api/upstream-path';
import type { Session } from '@/lib/auth/rules/session-rules';
import { findCookie } from '@/lib/auth/sessions/cookies';
import { endSessions } from '@/lib/auth/sessions/end-sessions';
import { keepSession } from '@/lib/auth/sessions/keep-session';
import { clearSession, SESSION_COOKIE } from '@/lib/auth/sessions/session-cookie';
import { env } from '@/lib/env/env';
import { attachToken } from './context-token';

/** What the response does to the session: a refused token ends it, any other call keeps it alive. */
async function sessionCookie(session: Session, refused: boolean, headers: Headers): Promise<string | null> {
  if (!refused) return keepSession(session, headers);
  await endSessions({ id: session.id });
  return clearSession(headers);
}

/** True where an external root has no such call; what it says of something that it lacks is passed on (CALL-06). */
async function isUnknownCall(response: Response): Promise<boolean> {
  if (response.status !== 404) return false;
  return toApiFailure(response, await response.clone().json(), false).code === 'unknownCall';
}

/** What a person's call answers without a session: whether one has ended or none began is for the reader to know. */
function refuse(request: Request): Promise<Response> {
  if (!findCookie(SESSION_COOKIE, request.headers)) return respondError(401, 'signInRequired', request);
  return respondError(401, 'sessionEnded', request, { 'Set-Cookie': clearSession(request.headers) });
}

/**
 * Forwards a call of the endpoint table with the token that its row asks for.
 * @param schemas what the row answers: an external root may write it otherwise
 * @returns the API's response; 401 when the row needs a signed-in person, 404 `unknownCall` when an external
 *   root does not know the row
 * @throws UpstreamDown
 */
export async function forwardCall(
  request: Request,
  endpoint: Endpoint,
  schemas: EndpointSchemas,
): Promise<Response> {
  const path = findUpstreamPath(endpoint);
  if (path === null) return respondError(404, 'unknownCall', request);
  const attached = await attachToken(endpoint, request.headers);
  const { session, refused, usesContext } = attached;
  if (refused) return refuse(request);
  const isFile = endpoint.response === 'file';
  const isOwn = isAnsweredHere(endpoint);
  const expected = { schema: isFile ? undefined : schemas.response, isFile, isOwn };
  const { authorization, caller } = attached;
  const response = await passOn(request, path, { authorization, caller, ...expected });
  if (env.API_ROOT && !isOwn && (await isUnknownCall(response)))
    return respondError(404, 'unknownCall', request);
  if (!session) return response;
  const cookie = await sessionCookie(session, usesContext && response.status === 401, request.headers);
  if (cookie) response.headers.append('Set-Cookie', cookie);
  return response;
}
