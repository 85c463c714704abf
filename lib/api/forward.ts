import 'server-only';
import type { Endpoint } from '@/lib/api/contract/endpoint';
import { findCookie } from '@/lib/auth/cookies';
import { endSessions } from '@/lib/auth/end-sessions';
import { keepSession } from '@/lib/auth/keep-session';
import { clearSession, SESSION_COOKIE } from '@/lib/auth/session-cookie';
import type { Session } from '@/lib/auth/session-rules';
import { env } from '@/lib/config/env';
import { attachToken } from './context-token';
import { answerError } from './error-answer';
import { toBrowser, toUpstream } from './forwarded-headers';
import { sendUpstream } from './upstream';

const hasBody = (method: string) => method !== 'GET' && method !== 'HEAD';

/** Passes a request on as it streams in, and its answer back as it streams out. */
export async function passOn(
  request: Request,
  path: string,
  authorization: string | null,
): Promise<Response> {
  const response = await sendUpstream({
    method: request.method,
    path,
    search: new URL(request.url).search,
    headers: toUpstream(request.headers, authorization),
    body: hasBody(request.method) ? request.body : null,
  });
  const headers = toBrowser(response.headers, env.API_ROOT === undefined);
  return new Response(response.body, { status: response.status, headers });
}

/** What the answer does to the session: a refused token ends it, any other call keeps it alive. */
async function sessionCookie(session: Session, refused: boolean, headers: Headers): Promise<string | null> {
  if (!refused) return keepSession(session, headers);
  await endSessions({ id: session.id });
  return clearSession(headers);
}

/** What a person's call answers without a session: whether one has ended or none began is for the reader to know. */
function refuse(request: Request): Promise<Response> {
  if (!findCookie(SESSION_COOKIE, request.headers)) return answerError(401, 'signInRequired', request);
  return answerError(401, 'sessionEnded', request, { 'Set-Cookie': clearSession(request.headers) });
}

/**
 * Forwards a call of the endpoint table with the token that its row asks for.
 * @returns the API's answer; 401 when the row needs a signed-in person, 404 `unknownCall` when an external
 *   root does not know the row
 * @throws UpstreamDown
 */
export async function forwardCall(request: Request, endpoint: Endpoint): Promise<Response> {
  const { authorization, session, refused, usesContext } = await attachToken(endpoint, request.headers);
  if (refused) return refuse(request);
  const response = await passOn(request, endpoint.path, authorization);
  if (response.status === 404 && env.API_ROOT) return answerError(404, 'unknownCall', request);
  if (!session) return response;
  const cookie = await sessionCookie(session, usesContext && response.status === 401, request.headers);
  if (cookie) response.headers.append('Set-Cookie', cookie);
  return response;
}
