import 'server-only';
import { serialize } from 'hono/utils/cookie';
import type { NextRequest, NextResponse } from 'next/server';
import { SIGN_IN_HINT } from '@/lib/auth/rules/sign-in-hint-name';
import { isEncrypted } from '@/lib/env/is-encrypted';
import { findCookie } from './cookies';
import { SESSION_COOKIE } from './session-cookie';

const attributesFor = (headers: Headers) => ({
  path: '/',
  sameSite: 'lax' as const,
  secure: isEncrypted(headers.get('x-forwarded-proto')),
});

/** A readable cookie without access: scripts of public pages ask who is signed in only if it exists. */
export function hintSignIn(request: NextRequest, response: NextResponse): void {
  const isSignedIn = findCookie(SESSION_COOKIE, request.headers) !== undefined;
  const isHinted = request.cookies.has(SIGN_IN_HINT);
  if (isSignedIn === isHinted) return;
  response.cookies.set(SIGN_IN_HINT, isSignedIn ? '1' : '', {
    ...attributesFor(request.headers),
    ...(isSignedIn ? {} : { maxAge: 0 }),
  });
}

/** The Set-Cookie value that removes the hint. */
export const clearSignInHint = (headers: Headers): string =>
  serialize(SIGN_IN_HINT, '', { ...attributesFor(headers), maxAge: 0 });
