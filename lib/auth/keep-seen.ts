import 'server-only';
import type { NextRequest, NextResponse } from 'next/server';
import { findSession } from './find-session';
import { keepSession } from './keep-session';

/**
 * Counts opening a page as a sign of life, so that reading does not end a session. What the browser fetches
 * in advance is none. For pages that are rendered per request: nothing may store the cookie with them.
 */
export async function keepSeen(request: NextRequest, response: NextResponse): Promise<void> {
  if (request.headers.get('sec-purpose')?.startsWith('prefetch')) return;
  const session = await findSession(request.headers);
  const cookie = session && keepSession(session, request.headers);
  if (cookie) response.headers.append('Set-Cookie', cookie);
}
