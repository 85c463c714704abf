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

/** Effect of the response on the session: a refused token ends it, any other call extends it. */
async function sessionCookie(session: Session, refused: boolean, headers: Headers): Promise<string | null> {
  if (!refused) return keepSession(session, headers);
  await endSessions({ id: session.id });
  return clearSession(headers);
}

/** True if an external root lacks the call; a 404 about content is passed on (CALL-06). */
async function isUnknownCall(response: Response): Promise<boolean> {
  if (response.status !== 404) return false;
  return toApiFailure(response, await response.clone().json(), false).code === 'unknownCall';
}

/** Tells the reader whether a session ended or none began. */
function refuse(request: Request): Promise<Response> {
  if (!findCookie(SESSION_COOKIE, request.headers)) return respondError(401, 'signInRequired', request);
  return respondError(401, 'sessionEnded', request, { 'Set-Cookie': clearSession(request.headers) });
}

/** @returns the API's response; 401 if a person is required, 404 `unknownCall` @throws UpstreamDown */
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
