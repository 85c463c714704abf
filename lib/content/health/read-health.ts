import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { TOKEN_ENDPOINTS } from '@/lib/api/contract/token-endpoint';
import { TOKEN_SCHEMAS } from '@/lib/api/contract/token-schemas';
import { defineService } from '@/lib/api/embedded-services';
import { orElse } from '@/lib/api/reader';
import { callFromServer } from '@/lib/api/server';
import { openAccessDatabase } from '@/lib/auth/sessions/access-database';
import { env } from '@/lib/env/env';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { MESSAGES_VERSION } from '@/lib/i18n/messages-version';
import { nameEngine, readBuildId } from '@/lib/monitoring/running';

/** What the embedded API cannot work without. */
export interface NeededParts {
  database: boolean;
  storage: boolean;
  /** The database has all tables that this build needs. */
  migrations: boolean;
  /** The disks of data and files have room. */
  disk: boolean;
  /** The clock of this machine agrees with the database's. */
  clock: boolean;
}

interface EmbeddedHealth {
  checkNeeded(): Promise<NeededParts>;
  /** Undefined where none is named. Without it submissions with files wait, and the portal works all the same. */
  checkScanner(): Promise<boolean | undefined>;
}

export const embeddedHealth = defineService<EmbeddedHealth>('health');

/** What machines may know of the portal's state; nothing secret, no address. */
export interface Health extends Partial<NeededParts> {
  status: 'ok' | 'unavailable';
  scanner?: boolean | undefined;
  /** Who answers the calls: the API in this process, or an external root. */
  api: 'embedded' | 'external';
  /** Whether an external root answers; the embedded API is always there. */
  reachable?: boolean;
  messages: string;
  /** Where the portal's own data is. */
  engine: 'postgresql' | 'sqlite';
  /** Id of the build; none in development. */
  build: string | null;
}

/** An external root works as far as the portal can tell when it hands out a visitor's token. */
async function readExternal(): Promise<{ reachable: boolean }> {
  const token = callFromServer(TOKEN_ENDPOINTS.getToken, TOKEN_SCHEMAS.getToken, { locale: DEFAULT_LOCALE });
  return { reachable: (await orElse(token, null)) !== null };
}

const canWork = (needed: object) => Object.values(needed).every(Boolean);

/** The state of the portal: `unavailable` as soon as one part that it needs cannot be used. */
export async function readHealth(): Promise<Health> {
  const health = await embeddedHealth.load();
  const [needed, scanner] = await Promise.all([
    health ? health.checkNeeded() : readExternal(),
    health?.checkScanner(),
  ]);
  return {
    status: canWork(needed) ? 'ok' : 'unavailable',
    api: health ? 'embedded' : 'external',
    ...needed,
    ...(scanner === undefined ? {} : { scanner }),
    messages: MESSAGES_VERSION,
    engine: nameEngine(env),
    build: readBuildId(),
  };
}

/** A part that takes longer to say so cannot be used, in milliseconds; `timeout check` of docs/haproxy.cfg is longer. */
export const PATIENCE_MS = 2000;

async function areSessionsThere(): Promise<boolean> {
  const database = await openAccessDatabase();
  await database.selectFrom('session').select('id').limit(1).execute();
  return true;
}

/**
 * Whether this instance can do its work (`/health/ready`). An external root that is away is no reason to leave: pages
 * say so, and every other instance would have to leave as well. The virus scanner is not even asked: one that is away,
 * or says nothing, would take every instance along.
 */
export async function isReady(): Promise<boolean> {
  const health = await embeddedHealth.load();
  const parts = async () => (health ? canWork(await health.checkNeeded()) : true);
  const checks = Promise.all([areSessionsThere(), parts()]).then((checked) => checked.every(Boolean));
  // What comes after the patience has nobody who listens.
  const late = sleep(PATIENCE_MS, false, { ref: false });
  return Promise.race([checks.catch(() => false), late]);
}
