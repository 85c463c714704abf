import 'server-only';
import { parse, serialize } from 'hono/utils/cookie';
import { env } from '@/lib/config/env';

export interface CookieRow {
  /** Name without its prefix. */
  name: string;
  value: string;
  /** Seconds; 0 removes the cookie. */
  maxAge: number;
}

/**
 * True when the visitor's connection is encrypted: `SITE_URL` says so, or a trusted proxy does. The client's
 * own `x-forwarded-proto` counts for nothing.
 */
export function isEncrypted(headers: Headers): boolean {
  if (env.SITE_URL?.startsWith('https:')) return true;
  return env.TRUSTED_HOPS > 0 && headers.get('x-forwarded-proto') === 'https';
}

/** The cookie's name on this connection: `__Host-` pins it to this host and to https. */
function cookieName(name: string, headers: Headers): string {
  return isEncrypted(headers) ? `__Host-${name}` : name;
}

/** A Set-Cookie value: out of reach of scripts, sent on top-level navigation only, Secure when https. */
export function formatCookie({ name, value, maxAge }: CookieRow, headers: Headers): string {
  const secure = isEncrypted(headers);
  return serialize(cookieName(name, headers), value, {
    path: '/',
    maxAge,
    httpOnly: true,
    sameSite: 'Lax',
    secure,
  });
}

/** The value of one of the portal's cookies in a request. */
export function findCookie(name: string, headers: Headers): string | undefined {
  const full = cookieName(name, headers);
  return parse(headers.get('cookie') ?? '', full)[full];
}
