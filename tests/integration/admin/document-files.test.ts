/** Requirements: PUBLISH-19, PUBLISH-21 */
import { existsSync } from 'node:fs';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { FILE_CONTROL } from '@/lib/publications/drafts/draft-file';
import { openDatabase } from '@/lib/server/db/open';
import { getUploadPath } from '@/lib/server/files/folder';
import { removeUnnamed } from '@/lib/server/files/sweep';
import { applyRetention } from '@/lib/server/maintenance/retention';
import { removeOldDocuments } from '@/lib/server/publications/stored-documents';
import { workAs } from '../../support/admin/staff';
import { callPath, visit } from '../../support/api/api-client';
import { VIRUS } from '../../support/files/clamd-server';
import { makePdf, makeScriptedPdf } from '../../support/files/pdf';
import { createScanner } from '../../support/files/scanner';
import { changeSettings, restoreSettings } from '../../support/portal/settings';
import { post } from '../../support/publications/image-desk';
import { makePublication } from '../../support/publications/publication';

const DAY_MS = 86_400_000;

const open = async (token: string, id: string) =>
  (await (await callPath(`Desk/OpenDraft?id=${id}`, { token })).json()).data;

type Files = Partial<Record<Locale, Buffer>>;

const upload = (token: string, id: string, version: number, files: Files) => {
  const form = new FormData();
  form.append('id', id);
  form.append('version', String(version));
  for (const [locale, content] of Object.entries(files))
    form.append(FILE_CONTROL(locale as Locale), new Blob([content as unknown as BlobPart]), `${locale}.pdf`);
  return post('AddDocumentFiles', token, form);
};

const TITLES: Record<Locale, string> = {
  ar: 'دليل الحاج',
  en: 'Guide of the pilgrim',
  fr: 'Guide du pèlerin',
  ms: 'Panduan jemaah',
  tr: 'Hacı rehberi',
  fa: 'راهنمای حاجی',
  ur: 'حاجی کی رہنمائی',
};

/** A document whose texts are complete. @returns its version */
async function write(editor: string, id: string): Promise<number> {
  const created = await post('CreateDraft', editor, { kind: 'document', id, title: TITLES.ar });
  let { version } = created.data;
  const { draft } = await open(editor, id);
  for (const locale of LOCALE_CODES) {
    const title = TITLES[locale];
    const words = { title, summary: title, [`block-${draft.blocks[0].id}`]: title };
    const common = { confirmed: Object.keys(words), addresses: {}, splitsParagraphs: true };
    const saved = await post('SaveDraft', editor, { id, version, locale, words, ...common });
    version = saved.data.version;
  }
  return version;
}

const inEvery = (text: string): Files =>
  Object.fromEntries(LOCALE_CODES.map((locale) => [locale, makePdf(`${text} ${locale}`)]));

const read = async (path: string) => (await callPath(path.slice(1))).status;

async function publish(editor: string, publisher: string, id: string): Promise<void> {
  const { version } = await open(editor, id);
  const submitted = await post('SubmitDraft', editor, { id, version });
  expect(submitted.status).toBe(200);
  const judged = await post('JudgeDraft', publisher, {
    id,
    version: submitted.data.version,
    verdict: 'approve',
  });
  const now = { id, version: judged.data.version, when: 'now' };
  expect((await post('PublishDraft', publisher, now)).status).toBe(200);
}

afterEach(async () => {
  restoreSettings();
  const db = await openDatabase();
  const files = await db.selectFrom('document_file').select('storage_key').execute();
  for (const table of [
    'document_file',
    'publication',
    'publication_draft',
    'publication_version',
    'search_document',
  ] as const)
    await db.deleteFrom(table).execute();
  await removeUnnamed(
    db,
    files.map(({ storage_key }) => storage_key),
  );
});

