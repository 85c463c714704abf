import 'server-only';
import { now } from '@/lib/config/clock';
import { findCookie } from './cookies';
import { formatSessionCookie, SESSION_COOKIE } from './session-cookie';
import { markSeen } from './session-records';
import { type Session, touchSession } from './session-rules';

/**
 * Counts a request as a sign of life of its session.
 * @returns the Set-Cookie value that keeps the session in the browser as long; null when it was seen so lately
 *   that nothing needs to be written
 */
export function keepSession(session: Session, headers: Headers): string | null {
  const touched = touchSession(session, now());
  if (!touched) return null;
  markSeen(touched.id, touched.seenAt);
  return formatSessionCookie(findCookie(SESSION_COOKIE, headers) ?? '', touched, headers);
}
