/** Requirements: ADMIN-05 */
/**
 * `npm run benchmark:desk`: every list of the desk with 10,000 requests, 40,000 registrations and 5,000 news items,
 * on SQLite and then on PostgreSQL. Fails if a page takes longer than 200 ms (95th percentile), has more than 25 kB or
 * loads more than 145 kB of script. `--requests`, `--registrations` and `--news` set other counts,
 * `--rounds` how often each page is read.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { registrationForm } from '@/lib/award/definition/registration';
import { registration } from '@/lib/award/schemas';
import { buildWhenNeeded } from '@/lib/commands/build/build-when-needed';
import { runCommand } from '@/lib/commands/run-command';
import { now } from '@/lib/env/clock';
import type { Answers } from '@/lib/forms/definition/form-definition';
import { flatten } from '@/lib/forms/rules/body';
import { toDay } from '@/lib/i18n/format';
import { getForm } from '@/lib/requests/forms';
import { DAY_MS } from '@/lib/requests/work/working-time';
import { toColumns } from '@/lib/server/award/request-columns';
import { storeRegistration } from '@/lib/server/award/store-registration';
import { closeDatabase, getDatabaseFile, openDatabase } from '@/lib/server/db/open';
import { TEST_STAFF } from '@/lib/server/identity-provider/test-persons';
import { moveToPostgres, passFilesOn } from '@/lib/server/maintenance/move-data';
import { makeSubject, varyRequests } from '../support/admin/vary-requests';
import { HttpResearcher } from '../support/award/http-researcher';
import { makeRegistration } from '../support/award/registration';
import { PostgresServer } from '../support/db/postgres-server.mjs';
import { weighPersonalPage, weighScripts } from '../support/pages/html-weight';
import { PortalProcess } from '../support/portal/portal-process';
import { fillArchive } from './archive-data';
import { runAll, Timings } from './measure';

const LIMITS = { 'p95 ms': 200, 'html kB': 25, 'script kB': 145 } as const;
const WARM_UP = 3;
const CONNECTIONS = 16;
/** The forms that people send most. */
const SENT = ['contact', 'information', 'appointment'] as const;

/** `{…}` stands for a value of the data. */
const PAGES = [
  '/desk',
  '/desk/requests',
  '/desk/requests?queue=late',
  '/desk/requests?queue=mine',
  '/desk/requests?queue=new',
  '/desk/requests?queue=waiting',
  '/desk/requests?owner={owner}',
  '/desk/requests?team={team}',
  '/desk/requests?priority=urgent',
  '/desk/requests?due=week',
  '/desk/requests?form=contact&status=received',
  '/desk/requests?text=Alghamdi',
  '/desk/requests/{request}?list=1&queue=new',
  '/desk/search?text=Alghamdi',
  '/desk/search?text=1234',
  '/desk/suppliers',
  '/desk/suppliers?text=1234',
  '/desk/appointments',
  '/desk/appointments?day={day}',
  '/desk/award',
  '/desk/award?text=Alghamdi',
  '/desk/eligibility',
  '/desk/figures',
  '/desk/judging',
  '/desk/lists',
  '/desk/meta',
  '/desk/publications',
  '/desk/publications?text=1234',
  '/desk/images',
  '/desk/insight',
  '/desk/ratings',
  '/desk/survey',
  '/desk/staff',
  '/desk/sessions',
  '/desk/trail',
];

type Row = Record<keyof typeof LIMITS | 'p50 ms', number>;

const kB = (bytes: number) => Number((bytes / 1000).toFixed(1));

async function register(folder: string, count: number): Promise<void> {
  const database = await openDatabase(folder);
  const columns = toColumns(flatten(registrationForm, registration.parse(makeRegistration())));
  const people = Array.from({ length: count }, () => `benchmark:${randomUUID()}`);
  await runAll(people, CONNECTIONS, async (subject) => {
    await storeRegistration(database, { subject }, columns, 'ar');
  });
  await closeDatabase(folder);
}

async function sendRequests(folder: string, count: number): Promise<void> {
  const portal = await PortalProcess.start({ dataDir: folder, env: { BOT_CHECK_ATTEMPTS: '2' } });
  const staff = new HttpResearcher(portal.url, TEST_STAFF.nationalId);
  await staff.signOn();
  await staff.post(
    'saveTeam',
    JSON.stringify({ name: 'Front office', isClosed: false, forms: ['contact'], members: [] }),
    { 'Content-Type': 'application/json' },
  );
  const sender = new HttpResearcher(portal.url);
  await sender.signOn();
  await runAll([...Array(count).keys()], CONNECTIONS, async (number) => {
    const form = SENT[number % SENT.length] ?? 'contact';
    const answers: Answers = form === 'appointment' ? {} : { subject: makeSubject('ar', number) };
    await sender.sendSample(getForm(form), answers);
  });
  await varyRequests(staff);
  await portal.close();
  await passTime(folder);
}

