import { isTokenExpired } from '@/lib/api/token-claims';
import { readSettings, updateSettings } from '@/lib/browser-scripts/local-settings';
import { TOKEN_WAIT_MS } from './headers';

type FetchToken = () => Promise<string>;

let regeneration: Promise<string> | null = null;

/** Concurrent calls share one request. */
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

/** Without a token the call first waits 100 ms, because another request may be fetching it (CALL-03). */
export async function ensureToken(fetchToken: FetchToken): Promise<string> {
  if (!readSettings().token) await new Promise((resolve) => setTimeout(resolve, TOKEN_WAIT_MS));
  const { token } = readSettings();
  if (token && !isTokenExpired(token, new Date())) return token;
  return regenerateToken(fetchToken);
}
