import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { TOKEN_ENDPOINTS } from '@/lib/api/contract/token-endpoint';
import { TOKEN_SCHEMAS } from '@/lib/api/contract/token-schemas';
import { defineService } from '@/lib/api/embedded';
import { orElse } from '@/lib/api/reader';
import { callFromServer } from '@/lib/api/server';
import { openAccessDatabase } from '@/lib/auth/access-database';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { MESSAGES_VERSION } from '@/lib/i18n/messages-version';

/** What can be used of the embedded API. */
export interface HealthOfParts {
  database: boolean;
  storage: boolean;
  /** The database has all tables that this build needs. */
  migrations: boolean;
  /** Where one is named. Without it submissions with files wait, and the portal works all the same. */
  scanner?: boolean | undefined;
}

export const embeddedHealth = defineService<() => Promise<HealthOfParts>>('health');

/** What machines may know of the portal's state; nothing secret, no address. */
export interface Health extends Partial<HealthOfParts> {
  status: 'ok' | 'unavailable';
  /** Who answers the calls: the API in this process, or an external root. */
  api: 'embedded' | 'external';
  /** Whether an external root answers; the embedded API is always there. */
  reachable?: boolean;
  messages: string;
}

/** An external root works as far as the portal can tell when it hands out a visitor's token. */
async function readExternal(): Promise<{ reachable: boolean }> {
  const token = callFromServer(TOKEN_ENDPOINTS.getToken, TOKEN_SCHEMAS.getToken, { locale: DEFAULT_LOCALE });
  return { reachable: (await orElse(token, null)) !== null };
}

/** The virus scanner may be away: nobody would be served better by another instance. */
const canWork = (state: object) =>
  Object.entries(state).every(([part, works]) => part === 'scanner' || works);

/** The state of the portal: `unavailable` as soon as one part cannot be used. */
export async function readHealth(): Promise<Health> {
  const checkHealth = await embeddedHealth.load();
  const state = checkHealth ? await checkHealth() : await readExternal();
  return {
    status: canWork(state) ? 'ok' : 'unavailable',
    api: checkHealth ? 'embedded' : 'external',
    ...state,
    messages: MESSAGES_VERSION,
  };
}

/** A check that takes longer has failed. */
const PATIENCE_MS = 2000;

async function areSessionsThere(): Promise<boolean> {
  const database = await openAccessDatabase();
  await database.selectFrom('session').select('id').limit(1).execute();
  return true;
}

/**
 * Whether this instance can do its work (`/health/ready`). An external root that is away is no reason to leave: pages
 * say so, and every other instance would have to leave as well.
 */
export async function isReady(): Promise<boolean> {
  const checkHealth = await embeddedHealth.load();
  const parts = async () => (checkHealth ? canWork(await checkHealth()) : true);
  const checks = Promise.all([areSessionsThere(), parts()]).then((checked) => checked.every(Boolean));
  // What comes after the patience has nobody who listens.
  const late = sleep(PATIENCE_MS, false, { ref: false });
  return Promise.race([checks.catch(() => false), late]);
}
