import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { listEnvFiles } from '../env/env-files.ts';
import { serveBuildFiles } from '../front-server/http/build-files.ts';
import { FrontServer } from '../front-server/http/front-server.ts';
import { Probes } from '../front-server/http/probes.ts';
import type { SendBusy } from '../front-server/render/render-public-page.ts';
import type { RenderPlan } from '../front-server/render/render-queue.ts';
import type { PageStore } from '../front-server/store/page-store.ts';
import { offerReading } from '../monitoring/metrics.ts';
import { describeDatabase, nameEngine, readBuildId } from '../monitoring/running.ts';
import { readSettingsFile } from '../operator/settings-file.ts';
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

/** A year of encrypted connections, for hosts below this one too, once the portal's public address is one. */
const HTTPS_ONLY = 'max-age=31536000; includeSubDomains';

/**
 * One thread renders, and beside it work the main thread and the collector: on two cores a second one brought a
 * quarter more pages for 150 MB and more. Where there are more cores it helps under load. Nothing keeps a page waiting beside a
 * database in a file; beside one on the network, or an external API, others are made meanwhile.
 */
function planRendering({ API_ROOT, DATABASE_URL }: Awaited<ReturnType<typeof readEnv>>): RenderPlan {
  return { threads: availableParallelism() > 2 ? 2 : 1, atOnce: API_ROOT || DATABASE_URL ? 32 : 3 };
}

const explainPort = (port: number) => (error: unknown) => {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    throw new Error(`Port ${port} is in use. Stop what uses it, or choose another: PORT=3001 npm start`);
  }
  throw error;
};

async function checkPort(port: number): Promise<void> {
  const probe = new FrontServer(async () => undefined, { trustedHops: 0 });
  await probe.listen(port).catch(explainPort(port));
  await probe.close({ noticeMs: 0, patienceMs: 0 });
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

/** Waits for work to end, but not for ever. */
const atMost = (patienceMs: number, work: Promise<unknown>) =>
  Promise.race([work.catch(console.error), sleep(patienceMs)]);

/** The parts behind the server in front: the API in this thread, pages in threads of their own. */
async function openPortal(plan: RenderPlan) {
  const [{ openGateway }, { startRenderer }, { respondWith }] = await Promise.all([
    import('../front-server/http/answer-gateway.ts'),
    import('../front-server/render/renderer.ts'),
    import('../front-server/render/render-public-page.ts'),
  ]);
  const render = await startRenderer(plan);
  const { BUILDS_DIR, DATA_DIR } = await readEnv();
  const places = { build: '.next', published: 'public', kept: BUILDS_DIR ?? join(DATA_DIR, 'builds') };
  const sendBusy: SendBusy = async (request, response) => (await gateway).sendBusy(request, response);
  const findPerson = async ({ cookie = '', 'x-forwarded-proto': protocol = '' }: IncomingHttpHeaders) =>
    (await gateway).gateway.findPerson(new Headers({ cookie, 'x-forwarded-proto': String(protocol) }));
  const gateway = openGateway(serveBuildFiles(places, respondWith(render, sendBusy, findPerson)));
  return { ...(await gateway), render };
}

/** Offers what the server in front knows, and serves the metrics where a port is named for them. */
async function openMetrics(
  {
    METRICS_PORT: port,
    METRICS_HOST: host,
    METRICS_TOKEN: token,
    DATABASE_URL,
  }: Awaited<ReturnType<typeof readEnv>>,
  { pages, server, probes }: { pages: PageStore; server: FrontServer; probes: Probes },
): Promise<void> {
  if (!port) return;
  const running = { build: readBuildId() ?? '', engine: nameEngine({ DATABASE_URL }) };
  offerReading('build_info', () => [{ value: 1, labels: running }]);
  offerReading('ready', async () => Number(await probes.takesRequests()));
  offerReading('page_store_hits_total', () => pages.answered.ready);
  offerReading('page_store_misses_total', () => pages.answered.made);
  offerReading('page_store_bytes', () => pages.size);
  offerReading('requests_under_way', () => server.load);
  const { serveMetrics } = await import('../front-server/http/serve-metrics.ts');
  await serveMetrics({ port, host, token }).catch(explainPort(port));
}

/** @returns to be called at the end: sends the spans that are left */
async function followRequests(endpoint: string | undefined): Promise<() => Promise<void>> {
  if (!endpoint) return async () => undefined;
  const { openTracing } = await import('../front-server/http/tracing.ts');
  return openTracing(endpoint);
}

/**
 * Serves the build in `.next` through the front server.
 * @throws Error that says what is wrong; nothing listens then
 */
export async function servePortal(): Promise<void> {
  // Without it each thread tidies up only when it has grown by a multiple: the machine's memory is not ours alone.
  setFlagsFromString('--heap-growing-percent=40');
  const env = await readEnv();
  const { announce, openLog } = await import('../monitoring/log.ts');
  openLog(env.LOG_LEVEL);
  const say = (text: string) => (process.stdout.isTTY ? process.stdout.write(`${text}\n`) : announce(text));
  say(`Database: ${describeDatabase(env)}`);
  startWatchdog(process.env);
  for (const name of listEnvFiles()) console.warn(`${name} is not read: settings are environment variables`);
  // The port is taken while the portal gets ready; early requests wait.
  const opening = openPortal(planRendering(env));
  const isPublic = env.SITE_URL?.startsWith('https:');
  const headers: Record<string, string> = isPublic ? { 'Strict-Transport-Security': HTTPS_ONLY } : {};
  const handle = async (request: IncomingMessage, response: ServerResponse) =>
    (await opening).answer(request, response);
  const { openPageStore } = await import('../front-server/store/open-page-store.ts');
  const pages = openPageStore(
    async (request, demand) => (await opening).render(request, demand),
    async (request, response) => (await opening).sendBusy(request, response),
  );
  const probes = new Probes(async () => (await opening).gateway.isReady());
  const server = new FrontServer(handle, { trustedHops: env.TRUSTED_HOPS, pages, probes, headers });
  await Promise.all([opening, server.listen(env.PORT).catch(explainPort(env.PORT))]);
  await openMetrics(env, { pages, server, probes });
  const endTracing = await followRequests(env.OTEL_EXPORTER_OTLP_ENDPOINT);
  stopOnSignals(async (isAnnounced) => {
    const noticeMs = isAnnounced ? env.DRAIN_NOTICE_MS : 0;
    await server.close({ noticeMs, patienceMs: env.DRAIN_MS });
    await atMost(env.DRAIN_MS, (await opening).gateway.stop());
    await atMost(env.DRAIN_MS, endTracing());
  });
  if (env.PREPARE_PAGES === '1') {
    const { preparePages } = await import('../front-server/store/prepare-pages.ts');
    void preparePages(pages, () => server.isBusy);
  }
  say(`The portal is ready: http://localhost:${env.PORT}`);
}
