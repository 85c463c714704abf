/** Requirements: SPEED-01 */
/**
 * `npm run benchmark:steady -- --minutes 10`: how much slower public pages get with a hundred thousand news
 * items in the database, with forty thousand registrations, and while an editor saves every second; then this
 * many minutes of mixed load, with the memory of the process each minute.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { registrationForm } from '@/lib/award/definition/registration';
import { registration } from '@/lib/award/schemas';
import { buildWhenNeeded } from '@/lib/commands/build/build-when-needed';
import { runCommand } from '@/lib/commands/run-command';
import { flatten } from '@/lib/forms/rules/body';
import { toColumns } from '@/lib/server/award/request-columns';
import { storeRegistration } from '@/lib/server/award/store-registration';
import { closeDatabase, openDatabase } from '@/lib/server/db/open';
import { saveMetaOverrides } from '@/lib/server/seo/meta-overrides';
import { HttpResearcher } from '../support/award/http-researcher';
import { makeRegistration } from '../support/award/registration';
import { PortalProcess } from '../support/portal/portal-process';
import { readCpuMs, readMemoryBytes } from '../support/portal/process-usage';
import { fillArchive } from './archive-data';
import { GENERATOR, measureLoad } from './load';
import { runAll } from './measure';

const NEWS = 100_000;
const REGISTRATIONS = 40_000;
const SECONDS = 5;
const ROUNDS = 3;
const HEADERS = { 'accept-encoding': 'br', cookie: 'currentLang=ar' };
const PAGES = ['/ar', '/ar/Haj', '/ar/Researchers', '/ar/MediaAndAwareness'];
const IDLE_CPU_MS = 50;
const MEGABYTE = 1024 * 1024;

async function register(folder: string, count: number): Promise<void> {
  const database = await openDatabase(folder);
  const columns = toColumns(flatten(registrationForm, registration.parse(makeRegistration())));
  const subjects = Array.from({ length: count }, () => `benchmark:${randomUUID()}`);
  await runAll(subjects, 64, async (subject) => {
    await storeRegistration(database, { subject }, columns, 'ar');
  });
  await closeDatabase(folder);
}

/** Waits until the portal has rendered its pages. */
async function rest(portal: PortalProcess): Promise<void> {
  for (;;) {
    const before = readCpuMs(portal.pid);
    await sleep(1000);
    if (readCpuMs(portal.pid) - before < IDLE_CPU_MS) return;
  }
}

/** Requests per second of all pages together, the median of several rounds. */
async function measurePages(url: string): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    let sum = 0;
    for (const path of PAGES) sum += (await measureLoad(url + path, HEADERS, SECONDS)).perSecond;
    rounds.push(sum / PAGES.length);
  }
  return Math.round(rounds.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0);
}

/** Saves a title every second, like an editor in the back office. @returns a function that stops it */
async function startDesk(folder: string): Promise<() => Promise<void>> {
  const database = await openDatabase(folder);
  const stop = new AbortController();
  const save = async () => {
    while (!stop.signal.aborted) {
      const texts = { title: `Titre ${Date.now()}`, description: null, card: null };
      const order = { actor: 'benchmark', at: new Date() };
      await saveMetaOverrides(database, [{ route: 'terms', locale: 'fr', ...texts }], order);
      await sleep(1000);
    }
  };
  const saving = save();
  return async () => {
    stop.abort();
    await saving;
    await closeDatabase(folder);
  };
}

async function compare(): Promise<Record<string, object>> {
  const rows: Record<string, object> = {};
  const [plain, full] = ['plain', 'full'].map((name) => mkdtempSync(join(tmpdir(), `portal-${name}-`)));
  if (!plain || !full) throw new Error('No folders');
  await fillArchive(full, NEWS);
  await register(full, REGISTRATIONS);
  const portals = [
    await PortalProcess.start({ dataDir: plain }),
    await PortalProcess.start({ dataDir: full }),
  ];
  for (const portal of portals) await rest(portal);
  const [small, large] = portals;
  if (!small || !large) throw new Error('No portals');
  const base = await measurePages(small.url);
  const put = (name: string, perSecond: number) => {
    rows[name] = { 'per second': perSecond, share: Number((perSecond / base).toFixed(2)) };
  };
  put('seed', base);
  put(`${NEWS} news, ${REGISTRATIONS} registrations`, await measurePages(large.url));
  const stop = await startDesk(plain);
  put('a desk that saves every second', await measurePages(small.url));
  await stop();
  put('seed, once more', await measurePages(small.url));
  for (const portal of portals) await portal.stop();
  for (const folder of [plain, full]) rmSync(folder, { recursive: true, force: true });
  return rows;
}

/** Public pages, personal pages and searches in turn; the memory of the process in MB, minute by minute. */
async function holdOut(minutes: number): Promise<number[]> {
  const portal = await PortalProcess.start();
  const person = new HttpResearcher(portal.url);
  await person.signOn();
  const own = { ...HEADERS, cookie: person.cookieHeader };
  const held = [readMemoryBytes(portal.pid)];
  const until = performance.now() + minutes * 60_000;
  for (let minute = 1; performance.now() < until; minute += 1) {
    for (const path of PAGES) await measureLoad(portal.url + path, HEADERS, SECONDS);
    for (const path of ['/ar/Researchers/registration', '/ar/requests', '/en/requests'])
      await measureLoad(portal.url + path, own, SECONDS);
    await measureLoad(`${portal.url}/ar/searchText/${encodeURIComponent(`حج ${minute}`)}`, HEADERS, SECONDS);
    held.push(readMemoryBytes(portal.pid));
  }
  await portal.stop();
  return held.map((bytes) => Math.round(bytes / MEGABYTE));
}

runCommand(async (args) => {
  const { values } = parseArgs({ args, options: { minutes: { type: 'string', default: '10' } } });
  await buildWhenNeeded();
  console.log(`Load by ${GENERATOR}`);
  console.table(await compare());
  console.log(`Memory in MB, every 40 s: ${(await holdOut(Number(values.minutes))).join(', ')}`);
});
