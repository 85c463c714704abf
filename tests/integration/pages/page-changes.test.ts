/** Requirements: AWARD-19, CACHE-02, CACHE-03, CACHE-04, CACHE-05 */
import { utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildCacheHeaders } from '@/lib/routing/caching';
import { splitPath } from '@/lib/routing/split-path';
import { findRoute } from '@/lib/routing/table';
import { toSeedRow } from '@/lib/server/award/read-edition';
import { startDueEdition } from '@/lib/server/award/start-editions';
import { openDatabase } from '@/lib/server/db/open';
import { saveMetaOverrides } from '@/lib/server/seo/meta-overrides';
import { pageHeaders } from '../../support/pages/next-page';
import { PAGE_READS } from '../../support/pages/page-reads';
import { closeSource, source, startStore, stopStores } from '../../support/pages/page-store';
import { changeSettings, restoreSettings } from '../../support/portal/settings';
import { makePublication } from '../../support/publications/publication';
import { publish } from '../../support/publications/publish';

const MANY = 20;
/** Every change is visible within this time. */
const PROMISED_MS = 2000;
const SETTINGS_FILE = join(tmpdir(), `page-changes-${process.pid}.json`);

beforeAll(async () => {
  await openDatabase();
  writeFileSync(SETTINGS_FILE, '{}');
});
afterAll(closeSource);
beforeEach(() => changeSettings({ TEST_NOW: '2026-11-22T09:00:00Z' }));
afterEach(async () => {
  await stopStores();
  restoreSettings();
});

/** A portal whose pages declare and record the same tags as the real ones. */
const startPages = () =>
  startStore(
    ({ url = '' }) => {
      const { path } = splitPath(new URL(url, 'http://localhost').pathname);
      const row = findRoute(path);
      if (!row) throw new Error(`No page at ${path}`);
      const { 'Cache-Tag': declared, ...headers } = buildCacheHeaders(row);
      const item = row.path.endsWith('{id}') ? [`item:${path.split('/').at(-1)}`] : [];
      const tags = [declared, ...(PAGE_READS[path] ?? []), ...item].join(', ');
      return { headers: pageHeaders({ ...headers, 'Cache-Tag': tags }), until: sleep(30) };
    },
    { settingsFile: SETTINGS_FILE },
  );

const at = () => ({ actor: 'operator', at: new Date() });
const override = async (title: string) =>
  saveMetaOverrides(
    await openDatabase(),
    [{ route: 'terms', locale: 'fr', title, description: null, card: null }],
    at(),
  );

async function closeWindow(): Promise<void> {
  const dates = {
    duration_from: '2020-01-01',
    duration_to: '2020-01-02',
    updated_at: new Date().toISOString(),
  };
  await (await openDatabase())
    .insertInto('award_window')
    .values({ kind: 'register', ...dates })
    .onConflict((conflict) => conflict.columns(['edition_id', 'kind']).doUpdateSet(dates))
    .execute();
}

async function closeAward(): Promise<void> {
  const setting = { status: 0, updated_at: new Date().toISOString() };
  await (await openDatabase())
    .insertInto('award_setting')
    .values({ id: 'award', ...setting })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(setting))
    .execute();
}

/** Schedules an edition whose start is past, and runs the job that starts it. */
async function startNext(year: number): Promise<void> {
  const database = await openDatabase();
  const starts_at = '2026-01-01T00:00:00.000Z';
  await database
    .insertInto('award_edition')
    .values({ ...toSeedRow(new Date()), year, state: 'scheduled', starts_at })
    .execute();
  await startDueEdition(database);
}

let count = 0;
/** A service request as stored in the database, sent and then accepted. */
async function acceptRequest(form: string): Promise<string> {
  const db = await openDatabase();
  count += 1;
  const id = `01890000-0000-7000-8000-00000000000${count}`;
  const shared = {
    contact_mobile: null,
    contact_email: null,
    sender: null,
    locale: 'ar' as const,
    data: '{}',
  };
  const times = { created_at: new Date().toISOString(), updated_at: new Date().toISOString() };
  const row = { ...shared, ...times, id, form, workflow: 'request' as const, version: 1 };
  const request = {
    ...row,
    idempotency_key: id,
    reference_number: `X-${count}`,
    status: 'received' as const,
  };
  await db.insertInto('service_request').values(request).execute();
  await db.updateTable('service_request').set({ status: 'answered' }).where('id', '=', id).execute();
  return id;
}

