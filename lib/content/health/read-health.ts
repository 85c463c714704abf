import 'server-only';
import { z } from 'zod';
import { ApiFailure } from '@/lib/api/api-failure';
import { embeddedApi } from '@/lib/api/embedded';
import { callFromServer } from '@/lib/api/server';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { MESSAGES_VERSION } from '@/lib/i18n/messages-version';

const parts = z.object({ database: z.boolean(), storage: z.boolean() });

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

async function readParts(): Promise<z.infer<typeof parts> | null> {
  const api = await embeddedApi.load();
  if (!api) return null;
  try {
    const response = await api.fetch(new Request('http://embedded.invalid/health'));
    return parts.parse(await response.json());
  } catch {
    return { database: false, storage: false };
  }
}

/** An external root works as far as the portal can tell when it hands out a visitor's token. */
async function readExternal(): Promise<{ reachable: boolean }> {
  try {
    await callFromServer('getToken', { locale: DEFAULT_LOCALE });
    return { reachable: true };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return { reachable: false };
  }
}

/** The state of the portal: `unavailable` as soon as one part cannot be used. */
export async function readHealth(): Promise<Health> {
  const parts = await readParts();
  const state = parts ?? (await readExternal());
  return {
    status: Object.values(state).every(Boolean) ? 'ok' : 'unavailable',
    api: parts ? 'embedded' : 'external',
    ...state,
    messages: MESSAGES_VERSION,
  };
}
