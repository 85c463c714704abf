import 'server-only';
import { now } from '@/lib/clock';
import { findCookie, formatCookie } from './cookies';
import { open, type Purpose, seal } from './sealed-token';
import { loadSecrets } from './secrets';
import { identify, idleEndOf, isSessionAlive, type Session } from './session-rules';

/** Name of the sealed cookie, without its prefix. */
export const SESSION_COOKIE = 'session';
/** Browsers drop larger cookies without a word. */
const MAX_BYTES = 4000;

const purpose = (): Purpose => ({
  key: loadSecrets().cookies,
  type: 'session+jwt',
  audience: 'urn:portal:session',
});

/**
 * The Set-Cookie value that stores a session, sealed.
 * @throws Error when the token is too large for a cookie
 */
export async function storeSession(session: Session, headers: Headers): Promise<string> {
  const { token, startedAt, seenAt, expiresAt } = session;
  const claims = { token, started: startedAt.getTime(), seen: seenAt.getTime(), end: expiresAt.getTime() };
  const idleEnd = idleEndOf(session);
  const value = await seal(claims, purpose(), idleEnd);
  if (value.length > MAX_BYTES) throw new Error('The context token is too large for a cookie');
  const maxAge = Math.ceil((idleEnd.getTime() - now().getTime()) / 1000);
  return formatCookie({ name: SESSION_COOKIE, value, maxAge }, headers);
}

/** The Set-Cookie value that removes the session. */
export function clearSession(headers: Headers): string {
  return formatCookie({ name: SESSION_COOKIE, value: '', maxAge: 0 }, headers);
}

/** The session in a request's cookie while its own limits allow; whether it was ended elsewhere is not asked. */
export async function unsealSession(headers: Headers): Promise<Session | null> {
  const value = findCookie(SESSION_COOKIE, headers);
  if (!value) return null;
  try {
    const session = toSession(await open(value, purpose(), now()));
    return session && isSessionAlive(session, now()) ? session : null;
  } catch {
    // Foreign, damaged and expired cookies are all the same: nobody is signed in.
    return null;
  }
}

function toSession({ token, started, seen, end }: Record<string, unknown>): Session | null {
  const person = typeof token === 'string' ? identify(token) : null;
  if (!person) return null;
  return {
    ...person,
    startedAt: new Date(Number(started)),
    seenAt: new Date(Number(seen)),
    expiresAt: new Date(Number(end)),
  };
}
