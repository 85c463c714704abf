import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { listEnvFiles } from '../env/env-files.ts';
import type { RunningFrontServer } from '../front-server/index.ts';
import { describeDatabase } from '../monitoring/running.ts';
import { readSettingsFile } from '../operator/settings-file.ts';
import { planFrontServer } from './plan-front-server.ts';
import { startWatchdog } from './watchdog.ts';

/** Tries to write to the data folder, so that a wrong one is reported at start instead of to the first visitor. */
function checkDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const probe = join(folder, `.probe-${randomUUID()}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new Error(`The data folder DATA_DIR=${resolve(folder)} cannot be written`, { cause: error });
  }
}

function explainPort(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error)
    throw new Error(
      `Port ${error.port} is in use. Stop the other program, or choose another port: PORT=3001 npm start`,
    );
  throw error;
}

async function checkPort(port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject).listen(port, resolve);
  }).catch(explainPort);
  await new Promise((resolve) => probe.close(resolve));
}

/** The configuration is read when `env` is first imported, which throws if it is invalid. */
async function readEnv() {
  const own = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  // Next, in its thread, would otherwise load settings from `.env` files that this thread does not read.
  Object.assign(process.env, own, { __NEXT_PROCESSED_ENV: '1' });
  return (await import('../env/env.ts')).env;
}

/** Checks the conditions for a start before any time is spent on a build. @throws Error */
export async function checkSettings(): Promise<void> {
  const { DATA_DIR, PORT, SETTINGS_FILE } = await readEnv();
  readSettingsFile(SETTINGS_FILE);
  checkDataFolder(DATA_DIR);
  await checkPort(PORT);
}

/** @param stop receives whether load balancers must be informed first */
function stopOnSignals(stop: (isAnnounced: boolean) => Promise<void>): void {
  let stopping = false;
  const once = (isAnnounced: boolean) => () => {
    if (stopping) return;
    stopping = true;
    stop(isAnnounced).then(() => process.exit(0));
  };
  // A supervisor sends SIGTERM; with SIGINT from the keyboard nothing needs to wait.
  process.on('SIGTERM', once(true));
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, once(false));
  // The parent command has ended, perhaps killed, so nothing else would stop this process.
  process.on('disconnect', once(false));
}

/** @throws Error with the reason; nothing is listening then */
export async function servePortal(): Promise<void> {
  // By default each thread collects garbage only after its heap has grown several times.
  setFlagsFromString('--heap-growing-percent=40');
  const env = await readEnv();
  const { announce, openLog } = await import('../monitoring/log.ts');
  openLog(env.LOG_LEVEL);
  const say = (text: string) => (process.stdout.isTTY ? process.stdout.write(`${text}\n`) : announce(text));
  say(`Database: ${describeDatabase(env)}`);
  startWatchdog(process.env);
  for (const name of listEnvFiles()) console.warn(`${name} is not read: settings are environment variables`);
  const { PORTAL_SITE } = await import('./portal-site.ts');
  const { startFrontServer } = await import('../front-server/index.ts');
  const options = { site: PORTAL_SITE, ...planFrontServer(env) };
  const server: RunningFrontServer = await startFrontServer(options).catch(explainPort);
  stopOnSignals((isAnnounced) =>
    server.stop({ noticeMs: isAnnounced ? env.DRAIN_NOTICE_MS : 0, timeoutMs: env.DRAIN_MS }),
  );
  if (env.PREPARE_PAGES === '1') void server.preparePages();
  say(`The portal is ready: http://localhost:${env.PORT}`);
}
