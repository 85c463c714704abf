/** Requirements: PUBLISH-14, PUBLISH-16, PUBLISH-17 */

import { uuidv7 } from 'uuidv7';
import { now } from '@/lib/env/clock';
import { toDay } from '@/lib/i18n/format';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { openDatabase } from '@/lib/server/db/open';
import { publishDue } from '@/lib/server/publications/drafts/publish-version';
import { importPublications } from '@/lib/server/publications/import';
import { workAs } from '../../support/admin/staff';
import { call, callPath, visit } from '../../support/api/api-client';
import { addDescribed, addImage, post } from '../../support/publications/image-desk';
import { describeImage, makeJpeg, noDescriptions } from '../../support/publications/images';
import { type ImportItem, makePublication } from '../../support/publications/publication';

const DAY_MS = 86_400_000;
const UNKNOWN = '01900000-0000-7000-8000-000000000000';
const yesterday = () => toDay(new Date(now().getTime() - DAY_MS));

/** A news item with a paragraph and an image without caption. */
function withImage(id: string, image: string): ImportItem {
  const item = makePublication(id);
  for (const texts of Object.values(item.texts)) texts.body = [texts.title, ''];
  const body = [
    { id: 'text', kind: 'paragraph' },
    { id: 'picture', kind: 'image', image },
  ];
  return { ...item, data: { topic: 'hajj', body } };
}

const open = async (token: string, id: string) =>
  (await (await callPath(`Desk/OpenDraft?id=${id}`, { token })).json()).data;

async function findNews(id: string, locale: 'ar' | 'en' = 'en') {
  const { body } = await call('listNews', { token: await visit(), locale });
  return body.data.find((item) => item.id === id);
}

const save = (id: string, version: number, change: Record<string, unknown>) => ({
  ...{ id, version, locale: 'ar', words: {}, confirmed: [], addresses: {}, splitsParagraphs: true },
  ...change,
});

/** Hands a draft to review and has it approved. @returns its version */
async function approve(editor: string, publisher: string, id: string): Promise<number> {
  const { version } = await open(editor, id);
  const submitted = await post('SubmitDraft', editor, { id, version });
  expect(submitted.status).toBe(200);
  const verdict = { id, version: submitted.data.version, verdict: 'approve' };
  return (await post('JudgeDraft', publisher, verdict)).data.version;
}

afterEach(async () => {
  const db = await openDatabase();
  for (const table of ['image_use', 'publication', 'publication_draft', 'publication_version'] as const)
    await db.deleteFrom(table).execute();
});

test('an image is placed at the desk, lacks nothing once it is described, and readers get it in their language', async () => {
  const [editor, publisher] = [await workAs('editor'), await workAs('publisher')];
  await post('ImportPublications', editor, { text: JSON.stringify([makePublication('placed')]) });
  const { data: stored } = await addImage(editor, await makeJpeg());
  let { version } = await open(editor, 'placed');
  const step = async (change: Record<string, unknown>) => {
    const answer = await post('SaveDraft', editor, save('placed', version, change));
    version = answer.data?.version ?? version;
    return answer;
  };
  await step({ blockChange: { change: 'add', kind: 'image', after: '' } });
  const { draft, findings, images } = await open(editor, 'placed');
  const [{ id: block }] = draft.blocks;
  expect(findings).toEqual([{ locale: 'ar', key: `block-${block}`, code: 'imageMissing' }]);
  expect(images.map(({ id }: { id: string }) => id)).toContain(stored.id);
  expect(await step({ images: { [block]: UNKNOWN } })).toMatchObject({
    status: 422,
    fields: { [`images.${block}`]: 'choice' },
  });
  await step({ images: { [block]: stored.id }, words: { [`block-${block}`]: 'تعليق' } });
  expect((await post('SubmitDraft', editor, { id: 'placed', version })).code).toBe('draftIncomplete');
  const codes = (await open(editor, 'placed')).findings.map(
    ({ locale, code }: { locale: string; code: string }) => `${locale} ${code}`,
  );
  expect(codes.sort()).toEqual(
    [
      'ar imageConsent',
      ...LOCALE_CODES.map((locale) => `${locale} undescribed`),
      ...LOCALE_CODES.filter((locale) => locale !== 'ar').map((locale) => `${locale} open`),
    ].sort(),
  );
  await step({ words: { [`block-${block}`]: '', [`description-${block}`]: 'في هذا الخبر' } });
  const others = Object.fromEntries(
    Object.entries(describeImage('', 1).descriptions).filter(([locale]) => locale !== 'ar'),
  );
  await post('SaveImage', editor, describeImage(stored.id, 1, { descriptions: { ...others, ar: '' } }));
  expect((await open(editor, 'placed')).findings.map(({ code }: { code: string }) => code)).toEqual(
    Array.from({ length: 6 }, () => 'open'),
  );
  await step({ words: { [`description-${block}`]: '' } });
  await post('SaveImage', editor, describeImage(stored.id, 2));
  version = await approve(editor, publisher, 'placed');
  expect((await post('PublishDraft', publisher, { id: 'placed', version, when: 'now' })).status).toBe(200);
  const [arabic, english] = [await findNews('placed', 'ar'), await findNews('placed')];
  expect(arabic?.images).toMatchObject([
    { id: stored.id, description: 'حجاج في ساحة المسجد الحرام', focalY: 0 },
  ]);
  expect(english?.images[0]).toMatchObject({ width: 600, height: 400, description: /court/ });
  expect(english?.images[0]?.files.map(({ format, width }) => `${width} ${format}`)).toEqual([
    ...['480 avif', '480 webp', '600 avif', '600 webp'],
  ]);
});

