import { isTokenExpired } from '@/lib/api/token-claims';
import { readSettings, updateSettings } from '@/lib/browser-scripts/local-settings';
import { TOKEN_WAIT_MS } from './headers';

type FetchToken = () => Promise<string>;

let regeneration: Promise<string> | null = null;

/**
 * Fetches a new anonymous token and stores it; calls at the same time share one request.
 * @param fetchToken makes the token call
 */
export function regenerateToken(fetchToken: FetchToken): Promise<string> {
  regeneration ??= fetchToken()
    .then((token) => {
      updateSettings({ token });
      return token;
    })
    .finally(() => {
      regeneration = null;
    });
  return regeneration;
}

/**
 * The visitor's token, regenerated when it is missing or expired. A request that finds no token at all
 * waits 100 ms first, because another one may be fetching it (CALL-03).
 */
export async function ensureToken(fetchToken: FetchToken): Promise<string> {
  if (!readSettings().token) await new Promise((resolve) => setTimeout(resolve, TOKEN_WAIT_MS));
  const { token } = readSettings();
  if (token && !isTokenExpired(token, new Date())) return token;
  return regenerateToken(fetchToken);
}
