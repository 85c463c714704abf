/** Requirements: SEO-09 */
import { listInventory } from '@/lib/admin/inventory/queries';
import { openDatabase } from '@/lib/server/db/open';
import { listMetaOverrides } from '@/lib/server/seo/meta-overrides';
import { workAs } from '../../support/admin/staff';
import { callPath } from '../../support/api/api-client';
import { messagesOf } from '../../support/i18n/messages';

let editor: string;
beforeAll(async () => {
  editor = await workAs('editor');
});
beforeEach(async () => {
  await (await openDatabase()).deleteFrom('meta_override').execute();
});

async function post(name: 'Check' | 'Apply', body: unknown) {
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': 'en' };
  const path = `Desk/${name}Meta`;
  const response = await callPath(path, {
    method: 'POST',
    token: editor,
    headers,
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}
const check = (text: string) => post('Check', { text });
const download = async (locale: string) =>
  (await callPath(`Desk/ExportMeta?locale=${locale}`, { token: editor })).text();
const listOverrides = async () => listMetaOverrides(await openDatabase());
const textsOf = async (key: string, locale: string) =>
  (await listInventory()).find((row) => row.key === key && row.locale === locale);

const HEADER = 'route,language,title,description,card';

test.each(['ar', 'fr', 'ur'])(
  'the sheet in %s changes nothing when it is uploaded unchanged',
  async (locale) => {
    const sheet = await download(locale);
    expect(sheet.split('\r\n')[0]).toBe(HEADER);
    expect(sheet).not.toContain('/desk');
    expect(await check(sheet)).toEqual({ status: 200, body: { data: { changes: [] } } });
  },
);

test('a check lists what would change and stores nothing; then exactly that is applied', async () => {
  const before = await textsOf('haj', 'fr');
  const sheet = `${HEADER}\nhaj,fr,"Le Hajj, cette année",,\nfaqs,fr,'=Questions,,`;
  const { body } = await check(sheet);
  expect(body.data.changes).toEqual([
    { route: 'haj', locale: 'fr', field: 'title', before: before?.title, after: 'Le Hajj, cette année' },
    expect.objectContaining({ route: 'faqs', field: 'title', after: '=Questions' }),
  ]);
  expect(await listOverrides()).toEqual([]);
  expect(await post('Apply', body.data)).toEqual({ status: 200, body: { data: { changed: 2 } } });
  expect((await textsOf('haj', 'fr'))?.title).toBe('Le Hajj, cette année');
  // The file with the guarded text changes nothing either, and an empty cell gives back the page's own text.
  const again = await download('fr');
  expect(again).toContain("faqs,fr,'=Questions,");
  expect((await check(again)).body.data.changes).toEqual([]);
  const back = await check(`${HEADER}\nhaj,fr,,,`);
  expect(back.body.data.changes).toMatchObject([{ field: 'title', after: null }]);
  await post('Apply', back.body.data);
  expect(await textsOf('haj', 'fr')).toEqual(before);
  expect((await listOverrides()).map(({ route }) => route)).toEqual(['faqs']);
});

test('sheets with semicolons or tabs, another order of columns or without some are read', async () => {
  for (const sheet of [
    'language;route;title\nfr;haj;Le grand Hajj',
    'route\tlanguage\ttitle\nhaj\tfr\tLe grand Hajj',
    '\ufeffroute,language,title\r\nhaj,fr,Le grand Hajj\r\n',
  ])
    expect((await check(sheet)).body.data.changes).toMatchObject([{ route: 'haj', after: 'Le grand Hajj' }]);
});

test('errors are listed by line, and one error refuses the whole sheet', async () => {
  const texts = messagesOf('en', 'heads').errors;
  const long = 'x'.repeat(61);
  const { status, body } = await check(
    `${HEADER}\nhaj,fr,Le grand Hajj,,\nnowhere,fr,x,,\nhaj,xx,x,,\nhaj,fr,again,,\nfaqs,fr,${long},,\numrah,fr,,short,`,
  );
  expect([status, body.code]).toEqual([422, 'importErrors']);
  const [, ...lines] = body.message.split('\n');
  expect(lines.slice(0, 3)).toEqual([
    `3 ${texts.choice.replace('{column}', 'route')}`,
    `4 ${texts.choice.replace('{column}', 'language')}`,
    `5 ${texts.twice.replace('{column}', 'route')}`,
  ]);
  expect(lines[3]).toMatch(/^6 title: .*60/);
  expect(lines[4]).toMatch(/^7 description: .*50/);
  expect((await check('a,b\n1,2')).body.message).toContain(texts.missing.replace('{column}', 'route'));
  expect((await check(`${HEADER}\nhaj,fr,"open`)).body.message).toContain(texts.unreadable);
  expect(await listOverrides()).toEqual([]);
});

test('nothing is applied if a text has changed since the check, or one is invalid', async () => {
  const { body } = await check(`${HEADER}\nfaqs,fr,Vos questions,,\nhaj,fr,Le grand Hajj,,`);
  const headers = { 'Content-Type': 'application/json' };
  const other = JSON.stringify({ route: 'haj', locale: 'fr', title: 'Le Hajj des autres' });
  await callPath('Desk/SaveMeta', { method: 'POST', token: editor, headers, body: other });
  expect(await post('Apply', body.data)).toMatchObject({ status: 409, body: { code: 'headsMoved' } });
  expect((await listOverrides()).map(({ title }) => title)).toEqual(['Le Hajj des autres']);
  const [first] = body.data.changes;
  const long = { changes: [first, { ...first, route: 'umrah', after: 'x'.repeat(99) }] };
  expect((await post('Apply', long)).status).not.toBe(200);
  expect(await listOverrides()).toHaveLength(1);
});
