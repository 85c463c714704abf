import 'server-only';
import { isTokenExpired } from '@/lib/api/token-claims';
import { now } from '@/lib/env/clock';

/** The server's anonymous token, for pages that call the API on behalf of a visitor. */
const memory = globalThis as { portalServerToken?: string };

/** Kept until it expires. */
export async function ensureServerToken(fetchToken: () => Promise<string>): Promise<string> {
  const { portalServerToken } = memory;
  if (portalServerToken && !isTokenExpired(portalServerToken, now())) return portalServerToken;
  memory.portalServerToken = await fetchToken();
  return memory.portalServerToken;
}

export function dropServerToken(): void {
  memory.portalServerToken = undefined;
}
