import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/env';
import { loadEmbeddedApi } from '@/lib/gateway/embedded';
import { MESSAGES_VERSION } from '@/lib/i18n/namespaces';

const parts = z.object({ database: z.boolean(), storage: z.boolean() });

/** What machines may know of the portal's state; nothing secret, no address. */
export interface Health {
  status: 'ok' | 'unavailable';
  /** Who answers the calls: the API in this process, or an external root. */
  api: 'embedded' | 'external';
  database?: boolean;
  storage?: boolean;
  signOn: 'test' | 'national';
  messages: string;
}

async function readParts(): Promise<z.infer<typeof parts> | null> {
  const api = await loadEmbeddedApi();
  if (!api) return null;
  try {
    const response = await api.fetch(new Request('http://embedded.invalid/health'));
    return parts.parse(await response.json());
  } catch {
    return { database: false, storage: false };
  }
}

/** The state of the portal: `unavailable` as soon as one part of the embedded API cannot be used. */
export async function readHealth(): Promise<Health> {
  const state = await readParts();
  const works = !state || (state.database && state.storage);
  return {
    status: works ? 'ok' : 'unavailable',
    api: state ? 'embedded' : 'external',
    ...state,
    signOn: env.LOGIN_URL ? 'national' : 'test',
    messages: MESSAGES_VERSION,
  };
}