test('a document with seven files goes from draft to portal; its files are public only while it is', async () => {
  const [editor, publisher] = [await workAs('editor'), await workAs('publisher')];
  const version = await write(editor, 'guide');
  expect((await open(editor, 'guide')).findings).toEqual(
    LOCALE_CODES.map((locale) => ({ locale, key: FILE_CONTROL(locale), code: 'fileMissing' })),
  );
  expect(await post('SubmitDraft', editor, { id: 'guide', version })).toMatchObject({
    code: 'draftIncomplete',
  });
  const { en, ...others } = inEvery('first');
  const added = await upload(editor, 'guide', version, others);
  expect(added.status).toBe(200);
  expect(await upload(editor, 'guide', version, { en: en as Buffer })).toMatchObject({
    code: 'publicationMoved',
  });
  expect((await upload(editor, 'guide', added.data.version, { en: en as Buffer })).status).toBe(200);
  const { files, findings } = await open(editor, 'guide');
  expect([Object.keys(files).sort(), findings]).toEqual([[...LOCALE_CODES].sort(), []]);
  const { path } = files.en;
  expect(await read(path)).toBe(404);
  const early = await callPath(`Desk/GetDocumentFile?path=${path}`, { token: editor });
  expect(Buffer.from(await early.arrayBuffer()).equals(en as Buffer)).toBe(true);
  expect((await callPath(`Desk/GetDocumentFile?path=${path}`, { token: await visit() })).status).toBe(401);

  await publish(editor, publisher, 'guide');
  expect(await read(path)).toBe(200);
  const next = (await open(editor, 'guide')).version;
  await upload(editor, 'guide', next, { en: makePdf('second') });
  const second = (await open(editor, 'guide')).files.en.path;
  expect([second === path, await read(path), await read(second)]).toEqual([false, 200, 404]);
  await publish(editor, publisher, 'guide');
  expect([await read(path), await read(second)]).toEqual([404, 200]);
  await post('UndoPublishing', publisher, { id: 'guide', version: (await open(editor, 'guide')).version });
  expect([await read(path), await read(second)]).toEqual([200, 404]);
  expect((await post('RemovePublication', publisher, { id: 'guide' })).status).toBe(200);
  expect([await read(path), await read(second)]).toEqual([404, 404]);
});

const uploadBlock = (token: string, target: Record<string, string>, content?: Buffer) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(target)) form.append(name, value);
  if (content) form.append('file', new Blob([content as unknown as BlobPart]), 'plan.pdf');
  return post('AddBlockFile', token, form);
};

/** A complete news item with a file block. @returns the id of the block */
async function writeNews(editor: string, id: string): Promise<string> {
  const item = makePublication(id);
  const body = [
    { id: 'text', kind: 'paragraph' },
    { id: 'plan', kind: 'file', address: '/documents/old.pdf' },
  ];
  for (const own of Object.values(item.texts)) own.body = [own.title, own.title];
  const text = JSON.stringify([{ ...item, data: { ...item.data, body } }]);
  expect((await post('ImportPublications', editor, { text })).status).toBe(200);
  return 'plan';
}

test('the file of a block is uploaded to any publication, and is public only while a published block leads to it', async () => {
  const [editor, publisher] = [await workAs('editor'), await workAs('publisher')];
  const block = await writeNews(editor, 'with-plan');
  const target = async () => ({
    id: 'with-plan',
    version: String((await open(editor, 'with-plan')).version),
    block,
  });
  const addressOf = async () => (await open(editor, 'with-plan')).draft.blocks[1].address;
  expect((await uploadBlock(editor, await target(), makePdf('first'))).status).toBe(200);
  const first = await addressOf();
  expect(first).toMatch(/^\/documents\/with-plan\.body\.[0-9a-f]{16}\.pdf$/);
  expect(await read(first)).toBe(404);
  const early = await callPath(`Desk/GetDocumentFile?path=${first}`, { token: publisher });
  expect(early.status).toBe(200);
  await publish(editor, publisher, 'with-plan');
  expect(await read(first)).toBe(200);
  expect((await uploadBlock(editor, await target(), makePdf('second'))).status).toBe(200);
  const second = await addressOf();
  expect([await read(first), await read(second)]).toEqual([200, 404]);
  expect(await removeOldDocuments(await openDatabase(), new Date(Date.now() + 2 * DAY_MS), false)).toBe(0);
  expect(await read(first)).toBe(200);
  await publish(editor, publisher, 'with-plan');
  expect([await read(first), await read(second)]).toEqual([404, 200]);
  expect((await post('RemovePublication', publisher, { id: 'with-plan' })).status).toBe(200);
  expect(await read(second)).toBe(404);
});

