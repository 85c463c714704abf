/** Requirements: PUBLISH-15 */
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { openDatabase } from '@/lib/server/db/open';
import { importPublications } from '@/lib/server/publications/import';
import { workAs } from '../../support/admin/staff';
import { call, callPath, visit } from '../../support/api/api-client';
import { post } from '../../support/publications/image-desk';
import { type ImportItem, makePublication } from '../../support/publications/publication';

/** A news item whose first word is a link in every language. */
function withLink(id: string, address: string, phrases: Partial<Record<string, string>> = {}): ImportItem {
  const item = makePublication(id);
  for (const [locale, texts] of Object.entries(item.texts))
    texts.links = { page: phrases[locale] ?? String(texts.title).split(' ')[0] };
  const body = [{ id: 'text', kind: 'paragraph', links: [{ id: 'page', address }] }];
  return { ...item, data: { topic: 'hajj', body } };
}

const open = async (token: string, id: string) =>
  (await (await callPath(`Desk/OpenDraft?id=${id}`, { token })).json()).data;

const save = (id: string, version: number, change: Record<string, unknown>) => ({
  ...{ id, version, locale: 'ar', words: {}, confirmed: [], addresses: {}, splitsParagraphs: true },
  ...change,
});

async function listErrors(item: ImportItem): Promise<string[]> {
  const options = { folder: null, at: new Date(), dryRun: true };
  const { errors } = await importPublications(await openDatabase(), JSON.stringify([item]), options);
  return errors.map(({ path }) => path);
}

afterEach(async () => {
  const db = await openDatabase();
  for (const table of ['publication', 'publication_draft', 'publication_version', 'search_document'] as const)
    await db.deleteFrom(table).execute();
});

test('an editor links a phrase; a text without it is not reviewed until the phrase occurs again', async () => {
  const editor = await workAs('editor');
  await post('ImportPublications', editor, { text: JSON.stringify([makePublication('linked')]) });
  let { version, draft } = await open(editor, 'linked');
  const [{ id: block }] = draft.blocks;
  const step = async (change: Record<string, unknown>) => {
    const answer = await post('SaveDraft', editor, save('linked', version, change));
    version = answer.data?.version ?? version;
    return answer;
  };
  await step({ blockChange: { change: 'link', block } });
  ({ draft } = await open(editor, 'linked'));
  const [{ id: link }] = draft.blocks[0].links;
  for (const locale of LOCALE_CODES) {
    const phrase = draft.words[locale][`block-${block}`].split(' ')[0];
    // The first word is the same in Arabic and Persian.
    const confirmed = locale === 'fa' ? [`phrase-${link}`] : [];
    await step({ locale, words: { [`phrase-${link}`]: phrase }, links: { [link]: '/Haj' }, confirmed });
  }
  expect((await open(editor, 'linked')).findings).toEqual([]);
  await step({ locale: 'fr', words: { [`block-${block}`]: 'Un autre texte' } });
  expect((await open(editor, 'linked')).findings).toEqual([
    { locale: 'fr', key: `phrase-${link}`, code: 'phrase' },
  ]);
  expect((await post('SubmitDraft', editor, { id: 'linked', version })).code).toBe('draftIncomplete');
  await step({ locale: 'fr', words: { [`phrase-${link}`]: 'autre texte' } });
  expect((await post('SubmitDraft', editor, { id: 'linked', version })).status).toBe(200);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/ar/Haj',
  'http://plain.example',
  '',
])('the address %p is refused beside its field and in an import', async (address) => {
  const editor = await workAs('editor');
  await post('ImportPublications', editor, { text: JSON.stringify([withLink('safe', '/Haj')]) });
  const { version } = await open(editor, 'safe');
  const refused = await post('SaveDraft', editor, save('safe', version, { links: { page: address } }));
  expect(refused).toMatchObject({ status: 422, fields: { 'links.page': 'pattern' } });
  expect((await open(editor, 'safe')).draft.blocks[0].links[0].address).toBe('/Haj');
  expect(await listErrors(withLink('bad', address))).toEqual(['0.data.body.0.links.0.address']);
});

test('an import names each phrase that is missing, does not occur or belongs to no link', async () => {
  expect(await listErrors(withLink('good', '/Haj'))).toEqual([]);
  expect(await listErrors(withLink('bad', '/Haj', { tr: 'Yok' }))).toEqual(['0.texts.tr.links.page']);
  const item = withLink('bad', '/Haj');
  delete item.texts.ms.links;
  item.texts.fr.links = { ...(item.texts.fr.links as object), other: 'Nouvelle' };
  expect((await listErrors(item)).sort()).toEqual(['0.texts.fr.links.other', '0.texts.ms.links.page']);
});

test('readers get address and phrase, and an export can be imported again', async () => {
  const [editor, publisher] = [await workAs('editor'), await workAs('publisher')];
  const item = withLink('out', '/Haj');
  await post('ImportPublications', editor, { text: JSON.stringify([item]) });
  const { version } = await open(editor, 'out');
  const submitted = await post('SubmitDraft', editor, { id: 'out', version });
  const verdict = { id: 'out', version: submitted.data.version, verdict: 'approve' };
  const approved = await post('JudgeDraft', publisher, verdict);
  await post('PublishDraft', publisher, { id: 'out', version: approved.data.version, when: 'now' });
  const { body } = await call('listNews', { token: await visit(), locale: 'en' });
  const shown = body.data.find(({ id }) => id === 'out');
  expect(shown).toMatchObject({ links: { page: 'News' }, data: item.data });
  const [exported] = await (await callPath('Desk/ExportPublication?id=out', { token: editor })).json();
  expect(exported).toMatchObject({ data: item.data, texts: item.texts });
  expect((await post('ImportPublications', editor, { text: JSON.stringify([exported]) })).status).toBe(200);
  expect((await open(editor, 'out')).findings).toEqual([]);
});
