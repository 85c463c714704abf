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

/** Tries to write into the data folder, so that a wrong one is told now and not to the first visitor. */
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

/** Node's own error names the port. */
function explainPort(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error)
    throw new Error(
      `Port ${error.port} is in use. Stop what uses it, or choose another: PORT=3001 npm start`,
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

/** Configuration is read when `env` is first imported; a wrong one throws then. */
async function readEnv() {
  const own = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  // Next, in its thread, would read settings from files that this thread does not read.
  Object.assign(process.env, own, { __NEXT_PROCESSED_ENV: '1' });
  return (await import('../env/env.ts')).env;
}

/**
 * Checks what would stop the portal, before any time is spent on a build.
 * @throws Error about a wrong setting, a spoilt settings file, a data folder that cannot be written, or a busy port
 */
export async function checkSettings(): Promise<void> {
  const { DATA_DIR, PORT, SETTINGS_FILE } = await readEnv();
  readSettingsFile(SETTINGS_FILE);
  checkDataFolder(DATA_DIR);
  await checkPort(PORT);
}

/** @param stop is told whether whoever distributes requests has to hear of it first */
function stopOnSignals(stop: (isAnnounced: boolean) => Promise<void>): void {
  let stopping = false;
  const once = (isAnnounced: boolean) => () => {
    if (stopping) return;
    stopping = true;
    stop(isAnnounced).then(() => process.exit(0));
  };
  // A supervisor says SIGTERM; a person at the keyboard waits for nobody.
  process.on('SIGTERM', once(true));
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, once(false));
  // The command that started this process is gone, even if it was killed: nobody else would stop it.
  process.on('disconnect', once(false));
}

/**
 * Serves the build in `.next` through the front server.
 * @throws Error that says what is wrong; nothing listens then
 */
export async function servePortal(): Promise<void> {
  // By default each thread collects garbage only when it has grown to a multiple; the machine's memory is shared.
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
    server.stop({ noticeMs: isAnnounced ? env.DRAIN_NOTICE_MS : 0, patienceMs: env.DRAIN_MS }),
  );
  if (env.PREPARE_PAGES === '1') void server.preparePages();
  say(`The portal is ready: http://localhost:${env.PORT}`);
}
