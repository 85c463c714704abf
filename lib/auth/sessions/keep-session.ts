import 'server-only';
import type { NextRequest, NextResponse } from 'next/server';
import { type Session, touchSession } from '@/lib/auth/rules/session-rules';
import { now } from '@/lib/env/clock';
import { isPrefetch } from '@/lib/routing/prefetch';
import { findCookie } from './cookies';
import { findSession } from './find-session';
import { formatSessionCookie, SESSION_COOKIE } from './session-cookie';
import { markSeen } from './session-records';

/** Extends the session when a page is opened. Prefetches do not count, and the cookie must not be cached. */
export async function keepSeen(request: NextRequest, response: NextResponse): Promise<void> {
  if (isPrefetch(request.headers.get('sec-purpose'))) return;
  const session = await findSession(request.headers);
  const cookie = session && (await keepSession(session, request.headers));
  if (cookie) response.headers.append('Set-Cookie', cookie);
}

/** @returns the Set-Cookie value; null if the session was used so recently that nothing needs to be stored */
export async function keepSession(session: Session, headers: Headers): Promise<string | null> {
  const touched = touchSession(session, now());
  if (!touched) return null;
  await markSeen(touched.id, touched.seenAt);
  return formatSessionCookie(findCookie(SESSION_COOKIE, headers) ?? '', touched, headers);
}
