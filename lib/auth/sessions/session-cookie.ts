import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { idleEndOf, type Session } from '@/lib/auth/rules/session-rules';
import { now } from '@/lib/env/clock';
import { findCookie, formatCookie } from './cookies';

export const SESSION_COOKIE = 'session';
const SECRET_BYTES = 32;
const SECRET = /^[\w-]{43}$/;

export const makeSessionSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** The session id of a secret; the secret cannot be derived from it. */
export const toSessionId = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** The session id of the cookie in these headers; null without a well-formed cookie. */
export function readSessionId(headers: Headers): string | null {
  const secret = findCookie(SESSION_COOKIE, headers) ?? '';
  return SECRET.test(secret) ? toSessionId(secret) : null;
}

export function formatSessionCookie(
  secret: string,
  session: Pick<Session, 'seenAt' | 'expiresAt'>,
  headers: Headers,
): string {
  const maxAge = Math.ceil((idleEndOf(session).getTime() - now().getTime()) / 1000);
  return formatCookie({ name: SESSION_COOKIE, value: secret, maxAge }, headers);
}

export function clearSession(headers: Headers): string {
  return formatCookie({ name: SESSION_COOKIE, value: '', maxAge: 0 }, headers);
}
