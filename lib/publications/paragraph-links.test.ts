/** Requirements: PUBLISH-15 */
import { isLinkAddress, placeLinks } from './paragraph-links';

test.each([
  ['/', true],
  ['/Haj', true],
  ['/Haj/Duties?step=2#rites', true],
  ['/archive', true],
  ['https://ok.example/a?b=1', true],
  ['', false],
  ['/ar/Haj', false],
  ['/fr', false],
  ['/EN?x', false],
  ['/documents/plan.pdf', false],
  ['/../desk', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['http://plain.example', false],
  ['javascript:alert(1)', false],
  ['JavaScript:alert(1)', false],
  ['data:text/html,x', false],
  [' /Haj', false],
  ['https://a.example/ onclick=x', false],
  ['https://a.example/"onclick', false],
  [`/${'a'.repeat(500)}`, false],
])('the address %s is allowed: %s', (address, isAllowed) => {
  expect(isLinkAddress(address)).toBe(isAllowed);
});

const link = (id: string) => ({ id, address: `/${id}` });

test('a phrase is a link where it first occurs', () => {
  const { lines, missing } = placeLinks(['one two one'], [link('a')], { a: 'one' });
  expect(missing).toEqual([]);
  expect(lines).toEqual([[{ text: 'one', address: '/a' }, { text: ' two one' }]]);
});

test('two links never share a character: the later one takes the next place, or none', () => {
  const { lines, missing } = placeLinks(['the Hajj, Hajj'], [link('a'), link('b'), link('c')], {
    ...{ a: 'the Hajj', b: 'Hajj', c: 'the' },
  });
  expect(lines).toEqual([
    [{ text: 'the Hajj', address: '/a' }, { text: ', ' }, { text: 'Hajj', address: '/b' }],
  ]);
  expect(missing).toEqual(['c']);
});

test('a phrase must occur letter for letter, in one line', () => {
  const phrases = { a: 'hajj', b: 'one two', c: ' ', d: 'الحجّ' };
  const { missing } = placeLinks(['Hajj one', 'two الحج'], ['a', 'b', 'c', 'd'].map(link), phrases);
  expect(missing).toEqual(['a', 'b', 'c', 'd']);
});

test('what a phrase means in a pattern does not matter', () => {
  const { lines } = placeLinks(['see (a.b)*'], [link('a')], { a: '(a.b)*' });
  expect(lines[0]?.at(-1)).toEqual({ text: '(a.b)*', address: '/a' });
});
