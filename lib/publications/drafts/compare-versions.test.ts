/** Requirements: PUBLISH-06, PUBLISH-15 */
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { compareVersions } from './compare-versions';

const inEvery = (texts: Record<string, unknown>) =>
  Object.fromEntries(LOCALE_CODES.map((locale) => [locale, texts])) as Record<Locale, typeof texts>;
const version = (title: string, body: string[], ids: string[]) => ({
  kind: 'news' as const,
  data: { body: ids.map((id) => ({ id, kind: 'paragraph' })) },
  texts: inEvery({ title, summary: 'same', body }),
});

test.each([
  ['en', 'The gates open', 'The gates close'],
  ['ar', 'تفتح الأبواب صباحًا', 'تفتح الأبواب مساءً'],
] as const)('texts are compared word by word in %s', (locale, before, after) => {
  const [change] = compareVersions(version(before, [], []), version(after, [], []), locale);
  const [was, is] = [before, after].map((text) => text.split(' ').at(-1));
  const parts = change?.parts
    .filter((part) => part.change !== 'same')
    .map(({ text, change }) => [change, text]);
  expect(parts).toEqual([
    ['removed', was],
    ['added', is],
  ]);
});

test('a block that only moved is no change; a removed and an added one are', () => {
  const before = version('t', ['one', 'two', 'three'], ['a', 'b', 'c']);
  const after = version('t', ['two', 'one', 'four'], ['b', 'a', 'd']);
  const changes = compareVersions(before, after, 'en').map(({ field, parts }) => [
    field.key,
    parts.map(({ change }) => change),
  ]);
  expect(changes).toEqual([
    ['block-d', ['added']],
    ['block-c', ['removed']],
  ]);
});

test('a changed address of a link is a change in every language, and so is a changed phrase in its own', () => {
  const linked = (address: string, phrase: string) => ({
    kind: 'news' as const,
    data: {
      body: [
        { id: 'a', kind: 'paragraph', links: [{ id: 'l', address }] },
        { id: 'b', kind: 'link', address },
      ],
    },
    texts: inEvery({ title: 't', summary: 's', body: ['one two', 'three'], links: { l: phrase } }),
  });
  const changes = compareVersions(linked('/Haj', 'one'), linked('/Umrah', 'two'), 'fr');
  expect(changes.map(({ field, of, parts }) => [field.key, of, ...parts.map(({ text }) => text)])).toEqual([
    ['phrase-l', 'text', 'one', 'two'],
    ['phrase-l', 'address', '/Haj', '/Umrah'],
    ['block-b', 'address', '/Haj', '/Umrah'],
  ]);
});

test('a changed image is a change in every language, and so is one that was added or removed', () => {
  const pictured = (...images: (string | undefined)[]) => ({
    kind: 'news' as const,
    data: {
      body: images.map((image, index) => ({ id: `i${index}`, kind: 'image', ...(image ? { image } : {}) })),
    },
    texts: inEvery({ title: 't', summary: 's', body: images.map(() => '') }),
  });
  const [before, after] = [pictured('one', 'two', 'three'), pictured('one', 'four', undefined)];
  const changes = compareVersions(before, after, 'ur').map(({ field, of, parts }) => [
    ...[field.key, of],
    ...parts.map(({ text, change }) => `${change} ${text}`),
  ]);
  expect(changes).toEqual([
    ['block-i1', 'image', 'removed two', 'added four'],
    ['block-i2', 'image', 'removed three'],
  ]);
  expect(compareVersions(pictured(), pictured('one'), 'ur')).toMatchObject([
    { of: 'image', parts: [{ text: 'one', change: 'added' }] },
  ]);
});
