import 'server-only';
import type { SessionStatus } from '@/lib/auth/rules/session-phase';
import { idleEndOf, type Session } from '@/lib/auth/rules/session-rules';
import { now } from '@/lib/env/clock';
import { findSession } from './find-session';
import { keepSession } from './keep-session';
import { clearSession } from './session-cookie';
import { clearSignInHint } from './sign-in-hint';

export function describeSession(session: Session | null, at: Date): SessionStatus {
  if (!session) return { signedIn: false, now: at.toISOString() };
  return {
    signedIn: true,
    name: session.name,
    idleEndsAt: idleEndOf(session).toISOString(),
    absoluteEndsAt: session.expiresAt.toISOString(),
    now: at.toISOString(),
  };
}

function respond(session: Session | null, cookies: readonly string[]): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return Response.json(describeSession(session, now()), { headers });
}

export async function getSessionStatus(request: Request): Promise<Response> {
  return respond(await findSession(request.headers), []);
}

/** Extends the session, as any other call through the gateway does. */
export async function keepSessionAlive(request: Request): Promise<Response> {
  const session = await findSession(request.headers);
  if (!session) return respond(null, [clearSession(request.headers), clearSignInHint(request.headers)]);
  const cookie = await keepSession(session, request.headers);
  return cookie ? respond(await findSession(request.headers), [cookie]) : respond(session, []);
}
