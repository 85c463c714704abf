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

/** Dependencies without which the embedded API cannot work. */
export interface NeededParts {
  database: boolean;
  storage: boolean;
  migrations: boolean;
  disk: boolean;
  clock: boolean;
}

interface EmbeddedHealth {
  checkNeeded(): Promise<NeededParts>;
  /** Undefined if none is configured. Without the scanner submissions with files wait, but the portal works. */
  checkScanner(): Promise<boolean | undefined>;
}

export const embeddedHealth = defineService<EmbeddedHealth>('health');

/** State of the portal for monitoring; contains no secrets and no addresses. */
export interface Health extends Partial<NeededParts> {
  status: 'ok' | 'unavailable';
  scanner?: boolean | undefined;
  api: 'embedded' | 'external';
  reachable?: boolean;
  messages: string;
  /** Database engine of the portal's own data. */
  engine: 'postgresql' | 'sqlite';
  build: string | null;
}

/** An external root counts as working when it issues an anonymous token. */
async function readExternal(): Promise<{ reachable: boolean }> {
  const token = callFromServer(TOKEN_ENDPOINTS.getToken, TOKEN_SCHEMAS.getToken, { locale: DEFAULT_LOCALE });
  return { reachable: (await orElse(token, null)) !== null };
}

const canWork = (needed: object) => Object.values(needed).every(Boolean);

/** The state of the portal: `unavailable` if any required dependency fails. */
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

/** Timeout of each check in milliseconds; shorter than `timeout check` in docs/haproxy.cfg. */
export const TIMEOUT_MS = 2000;

async function areSessionsThere(): Promise<boolean> {
  const database = await openAccessDatabase();
  await database.selectFrom('session').select('id').limit(1).execute();
  return true;
}

/** External root and virus scanner do not count: all other instances would be out of service as well. */
export async function isReady(): Promise<boolean> {
  const health = await embeddedHealth.load();
  const parts = async () => (health ? canWork(await health.checkNeeded()) : true);
  const checks = Promise.all([areSessionsThere(), parts()]).then((checked) => checked.every(Boolean));
  // The result of the timeout is ignored if the check was faster.
  const late = sleep(TIMEOUT_MS, false, { ref: false });
  return Promise.race([checks.catch(() => false), late]);
}
