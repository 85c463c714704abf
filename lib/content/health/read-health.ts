import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { TOKEN_ENDPOINTS } from '@/lib/api/contract/token-endpoint';
import { TOKEN_SCHEMAS } from '@/lib/api/contract/token-schemas';
import { defineService } from '@/lib/api/embedded-services';
import { orElse } from '@/lib/api/reader';
import { callFromServer } from '@/lib/api/server';
import { getAccessDatabase, openAccessDatabase } from '@/lib/auth/sessions/access-database';
import { isWritable } from '@/lib/database/is-writable';
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

/** Timeout of each check in milliseconds; shorter than `timeout check` in docs/haproxy.cfg. */
const TIMEOUT_MS = 2000;
const PARTS = 10;

/**
 * Waits for the timeout of a check, in parts: a part in which this process itself was too busy to continue counts once,
 * so that a response that has arrived meanwhile is read before the timeout ends.
 */
export async function waitForTimeout(): Promise<void> {
  for (let part = 0; part < PARTS; part += 1) await sleep(TIMEOUT_MS / PARTS, undefined, { ref: false });
}

/** Whether sessions can be read and stored: they are in the portal's own database, also with an external root. */
async function areSessionsUsable(): Promise<boolean> {
  const database = await openAccessDatabase();
  await database.selectFrom('session').select('id').limit(1).execute();
  return isWritable(database, getAccessDatabase().place);
}

/** The result of a check; false if it fails or takes too long. */
function inTime(check: Promise<boolean>): Promise<boolean> {
  // The result of the timeout is ignored if the check was faster.
  const late = waitForTimeout().then(() => false);
  return Promise.race([check.catch(() => false), late]);
}

/** An external root counts as working when it issues an anonymous token. */
async function readExternal(): Promise<{ reachable: boolean; database: boolean }> {
  const token = callFromServer(TOKEN_ENDPOINTS.getToken, TOKEN_SCHEMAS.getToken, { locale: DEFAULT_LOCALE });
  const [answer, database] = await Promise.all([orElse(token, null), inTime(areSessionsUsable())]);
  return { reachable: answer !== null, database };
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

/** External root and virus scanner do not count: all other instances would be out of service as well. */
export async function isReady(): Promise<boolean> {
  const health = await embeddedHealth.load();
  const parts = async () => (health ? canWork(await health.checkNeeded()) : true);
  return inTime(Promise.all([areSessionsUsable(), parts()]).then((checked) => checked.every(Boolean)));
}
