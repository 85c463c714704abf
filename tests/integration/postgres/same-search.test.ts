/** Requirements: DATA-06 */
import { sql } from 'kysely';
import type { IndexedDocument } from '@/lib/server/db/full-text/contract';
import { indexTable, searchIndexOf } from '@/lib/server/db/full-text/search-index';
import { openDatabase } from '@/lib/server/db/open';
import { findDocuments, suggestTitles } from '@/lib/server/search/find-documents';
import { indexPages } from '@/lib/server/search/index-pages';

const WORDS = ['احرام', 'طواف', 'hajj', 'umrah', 'b12', 'سعي', 'arafat', 'mina', 'it_s', 'مزدلف'];
const TABLE = indexTable('fa', 'publication');

/** The same numbers in every run. */
function makeDraw(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}
const draw = makeDraw(7);
const drawWords = (count: number) => Array.from({ length: count }, () => WORDS[draw(WORDS.length)] ?? '');

const documents: IndexedDocument[] = Array.from({ length: 300 }, (_, index) => ({
  doc: index + 1,
  kind: index % 3 === 0 ? 'GovernmentNews' : 'news',
  title: drawWords(1 + draw(4)),
  body: drawWords(draw(60)),
}));

const openBoth = async () => [await openDatabase(process.env.DATA_DIR), await openDatabase()] as const;

beforeAll(async () => {
  for (const db of await openBoth())
    for (const document of documents) await searchIndexOf(db).add(db, TABLE, document);
});

test('one of the two databases is PostgreSQL', async () => {
  const [embedded, shared] = await openBoth();
  expect((await sql<{ version: string }>`select version()`.execute(shared)).rows[0]?.version).toMatch(
    /^PostgreSQL/,
  );
  await expect(sql`select version()`.execute(embedded)).rejects.toThrow('no such function');
});

test.each([
  [['احرام'], false],
  [['احرام', 'طواف'], false],
  [['hajj', 'umrah', 'mina', 'سعي'], false],
  [['ha'], true],
  [['umrah', 'm'], true],
  [['it_s', 'b1'], true],
  [["o'clock\\"], false],
  [['unknown'], true],
])('%j: the same results with the same ranks in both databases', async (terms, lastIsPrefix) => {
  const [embedded, shared] = await Promise.all(
    (await openBoth()).map(async (db) => searchIndexOf(db).rank(db, TABLE, { terms, lastIsPrefix })),
  );
  expect(shared?.map(({ doc }) => doc)).toEqual(embedded?.map(({ doc }) => doc));
  for (const [index, { rank }] of (embedded ?? []).entries())
    expect(shared?.[index]?.rank).toBeCloseTo(rank, 9);
});

test('the newest of a kind are the same', async () => {
  const lists = (await openBoth()).map(async (db) => {
    const query = searchIndexOf(db).newest(TABLE, { kind: 'governmentNews', terms: ['hajj'] });
    return (await sql<{ doc: number }>`${query}`.execute(db)).rows.map(({ doc }) => doc);
  });
  const [embedded, shared] = await Promise.all(lists);
  expect(embedded?.length).toBeGreaterThan(10);
  expect(shared).toEqual(embedded);
});

test('removed publications are no longer found', async () => {
  for (const db of await openBoth()) {
    for (const { doc } of documents.slice(100)) await searchIndexOf(db).remove(db, TABLE, doc);
    const hits = await searchIndexOf(db).rank(db, TABLE, { terms: ['hajj'], lastIsPrefix: false });
    expect(hits.every(({ doc }) => doc <= 100)).toBe(true);
  }
});

test('the portal’s pages are found and suggested in the same order', async () => {
  const both = await openBoth();
  for (const db of both) await indexPages(db);
  const paths = (text: string) =>
    both.map(async (db) => (await findDocuments(db, 'ar', text, 1)).hits.map(({ path }) => path));
  for (const text of ['الحج', 'سنن الحج', 'العمرة والطواف', 'جائزة الباحثين']) {
    const [embedded, shared] = await Promise.all(paths(text));
    expect(embedded?.length).toBeGreaterThan(0);
    expect(shared).toEqual(embedded);
  }
  const [embedded, shared] = await Promise.all(both.map((db) => suggestTitles(db, 'en', 'ha')));
  expect(shared).toEqual(embedded);
});