async function acceptSupplier(): Promise<void> {
  const request_id = await acceptRequest('supplier');
  await (await openDatabase())
    .insertInto('supplier')
    .values({
      id: request_id,
      code: request_id,
      commercial_registration: '1010101010',
      establishment_name: 'مؤسسة السقاية',
      folded_name: '',
      activity: 'catering',
      request_id,
      owner: null,
      state: 'accepted',
      accepted_at: '2026-11-22T09:00:00Z',
      valid_until: '2027-11-22',
      version: 1,
      updated_at: '2026-11-22T09:00:00Z',
    })
    .execute();
}

/** A change, a page that shows it, and one that does not. */
const CHANGES: [string, () => unknown, string, string | null][] = [
  ['an override of the desk', () => override(`Titre ${Date.now()}`), '/fr/trems', null],
  ['a publication', () => publish(makePublication('changed')), '/ar/MediaAndAwareness', '/ar/Haj'],
  [
    'the same publication, edited',
    () => publish(makePublication('changed')),
    '/ar/NewsDetails/changed',
    '/ar/Haj',
  ],
  ['the start of an edition', () => startNext(2026), '/ar/Researchers', '/ar/Haj'],
  ['a window', closeWindow, '/ar/Researchers', '/ar/Haj'],
  ['the status of the award', closeAward, '/ar/prizes', '/ar/Haj'],
  ['an accepted supplier', acceptSupplier, '/ar/Suppliers', '/ar/OpenData'],
  ['a request for data', () => acceptRequest('open-data'), '/ar/OpenData', '/ar/Suppliers'],
  [
    'a download of open data',
    async () =>
      (await openDatabase())
        .insertInto('open_data_download')
        .values({ file: 'a.csv', downloads: 1 })
        .execute(),
    '/ar/OpenData',
    '/ar/Suppliers',
  ],
  ['the settings of the operator', () => utimesSync(SETTINGS_FILE, 1, count), '/ar/stoppage', null],
  ['midnight in Riyadh', () => changeSettings({ TEST_NOW: '2026-11-22T21:00:00Z' }), '/ar', '/ar/trems'],
];

test.each(CHANGES)(
  '%s is visible within two seconds and renders a page once',
  async (_, change, shown, other) => {
    const { asked, read } = await startPages();
    const before = await read(shown);
    const untouched = other === null ? '' : await read(other);
    const made = asked.length;
    await change();
    const until = performance.now() + PROMISED_MS;
    await source.look();
    const pages = await Promise.all(Array.from({ length: MANY }, () => read(shown)));
    // While the page is rendered, all but the first request get the previous one.
    expect(new Set(pages).size).toBeLessThanOrEqual(2);
    const after = await Promise.all(Array.from({ length: MANY }, () => read(shown)));
    expect(performance.now()).toBeLessThan(until);
    expect(new Set(after).size).toBe(1);
    expect(after[0]).not.toBe(before);
    expect(asked.slice(made).map(({ url }) => url)).toEqual([shown]);
    if (other !== null) expect(await read(other)).toBe(untouched);
    expect(asked).toHaveLength(made + 1);
  },
);

test('the page of a certificate is rendered for each visit, and no cache may store it', async () => {
  const { asked, get } = await startStore();
  const path = '/ar/Researchers/check/x';
  const answers = [await get(path), await get(path), await get(path, {})];
  expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(Array(3).fill('no-store'));
  expect(asked).toHaveLength(3);
});

test('the first visits after a start render a page once', async () => {
  const { asked, read } = await startPages();
  const pages = await Promise.all(Array.from({ length: MANY }, () => read('/ar')));
  expect([new Set(pages).size, asked.length]).toEqual([1, 1]);
});