test('a file for a block is refused with its reason: no file, another type, an unknown block, an old version, another role', async () => {
  const editor = await workAs('editor');
  const block = await writeNews(editor, 'refused');
  const target = { id: 'refused', version: String((await open(editor, 'refused')).version), block };
  expect(await uploadBlock(editor, target)).toMatchObject({ fields: { file: 'required' } });
  expect(await uploadBlock(editor, target, Buffer.from('no pdf'))).toMatchObject({
    fields: { file: 'wrongType' },
  });
  expect(await uploadBlock(editor, target, makeScriptedPdf())).toMatchObject({
    fields: { file: 'activeContent' },
  });
  expect(await uploadBlock(editor, { ...target, block: 'text' }, makePdf())).toMatchObject({ status: 404 });
  expect(await uploadBlock(editor, { ...target, block: '../x' }, makePdf())).toMatchObject({ status: 404 });
  expect(await uploadBlock(editor, { ...target, version: '99' }, makePdf())).toMatchObject({ status: 409 });
  expect(await uploadBlock(await workAs('publisher'), target, makePdf())).toMatchObject({ status: 403 });
  const db = await openDatabase();
  expect(await db.selectFrom('document_file').selectAll().execute()).toEqual([]);
});

test('files are judged by their content, each beside its control, and only for documents', async () => {
  const editor = await workAs('editor');
  const version = await write(editor, 'judged');
  const scripted = { ar: makeScriptedPdf(), fr: Buffer.from('no pdf'), en: makePdf('fine') };
  expect(await upload(editor, 'judged', version, scripted)).toMatchObject({
    status: 422,
    fields: { 'file-fr': 'wrongType' },
  });
  expect(await upload(editor, 'judged', version, { ar: makeScriptedPdf() })).toMatchObject({
    fields: { 'file-ar': 'activeContent' },
  });
  expect(await upload(editor, 'judged', version, {})).toMatchObject({ fields: { 'file-ar': 'required' } });
  expect(await upload(editor, 'unknown', version, { ar: makePdf() })).toMatchObject({ status: 404 });
  expect(await upload(editor, '../x', Number.NaN, { ar: makePdf() })).toMatchObject({ status: 422 });
  const news = await post('CreateDraft', editor, { kind: 'news', id: 'news', title: 'خبر' });
  expect(await upload(editor, 'news', news.data.version, { ar: makePdf() })).toMatchObject({ status: 404 });
  expect(await upload(await workAs('publisher'), 'judged', version, { ar: makePdf() })).toMatchObject({
    status: 403,
  });
  const db = await openDatabase();
  expect(await db.selectFrom('document_file').selectAll().execute()).toEqual([]);
});

test('an infected file is refused, and none is added while the scanner does not respond', async () => {
  const editor = await workAs('editor');
  const version = await write(editor, 'scanned');
  const clamd = await createScanner();
  changeSettings({ CLAMD_URL: clamd.url });
  expect(await upload(editor, 'scanned', version, { ar: makePdf(VIRUS) })).toMatchObject({
    fields: { 'file-ar': 'infected' },
  });
  await clamd.stop();
  expect((await upload(editor, 'scanned', version, { ar: makePdf() })).status).toBe(503);
  expect((await open(editor, 'scanned')).files).toEqual({});
});

test('a file that was replaced before a review is deleted; those of drafts and versions stay', async () => {
  const editor = await workAs('editor');
  const version = await write(editor, 'replaced');
  const first = await upload(editor, 'replaced', version, { ar: makePdf('first') });
  await upload(editor, 'replaced', first.data.version, { ar: makePdf('second') });
  const db = await openDatabase();
  const rows = await db.selectFrom('document_file').selectAll().orderBy('id').execute();
  const [old, kept] = rows.map(({ storage_key }) => getUploadPath(storage_key));
  await applyRetention(db, new Date(), false);
  expect([existsSync(old ?? ''), existsSync(kept ?? '')]).toEqual([true, true]);
  await applyRetention(db, new Date(Date.now() + 2 * DAY_MS), false);
  expect([existsSync(old ?? ''), existsSync(kept ?? '')]).toEqual([false, true]);
  await db.deleteFrom('publication_draft').execute();
  await applyRetention(db, new Date(Date.now() + 2 * DAY_MS), false);
  expect(existsSync(kept ?? '')).toBe(false);
});
