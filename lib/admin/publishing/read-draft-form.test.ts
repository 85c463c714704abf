/** Requirements: PUBLISH-03, PUBLISH-15, PUBLISH-16 */
import { readDraftForm, readFind } from './read-draft-form';

const read = (fields: Record<string, string>) => readDraftForm(new URLSearchParams(fields), true);

test('the buttons of a block name what they change', () => {
  for (const change of ['up', 'down', 'remove', 'link', 'unlink'] as const)
    expect(read({ block: `${change} b1` }).blockChange).toEqual({ change, block: 'b1' });
  const added = read({ block: 'add', addKind: 'list', addAfter: 'b1' });
  expect(added.blockChange).toEqual({ change: 'add', kind: 'list', after: 'b1' });
  expect([read({ block: 'other b1' }).blockChange, read({}).blockChange]).toEqual([undefined, undefined]);
});

test('addresses, links, images and words are read by the names of their controls', () => {
  const fields = { 'words.phrase-l1': 'le Hajj', 'links.l1': '/Haj', 'addresses.b2': '/', 'images.b3': '' };
  expect(read({ ...fields, locale: 'fr' })).toMatchObject({
    locale: 'fr',
    words: { 'phrase-l1': 'le Hajj' },
    links: { l1: '/Haj' },
    addresses: { b2: '/' },
    images: { b3: '' },
  });
});

test('an image is searched for the block of the pressed button, else with the last words entered', () => {
  const fields = { 'find.b1': ' Mina ', 'find.b2': '', 'find.b3': 'Arafat' };
  const find = (more: Record<string, string> = {}) => readFind(new URLSearchParams({ ...fields, ...more }));
  expect(find({ find: 'b1' })).toEqual({ block: 'b1', words: 'Mina' });
  expect(find({ find: 'b2' })).toBeNull();
  expect(find()).toEqual({ block: 'b3', words: 'Arafat' });
  expect(find({ 'find.b3': 'x'.repeat(500) })?.words).toHaveLength(100);
  expect(readFind(new URLSearchParams({ title: 'x' }))).toBeNull();
});
