import 'server-only';
import type { NextRequest, NextResponse } from 'next/server';
import { now } from '@/lib/clock';
import { findSession } from './find-session';
import { storeSession } from './session-cookie';
import { touchSession } from './session-rules';

/**
 * Counts opening a page as a sign of life, so that reading does not end a session. What the browser fetches
 * in advance is none. For pages that are rendered per request: nothing may store the cookie with them.
 */
export async function keepSeen(request: NextRequest, response: NextResponse): Promise<void> {
  if (request.headers.get('sec-purpose')?.startsWith('prefetch')) return;
  const session = await findSession(request.headers);
  const touched = session && touchSession(session, now());
  if (touched) response.headers.append('Set-Cookie', await storeSession(touched, request.headers));
}