test('readers stop seeing an image after its last day; it is neither approved, published nor scheduled then', async () => {
  const [editor, publisher] = [await workAs('editor'), await workAs('publisher')];
  const image = await addDescribed(editor);
  await post('ImportPublications', editor, { text: JSON.stringify([withImage('until', image)]) });
  const version = await approve(editor, publisher, 'until');
  await post('SaveImage', editor, describeImage(image, 2, { expiresOn: '2029-12-31' }));
  const late = { id: 'until', version, when: 'later', day: '2030-01-01', hour: 9 };
  expect(await post('PublishDraft', publisher, late)).toMatchObject({ status: 409, code: 'draftIncomplete' });
  expect((await post('PublishDraft', publisher, { id: 'until', version, when: 'now' })).status).toBe(200);
  expect((await findNews('until'))?.images).toHaveLength(1);
  await post('SaveImage', editor, describeImage(image, 3, { expiresOn: yesterday() }));
  expect((await findNews('until'))?.images).toEqual([]);
  const { version: next, findings } = await open(editor, 'until');
  expect(findings).toEqual([{ locale: 'ar', key: 'block-picture', code: 'imageExpired' }]);
  const edited = await post('SaveDraft', editor, save('until', next, { words: { title: 'عنوان آخر' } }));
  const refused = await post('SubmitDraft', editor, { id: 'until', version: edited.data.version });
  expect(refused).toMatchObject({ status: 409, code: 'draftIncomplete' });
});

test('an image that expires between approval and publication is not published', async () => {
  const [editor, publisher] = [await workAs('editor'), await workAs('publisher')];
  const image = await addDescribed(editor);
  await post('ImportPublications', editor, { text: JSON.stringify([withImage('between', image)]) });
  const version = await approve(editor, publisher, 'between');
  await post('SaveImage', editor, describeImage(image, 2, { expiresOn: yesterday() }));
  expect(await post('PublishDraft', publisher, { id: 'between', version, when: 'now' })).toMatchObject({
    code: 'draftIncomplete',
  });
  expect(await findNews('between')).toBeUndefined();
});

const HOUR = new Date('2030-01-01T09:00:00+03:00');

/** Approves a news item with an image and schedules it. */
async function schedule(editor: string, publisher: string, item: ImportItem): Promise<void> {
  await post('ImportPublications', editor, { text: JSON.stringify([item]) });
  const version = await approve(editor, publisher, item.id);
  const later = { id: item.id, version, when: 'later', day: '2030-01-01', hour: 9 };
  expect((await post('PublishDraft', publisher, later)).status).toBe(200);
}

test('an image without consent keeps a scheduled item from readers until it is right; the others are published', async () => {
  const [editor, publisher] = [await workAs('editor'), await workAs('publisher')];
  const image = await addDescribed(editor);
  await schedule(editor, publisher, withImage('withdrawn', image));
  await schedule(editor, publisher, makePublication('beside'));
  await post('SaveImage', editor, describeImage(image, 2, { consent: 'unclear' }));
  const db = await openDatabase();
  await publishDue(db, () => HOUR);
  expect(await findNews('withdrawn')).toBeUndefined();
  expect(await findNews('beside')).toBeDefined();
  expect(await open(editor, 'withdrawn')).toMatchObject({
    state: 'scheduled',
    findings: [{ locale: 'ar', key: 'block-picture', code: 'imageConsent' }],
  });
  await post('SaveImage', editor, describeImage(image, 3));
  await publishDue(db, () => new Date(HOUR.getTime() + 60_000));
  expect((await findNews('withdrawn'))?.images).toHaveLength(1);
  await post('SaveImage', editor, describeImage(image, 4, { consent: 'unclear' }));
  expect((await findNews('withdrawn'))?.images).toEqual([]);
});

test('items that can never be published do not hold up those that are due after them', async () => {
  const [editor, publisher] = [await workAs('editor'), await workAs('publisher')];
  await schedule(editor, publisher, makePublication('healthy'));
  const db = await openDatabase();
  const row = await db
    .selectFrom('publication_draft')
    .selectAll()
    .where('id', '=', 'healthy')
    .executeTakeFirstOrThrow();
  const broken = Array.from({ length: 21 }, (_, index) => ({
    ...row,
    id: `broken-${index}`,
    publish_at: '2029-12-31T00:00:00.000Z',
  }));
  await db.insertInto('publication_draft').values(broken).execute();
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await publishDue(db, () => HOUR);
  await publishDue(db, () => HOUR);
  expect(await findNews('healthy')).toBeDefined();
  expect(log).toHaveBeenCalledTimes(21);
  log.mockRestore();
});

