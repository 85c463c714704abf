import 'server-only';
import type { NextRequest, NextResponse } from 'next/server';
import { type Session, touchSession } from '@/lib/auth/rules/session-rules';
import { now } from '@/lib/env/clock';
import { findCookie } from './cookies';
import { findSession } from './find-session';
import { formatSessionCookie, SESSION_COOKIE } from './session-cookie';
import { markSeen } from './session-records';

/**
 * Counts opening a page as a sign of life, so that reading does not end a session. What the browser fetches
 * in advance is none. For pages that are rendered per request: nothing may store the cookie with them.
 */
export async function keepSeen(request: NextRequest, response: NextResponse): Promise<void> {
  if (request.headers.get('sec-purpose')?.startsWith('prefetch')) return;
  const session = await findSession(request.headers);
  const cookie = session && (await keepSession(session, request.headers));
  if (cookie) response.headers.append('Set-Cookie', cookie);
}

/**
 * Counts a request as a sign of life of its session.
 * @returns the Set-Cookie value that keeps the session in the browser as long; null when it was seen so lately
 *   that nothing needs to be written
 */
export async function keepSession(session: Session, headers: Headers): Promise<string | null> {
  const touched = touchSession(session, now());
  if (!touched) return null;
  await markSeen(touched.id, touched.seenAt);
  return formatSessionCookie(findCookie(SESSION_COOKIE, headers) ?? '', touched, headers);
}
