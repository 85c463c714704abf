/** Requirements: PUB-06, PUB-07, PUB-08 */
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inTransaction } from '@/lib/database/in-transaction';
import { env } from '@/lib/env/env';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { openDatabase } from '@/lib/server/db/open';
import { importPublications } from '@/lib/server/publications/import';
import { removePublication } from '@/lib/server/publications/save';
import { loadSeeds } from '@/lib/server/publications/seed';
import { call, callPath, visit } from '../../support/api/api-client';
import { makePdf } from '../../support/files/pdf';
import { changeSettings, restoreSettings } from '../../support/portal/settings';
import { makePublication } from '../../support/publications/publication';
import { publish } from '../../support/publications/publish';

const at = new Date('2026-11-21T12:00:00Z');

/** Every line of the file has one value, so that the line of an error can be checked. */
const write = (...items: unknown[]) => JSON.stringify(items, null, 2);

async function importText(text: string, options: { dryRun?: boolean; folder?: string } = {}) {
  const { dryRun = false, folder = null } = options;
  return importPublications(await openDatabase(), text, { folder, at, dryRun });
}

async function listIds(): Promise<string[]> {
  const { body } = await call('listNews', { token: await visit() });
  return body.data.map(({ id }) => id);
}

const lineOf = (text: string, part: string) => text.split('\n').findIndex((line) => line.includes(part)) + 1;

afterEach(async () => {
  const db = await openDatabase();
  for (const table of ['publication', 'publication_seed', 'search_document'] as const)
    await db.deleteFrom(table).execute();
});

test('one error rejects the whole file, and is reported with line and language', async () => {
  const broken = makePublication('broken');
  broken.texts.fa.title = 'عدد ١٢';
  delete broken.texts.ur.summary;
  const text = write(makePublication('whole'), broken);
  const { errors } = await importText(text);
  expect(errors).toEqual([
    {
      line: lineOf(text, 'عدد ١٢'),
      locale: 'fa',
      path: '1.texts.fa.title',
      message: expect.stringMatching(/digits/),
    },
    { line: expect.any(Number), locale: 'ur', path: '1.texts.ur.summary', message: 'is missing' },
  ]);
  expect(errors[1]?.line).toBeGreaterThan(lineOf(text, '"broken"'));
  expect(await listIds()).toEqual([]);
});

test.each([
  ['{}', /list of items/],
  ['[{"kind": "news",}]', /not JSON/],
  ['[{"kind": "poem"}]', /./],
  ['[1]', /./],
])('%s is not an import file', async (text, message) => {
  const { errors } = await importText(text);
  expect(errors[0]).toMatchObject({ line: 1, message: expect.stringMatching(message) });
});

test.each([
  [
    'a letter of another language',
    (item: ReturnType<typeof makePublication>) => ({
      ...item,
      texts: { ...item.texts, ur: { ...item.texts.ur, title: 'كتاب' } },
    }),
    'ur',
  ],
  [
    'a language that is left out',
    ({ texts: { tr: _tr, ...texts }, ...item }: ReturnType<typeof makePublication>) => ({ ...item, texts }),
    'tr',
  ],
  ['an unknown field', (item: ReturnType<typeof makePublication>) => ({ ...item, colour: 'green' }), null],
  ['an id that is no slug', (item: ReturnType<typeof makePublication>) => ({ ...item, id: 'No Slug' }), null],
  [
    'a time without its zone',
    (item: ReturnType<typeof makePublication>) => ({ ...item, publishedAt: '2026-10-01' }),
    null,
  ],
  [
    'a time to come',
    (item: ReturnType<typeof makePublication>) => ({ ...item, publishedAt: '2030-10-01T09:00:00+03:00' }),
    null,
  ],
])('%s is refused', async (_, change, locale) => {
  const { errors } = await importText(write(change(makePublication('one'))));
  expect(errors).toMatchObject([{ locale }]);
  expect(await listIds()).toEqual([]);
});

test('an id is unique: in a file, and over all kinds', async () => {
  const twice = write(makePublication('one'), makePublication('one'));
  expect((await importText(twice)).errors).toMatchObject([{ path: '1.id' }]);
  await publish(makePublication('one'));
  const other = write(makePublication('one', { kind: 'guide' }));
  expect((await importText(other)).errors).toMatchObject([{ message: expect.stringContaining('news') }]);
});

