import 'server-only';
import { TOKEN_ENDPOINTS } from '@/lib/api/contract/token-endpoint';
import { TOKEN_SCHEMAS } from '@/lib/api/contract/token-schemas';
import { callFromServer } from '@/lib/api/server';
import { isTokenExpired } from '@/lib/api/token-claims';
import { findCookie, formatCookie } from '@/lib/auth/cookies';
import { now } from '@/lib/config/clock';
import type { Locale } from '@/lib/i18n/locales';

/** The anonymous token of a visitor without script, where no script can read it (SURVEY-05). */
const COOKIE = 'visitor';
const MAX_AGE_SECONDS = 3600;

export interface VisitorToken {
  token: string;
  /** Set-Cookie value of a token that is new. */
  cookie: string | null;
}

/** The visitor's anonymous token; a new one where it is missing or expired. @throws ApiFailure */
export async function ensureVisitorToken(headers: Headers, locale: Locale): Promise<VisitorToken> {
  const kept = findCookie(COOKIE, headers);
  if (kept && !isTokenExpired(kept, now())) return { token: kept, cookie: null };
  const { message: token } = await callFromServer(TOKEN_ENDPOINTS.getToken, TOKEN_SCHEMAS.getToken, {
    locale,
  });
  return { token, cookie: formatCookie({ name: COOKIE, value: token, maxAge: MAX_AGE_SECONDS }, headers) };
}
