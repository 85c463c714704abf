import 'server-only';
import { parse, serialize } from 'hono/utils/cookie';
import { isEncrypted } from '@/lib/env/is-encrypted';

export interface CookieRow {
  name: string;
  value: string;
  /** Seconds; 0 removes the cookie. */
  maxAge: number;
}

const isSecure = (headers: Headers) => isEncrypted(headers.get('x-forwarded-proto'));

/** The cookie's name on this connection: the prefix `__Host-` restricts it to this host and https. */
function cookieName(name: string, headers: Headers): string {
  return isSecure(headers) ? `__Host-${name}` : name;
}

/** A Set-Cookie value: HttpOnly, SameSite=Lax, Secure over https. */
export function formatCookie({ name, value, maxAge }: CookieRow, headers: Headers): string {
  const secure = isSecure(headers);
  return serialize(cookieName(name, headers), value, {
    path: '/',
    maxAge,
    httpOnly: true,
    sameSite: 'Lax',
    secure,
  });
}

export function findCookie(name: string, headers: Headers): string | undefined {
  const full = cookieName(name, headers);
  return parse(headers.get('cookie') ?? '', full)[full];
}