test('a repeated import updates existing items, at once and in every language', async () => {
  expect(await importText(write(makePublication('one')))).toMatchObject({ added: 1, changed: 0 });
  const changed = makePublication('one');
  changed.texts.en.title = 'Another title';
  expect(await importText(write(changed))).toMatchObject({ added: 0, changed: 1 });
  const { body } = await call('listNews', { token: await visit(), locale: 'en' });
  expect(body.data.map(({ title }) => title)).toEqual(['Another title']);
});

test('a dry run reports the changes and makes none', async () => {
  expect(await importText(write(makePublication('one')), { dryRun: true })).toMatchObject({ added: 1 });
  expect(await listIds()).toEqual([]);
});

test('a removed item disappears from list, page and search, and no seed restores it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seed-'));
  const db = await openDatabase();
  writeFileSync(join(folder, 'news.json'), write(makePublication('one'), makePublication('two')));
  await loadSeeds(db, at, folder);
  expect(await inTransaction(db, (tx) => removePublication(tx, 'one', at))).toBe(true);
  writeFileSync(
    join(folder, 'news.json'),
    write(makePublication('two'), makePublication('one'), makePublication('six')),
  );
  await loadSeeds(db, at, folder);
  expect((await listIds()).sort()).toEqual(['six', 'two']);
  const paths = await db.selectFrom('search_document').select('path').distinct().execute();
  expect(paths.map(({ path }) => path).sort()).toEqual(['/NewsDetails/six', '/NewsDetails/two']);
  const { status } = await callPath('News/GetById?id=one', { token: await visit() });
  expect(status).toBe(404);
});

test('a changed seed is applied, but does not overwrite an editor’s import', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seed-'));
  const db = await openDatabase();
  const seed = (word: string) => {
    const items = ['mine', 'theirs'].map((id) => makePublication(id));
    for (const item of items) item.texts.en.title = word;
    writeFileSync(join(folder, 'news.json'), write(...items));
    return loadSeeds(db, at, folder);
  };
  await seed('First');
  const edited = makePublication('mine');
  edited.texts.en.title = 'Edited';
  await publish(edited);
  await seed('Second');
  const { body } = await call('listNews', { token: await visit(), locale: 'en' });
  expect(Object.fromEntries(body.data.map(({ id, title }) => [id, title]))).toEqual({
    mine: 'Edited',
    theirs: 'Second',
  });
});

describe('a document', () => {
  it('requires a real PDF in each language', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'import-'));
    mkdirSync(folder, { recursive: true });
    for (const locale of LOCALE_CODES) {
      writeFileSync(join(folder, `paper.${locale}.pdf`), locale === 'ms' ? 'no pdf' : makePdf(locale));
    }
    const text = write(makePublication('paper', { kind: 'document' }));
    expect((await importText(text, { folder })).errors).toMatchObject([
      { locale: 'ms', message: 'the PDF file paper.ms.pdf is missing' },
    ]);
    writeFileSync(join(folder, 'paper.ms.pdf'), makePdf('ms'));
    expect(await importText(text, { folder })).toMatchObject({ added: 1 });

    const { body } = await call('listDocuments', { token: await visit(), locale: 'ms' });
    const { path, size } = body.data[0]?.file ?? { path: '', size: 0 };
    expect(size).toBe(makePdf('ms').length);
    const download = await callPath(path.slice(1));
    expect(download.headers.get('content-type')).toBe('application/pdf');
    expect(download.headers.get('content-length')).toBe(String(size));
    expect(Buffer.from(await download.arrayBuffer()).equals(makePdf('ms'))).toBe(true);

    const { DATA_DIR } = env;
    const another = mkdtempSync(join(tmpdir(), 'portal-instance-'));
    symlinkSync(join(DATA_DIR, 'uploads'), join(another, 'uploads'));
    changeSettings({ DATA_DIR: another });
    expect((await callPath(path.slice(1))).status).toBe(200);
    restoreSettings();
    rmSync(another, { recursive: true });

    // The location in an earlier build.
    renameSync(join(DATA_DIR, 'uploads', 'documents'), join(DATA_DIR, 'documents'));
    expect((await callPath(path.slice(1))).status).toBe(200);
    rmSync(join(DATA_DIR, 'documents'), { recursive: true });
    expect((await callPath(path.slice(1))).status).toBe(404);
  });

  it.each(['x.pdf', '..%2fportal.sqlite', '%2e%2e%2fsecrets.json'])('%s is not a document', async (name) => {
    expect((await callPath(`documents/${name}`)).status).toBe(404);
  });
});
