import { SIGN_IN_HINT } from '@/lib/auth/rules/sign-in-hint-name';
import 'server-only';
import type { NextRequest, NextResponse } from 'next/server';
import { findCookie } from '@/lib/auth/sessions/cookies';
import { SESSION_COOKIE } from '@/lib/auth/sessions/session-cookie';
import { isEncrypted } from '@/lib/env/is-encrypted';

/** A readable cookie without access: scripts of public pages ask who is signed in only if it exists. */
export function hintSignIn(request: NextRequest, response: NextResponse): void {
  const isSignedIn = findCookie(SESSION_COOKIE, request.headers) !== undefined;
  const isHinted = request.cookies.has(SIGN_IN_HINT);
  if (isSignedIn === isHinted) return;
  response.cookies.set(SIGN_IN_HINT, isSignedIn ? '1' : '', {
    path: '/',
    sameSite: 'lax',
    secure: isEncrypted(request.headers.get('x-forwarded-proto')),
    ...(isSignedIn ? {} : { maxAge: 0 }),
  });
}
