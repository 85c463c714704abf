/** Requirements: CONTENT-22, SEARCH-01, SEARCH-02, SEARCH-03, SEARCH-04, SEARCH-05, SEARCH-06 */
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locale } from '@/lib/i18n/locales';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { stopJobs } from '@/lib/jobs/repeat';
import { openDatabase } from '@/lib/server/db/open';
import { indexDocument, removeDocuments } from '@/lib/server/search/index-document';
import { indexPages, startIndexing } from '@/lib/server/search/index-pages';
import { callPath, visit } from '../../support/api/api-client';
import { messagesOf } from '../../support/i18n/messages';
import { changeSettings, restoreSettings } from '../../support/portal/settings';

type Query = Record<string, string>;

let token: string;
beforeAll(async () => {
  token = await visit();
  await indexPages(await openDatabase());
});

async function ask(call: 'Find' | 'Suggest', locale: Locale, query: Query) {
  const response = await callPath(`Search/${call}?${new URLSearchParams(query)}`, { token, locale });
  return { status: response.status, body: await response.json() };
}
const pathsOf = async (locale: Locale, text: string): Promise<string[]> => {
  const { body } = await ask('Find', locale, { text });
  return body.data.hits.map(({ path }: { path: string }) => path);
};

const IHRAM: Record<Locale, readonly string[]> = {
  ar: ['الإحرام', 'احرام', 'إِحْرَام'],
  en: ['ihram', 'IHRAM'],
  fr: ['ihram', 'l’ihram'],
  ms: ['ihram'],
  tr: ['ihram', 'İhram'],
  fa: ['احرام', 'إحرام'],
  ur: ['احرام', 'الإحرام'],
};
test.each(LOCALE_CODES)('every spelling of ihram finds the page of Umrah in %s', async (locale) => {
  for (const text of IHRAM[locale]) expect(await pathsOf(locale, text)).toContain('/Umrah');
});

test.each(LOCALE_CODES)('pages without content blocks are found by their text in %s', async (locale) => {
  const { prohibitions } = messagesOf(locale, 'dictionary').terms;
  const { arafah } = messagesOf(locale, 'journeys').guidance.stations;
  expect(await pathsOf(locale, prohibitions.meaning)).toContain('/Dictionary');
  expect(await pathsOf(locale, arafah.now.first)).toContain('/ershady');
});

test('a match in the title ranks above a match in the text', async () => {
  expect((await pathsOf('ar', 'سنن الحج'))[0]).toBe('/Haj/Sunan');
  expect((await pathsOf('en', 'Madinah'))[0]).toMatch(/Madinah/);
});

test('a page must contain all words', async () => {
  expect(await pathsOf('en', 'ihram researchers')).not.toContain('/Umrah');
});

test('a page has ten results, and a page number beyond the last shows the last', async () => {
  const { body: first } = await ask('Find', 'ar', { text: 'الحج' });
  const { body: last } = await ask('Find', 'ar', { text: 'الحج', page: '200' });
  expect(first.data.hits).toHaveLength(10);
  expect(first.data.total).toBeGreaterThan(10);
  expect(last.data.page).toBe(first.data.pages);
  expect(last.data.hits).not.toEqual(first.data.hits);
});

test('a mistyped word is corrected', async () => {
  const { body } = await ask('Find', 'en', { text: 'ihrqm' });
  expect(body.data.total).toBe(0);
  expect(body.data.suggestions).toContain('ihram');
});

test('titles are suggested during typing', async () => {
  const { body } = await ask('Suggest', 'en', { text: 'Introd' });
  expect(body.data.map(({ path }: { path: string }) => path)).toContain('/Haj/Introduction');
});

test.each([
  '" OR "',
  'title:*',
  'NEAR(a b)',
  '*',
  '-',
  "'; drop table search_document; --",
  '\u202e\u0000',
  '(((',
])('the query %j is treated as text', async (text) => {
  expect((await ask('Find', 'en', { text })).status).toBeLessThan(500);
  expect(await pathsOf('en', 'ihram')).not.toEqual([]);
});

test.each<[string, Query]>([
  ['no text', {}],
  ['blank text', { text: '  ' }],
  ['a text that is too long', { text: 'x'.repeat(201) }],
  ['a page that is no number', { text: 'hajj', page: 'two' }],
])('%s is refused', async (_, query) => {
  const { status, body } = await ask('Find', 'fr', query);
  expect(status).toBe(422);
  expect(body.code).toBe('validation');
});

test('a publication is found once it is saved, by its new words after a change, and no longer after its removal', async () => {
  const db = await openDatabase();
  const news = {
    locale: 'en' as const,
    kind: 'news',
    path: '/NewsDetails/test',
    body: '',
    publishedAt: null,
  };
  await indexDocument(db, { ...news, title: 'Zephyr opens', summary: 'A test' });
  expect(await pathsOf('en', 'zephyr')).toEqual([news.path]);
  await indexDocument(db, { ...news, title: 'Quokka opens', summary: 'A test' });
  expect(await pathsOf('en', 'zephyr')).toEqual([]);
  expect(await pathsOf('en', 'quokka')).toEqual([news.path]);
  await removeDocuments(db, news.path);
  expect(await pathsOf('en', 'quokka')).toEqual([]);
});

describe('a page that only the operator can fill', () => {
  const folder = mkdtempSync(join(tmpdir(), 'search-'));
  const file = join(folder, 'settings.json');
  afterAll(() => rmSync(folder, { recursive: true }));
  afterEach(restoreSettings);

  /** Enters settings while the portal runs, and waits for the next run of the job. */
  async function change(settings: object, changedAt: number): Promise<void> {
    jest.useFakeTimers({ doNotFake: ['Date', 'setImmediate', 'setTimeout', 'nextTick', 'queueMicrotask'] });
    startIndexing();
    writeFileSync(file, JSON.stringify(settings));
    utimesSync(file, changedAt, changedAt);
    jest.advanceTimersByTime(60_000);
    jest.useRealTimers();
    await stopJobs();
  }

  test('is found once it is filled, and no longer once it is empty again, without a restart', async () => {
    changeSettings({ SETTINGS_FILE: file });
    await change({ pages: { serviceLevels: { paragraphs: [{ ar: 'نص', en: 'Axolotl' }] } } }, 1000);
    expect(await pathsOf('en', 'axolotl')).toEqual(['/SLA']);
    await change({}, 2000);
    expect(await pathsOf('en', 'axolotl')).toEqual([]);
  });
});
