import 'server-only';
import { TOKEN_ENDPOINTS } from '@/lib/api/contract/token-endpoint';
import { TOKEN_SCHEMAS } from '@/lib/api/contract/token-schemas';
import { defineService } from '@/lib/api/embedded';
import { orElse } from '@/lib/api/reader';
import { callFromServer } from '@/lib/api/server';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { MESSAGES_VERSION } from '@/lib/i18n/messages-version';

/** Whether database and upload folder of the embedded API can be used. */
export const embeddedHealth = defineService<() => Promise<{ database: boolean; storage: boolean }>>('health');

/** What machines may know of the portal's state; nothing secret, no address. */
export interface Health {
  status: 'ok' | 'unavailable';
  /** Who answers the calls: the API in this process, or an external root. */
  api: 'embedded' | 'external';
  /** Whether an external root answers; the embedded API is always there. */
  reachable?: boolean;
  database?: boolean;
  storage?: boolean;
  messages: string;
}

/** An external root works as far as the portal can tell when it hands out a visitor's token. */
async function readExternal(): Promise<{ reachable: boolean }> {
  const token = callFromServer(TOKEN_ENDPOINTS.getToken, TOKEN_SCHEMAS.getToken, { locale: DEFAULT_LOCALE });
  return { reachable: (await orElse(token, null)) !== null };
}

/** The state of the portal: `unavailable` as soon as one part cannot be used. */
export async function readHealth(): Promise<Health> {
  const checkHealth = await embeddedHealth.load();
  const state = checkHealth ? await checkHealth() : await readExternal();
  return {
    status: Object.values(state).every(Boolean) ? 'ok' : 'unavailable',
    api: checkHealth ? 'embedded' : 'external',
    ...state,
    messages: MESSAGES_VERSION,
  };
}