test('an older image than the newest 200 is found by words of its descriptions and source, and stays chosen', async () => {
  const editor = await workAs('editor');
  const old = await addDescribed(editor, { source: 'Archive 1420' });
  await post('ImportPublications', editor, { text: JSON.stringify([withImage('older', old)]) });
  const db = await openDatabase();
  const row = await db.selectFrom('image').selectAll().where('id', '=', old).executeTakeFirstOrThrow();
  const newer = Array.from({ length: 200 }, () => {
    const id = uuidv7();
    return { ...row, id, sha256: id, folded_words: 'newer' };
  });
  await db.insertInto('image').values(newer).execute();
  const find = async (query: string) => {
    const { data } = await (await callPath(`Desk/OpenDraft?id=older${query}`, { token: editor })).json();
    const idsOf = (images: { id: string }[] | null) => images?.map(({ id }) => id) ?? null;
    return { images: idsOf(data.images), found: idsOf(data.found) };
  };
  const first = await find('');
  expect([first.images?.length, first.images?.includes(old), first.found]).toEqual([201, true, null]);
  expect((await find('&words=archive%201420')).found).toEqual([old]);
  expect((await find(`&words=${encodeURIComponent('المسجد 1420')}`)).found).toEqual([old]);
  expect((await find('&words=absent')).found).toEqual([]);
  // An image that no draft shows is listed if a refused post had chosen it.
  const { version } = await open(editor, 'older');
  await post('SaveDraft', editor, save('older', version, { images: { picture: newer[0]?.id } }));
  expect((await find('')).images?.includes(old)).toBe(false);
  expect((await find(`&chosen=${old}%20${UNKNOWN}`)).images?.includes(old)).toBe(true);
  await db.deleteFrom('image_use').execute();
  await db
    .deleteFrom('image')
    .where(
      'id',
      'in',
      newer.map(({ id }) => id),
    )
    .execute();
});

test('a decorative image needs no description', async () => {
  const editor = await workAs('editor');
  const image = await addDescribed(editor, { isDecorative: true, descriptions: noDescriptions });
  await post('ImportPublications', editor, { text: JSON.stringify([withImage('frame', image)]) });
  expect((await open(editor, 'frame')).findings).toEqual([]);
});

test('an import names stored images; an unknown one, a lone caption or a strange description is refused', async () => {
  const editor = await workAs('editor');
  const image = await addDescribed(editor);
  const unknown = JSON.stringify([withImage('away', UNKNOWN)], null, 1);
  const line = unknown.split('\n').findIndex((text) => text.includes(UNKNOWN)) + 1;
  const refused = await callPath('Desk/ImportPublications', {
    method: 'POST',
    token: editor,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text: unknown }),
  });
  expect(refused.status).toBe(422);
  expect((await refused.json()).message).toContain(
    `${line} 0.data.body.1.image there is no image with this id`,
  );
  const db = await openDatabase();
  const options = { folder: null, at: new Date(), dryRun: true };
  const listErrors = async (item: ImportItem) =>
    (await importPublications(db, JSON.stringify([item]), options)).errors.map(({ path }) => path);
  expect(await listErrors(withImage('away', UNKNOWN))).toEqual(['0.data.body.1.image']);
  expect(await listErrors(withImage('here', image))).toEqual([]);
  const captioned = withImage('here', image);
  captioned.texts.ar.body = [captioned.texts.ar.title, 'تعليق'];
  expect(await listErrors(captioned)).toHaveLength(6);
  const described = withImage('here', image);
  described.texts.fr.descriptions = { text: 'Un paragraphe', picture: 'Une image' };
  expect(await listErrors(described)).toEqual(['0.texts.fr.descriptions.text']);
});

test('an export contains image blocks and own descriptions, and can be imported again', async () => {
  const [editor, publisher] = [await workAs('editor'), await workAs('publisher')];
  const item = withImage('out', await addDescribed(editor));
  for (const locale of LOCALE_CODES) item.texts[locale].descriptions = { picture: item.texts[locale].title };
  await post('ImportPublications', editor, { text: JSON.stringify([item]) });
  const version = await approve(editor, publisher, 'out');
  await post('PublishDraft', publisher, { id: 'out', version, when: 'now' });
  const file = await callPath('Desk/ExportPublication?id=out', { token: editor });
  const [exported] = (await file.json()) as ImportItem[];
  expect(exported).toMatchObject({ data: item.data, texts: item.texts });
  const again = await post('ImportPublications', editor, { text: JSON.stringify([exported]) });
  expect(again.status).toBe(200);
  expect((await open(editor, 'out')).draft.words.fr['description-picture']).toBe(item.texts.fr.title);
});