/** Moves due dates back, so that a third of the open requests is late and a third is due today. */
async function passTime(folder: string): Promise<void> {
  const database = await openDatabase(folder);
  const shifts = [
    { days: -1, ends: ['0', '1', '2', '3', '4'] },
    { days: 0, ends: ['5', '6', '7', '8', '9'] },
  ];
  for (const { days, ends } of shifts)
    await database
      .updateTable('request_work')
      .set({ due_at: new Date(now().getTime() + days * DAY_MS).toISOString() })
      .where('due_at', 'is not', null)
      .where(sql<string>`substr(request_id, length(request_id), 1)`, 'in', ends)
      .execute();
  await closeDatabase(folder);
}

/** The addresses of the pages, with the values of the data. */
async function listAddresses(staff: HttpResearcher): Promise<string[]> {
  const get = async (path: string) => (await (await staff.send(`/gateway/${path}`)).json()).data;
  const mine = await get('Desk/ListRequests?queue=mine');
  const fresh = await get('Desk/ListRequests?queue=new');
  const { teams } = await get('Desk/ListOwners');
  const values: Record<string, string> = {
    owner: mine.rows[0].work.owner,
    team: teams[0].id,
    request: fresh.rows[0].id,
    day: toDay(now()),
  };
  return PAGES.map((path) =>
    path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? '')),
  );
}

async function measure(url: string, staff: HttpResearcher, path: string, rounds: number): Promise<Row> {
  const timings = new Timings();
  for (let round = -WARM_UP; round < rounds; round += 1) {
    const kept = round < 0 ? new Timings() : timings;
    await kept.measure(async () => {
      const response = await staff.send(`/ar${path}`);
      const text = await response.text();
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
      return text.length;
    });
  }
  const { html, bytes } = await weighPersonalPage(`${url}/ar${path}`, staff.cookieHeader);
  return {
    'p50 ms': Math.round(timings.quantile(0.5)),
    'p95 ms': Math.round(timings.quantile(0.95)),
    'html kB': kB(bytes),
    'script kB': kB(await weighScripts(url, html)),
  };
}

/** @returns what exceeds its limit */
async function measureAll(portal: PortalProcess, rounds: number): Promise<string[]> {
  const staff = new HttpResearcher(portal.url, TEST_STAFF.nationalId);
  await staff.signOn();
  const rows: Record<string, Row> = {};
  for (const path of await listAddresses(staff)) rows[path] = await measure(portal.url, staff, path, rounds);
  console.table(rows);
  return Object.entries(rows).flatMap(([path, row]) =>
    (Object.keys(LIMITS) as (keyof typeof LIMITS)[])
      .filter((name) => row[name] > LIMITS[name])
      .map((name) => `${path}: ${row[name]} ${name}`),
  );
}

async function measureOnPostgres(folder: string, rounds: number): Promise<string[]> {
  const server = await PostgresServer.create();
  try {
    const file = getDatabaseFile(folder);
    await moveToPostgres(file, server.url);
    await passFilesOn(file, server.url);
    const portal = await PortalProcess.start({ dataDir: folder, env: { DATABASE_URL: server.url } });
    try {
      return await measureAll(portal, rounds);
    } finally {
      await portal.close();
    }
  } finally {
    await server.remove();
  }
}

runCommand(async (args) => {
  const options = {
    requests: { type: 'string', default: '10000' },
    registrations: { type: 'string', default: '40000' },
    news: { type: 'string', default: '5000' },
    rounds: { type: 'string', default: '40' },
  } as const;
  const { values } = parseArgs({ args, options });
  await buildWhenNeeded();
  const folder = mkdtempSync(join(tmpdir(), 'portal-desk-'));
  try {
    await fillArchive(folder, Number(values.news));
    await register(folder, Number(values.registrations));
    await sendRequests(folder, Number(values.requests));
    const portal = await PortalProcess.start({ dataDir: folder });
    console.log('SQLite');
    const rounds = Number(values.rounds);
    const slow = await measureAll(portal, rounds);
    await portal.close();
    console.log('PostgreSQL');
    slow.push(...(await measureOnPostgres(folder, rounds)));
    if (slow.length > 0) throw new Error(`Above its limit:\n${slow.join('\n')}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
