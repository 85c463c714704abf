import 'server-only';
import { isTokenExpired } from '@/lib/api/token-claims';
import { now } from '@/lib/env/clock';

/** The server's own anonymous token, for pages that ask the API on behalf of a visitor. */
const memory = globalThis as { portalServerToken?: string };

/**
 * The token that server components call with when nobody is signed in; kept until it expires.
 * @param fetchToken makes the token call
 */
export async function ensureServerToken(fetchToken: () => Promise<string>): Promise<string> {
  const { portalServerToken } = memory;
  if (portalServerToken && !isTokenExpired(portalServerToken, now())) return portalServerToken;
  memory.portalServerToken = await fetchToken();
  return memory.portalServerToken;
}

/** Forgets the token, so that the next call fetches one. */
export function dropServerToken(): void {
  memory.portalServerToken = undefined;
}
