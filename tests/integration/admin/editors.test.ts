/** Requirements: ADMIN-07, PUB-07, SEO-07 */
import { readFileSync } from 'node:fs';
import { listInventory } from '@/lib/admin/inventory/queries';
import { openDatabase } from '@/lib/server/db/open';
import { listMetaOverrides } from '@/lib/server/seo/meta-overrides';
import { workAs } from '../../support/admin/staff';
import { callPath } from '../../support/api/api-client';

async function post(path: string, token: string, body: unknown) {
  const headers = { 'Content-Type': 'application/json' };
  const response = await callPath(path, { method: 'POST', token, headers, body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
}

const override = { route: 'haj', locale: 'fr', title: 'Le Hajj de cette année' };
const listOverrides = async () =>
  (await listMetaOverrides(await openDatabase())).filter(({ route }) => route === 'haj');

test('an editor overrides a title and restores the original', async () => {
  const editor = await workAs('editor');
  expect((await post('Desk/SaveMeta', editor, override)).body.data).toEqual({ isOverridden: true });
  expect(await listOverrides()).toMatchObject([{ ...override, description: null, card: null }]);
  const { title: _title, ...empty } = override;
  expect((await post('Desk/SaveMeta', editor, empty)).body.data).toEqual({ isOverridden: false });
  expect(await listOverrides()).toEqual([]);
});

test('an editor sees a changed title at once', async () => {
  const editor = await workAs('editor');
  const titleOf = async () =>
    (await listInventory()).find(({ key, locale }) => key === 'haj' && locale === 'fr')?.title;
  const before = await titleOf();
  expect((await post('Desk/SaveMeta', editor, override)).status).toBe(200);
  expect(await titleOf()).toBe(override.title);
  const { title: _title, ...empty } = override;
  expect((await post('Desk/SaveMeta', editor, empty)).status).toBe(200);
  expect(await titleOf()).toBe(before);
});

test.each([
  ['a title that is too long', { title: 'x'.repeat(61) }, { title: 'tooLong' }],
  ['a description that is too short', { description: 'short' }, { description: 'tooShort' }],
  ['a title with a line break', { title: 'Le Hajj de\ncette année' }, { title: 'forbiddenCharacters' }],
  ['a title with U+202E', { title: 'Le Hajj \u202ede cette année' }, { title: 'forbiddenCharacters' }],
  ['an unknown page', { route: 'nowhere' }, { route: 'choice' }],
  ['an unknown language', { locale: 'xx' }, { locale: 'choice' }],
])('%s is refused and changes nothing', async (_, change, fields) => {
  const { status, body } = await post('Desk/SaveMeta', await workAs('editor'), { ...override, ...change });
  expect({ status, fields: body.fields }).toEqual({ status: 422, fields });
  expect(await listOverrides()).toEqual([]);
});

test('an import makes drafts of all items or none, and reports errors by line', async () => {
  const editor = await workAs('editor');
  const [item] = JSON.parse(readFileSync('lib/content/seed/news.json', 'utf8'));
  const items = [{ ...item, id: 'imported-by-an-editor' }];
  const invalid = [...items, { ...item, id: 'second', texts: { ...item.texts, ur: undefined } }];
  const refused = await post('Desk/ImportPublications', editor, { text: JSON.stringify(invalid, null, 1) });
  expect([refused.status, refused.body.code]).toEqual([422, 'importErrors']);
  expect(refused.body.message).toMatch(/\n\d+ .*ur/);

  const find = async () => {
    const db = await openDatabase();
    const drafts = db.selectFrom('publication_draft').select('id');
    return drafts.where('id', '=', 'imported-by-an-editor').execute();
  };
  expect(await find()).toEqual([]);
  const done = await post('Desk/ImportPublications', editor, { text: JSON.stringify(items) });
  expect(done.body.data).toEqual({ added: 1, changed: 0 });
  expect(await find()).toHaveLength(1);
  const again = await post('Desk/ImportPublications', editor, { text: JSON.stringify(items) });
  expect(again.body.data).toEqual({ added: 0, changed: 1 });
  const publisher = await workAs('publisher');
  expect((await post('Desk/RemovePublication', publisher, { id: 'never-there' })).status).toBe(404);
});

test('no other role can edit', async () => {
  for (const role of ['award', 'requests'] as const) {
    expect((await post('Desk/SaveMeta', await workAs(role), override)).status).toBe(403);
  }
});
