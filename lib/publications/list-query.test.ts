/** @jest-environment node */
/** Requirements: PUB-02 */
import { addQuery, pickFilters, readListQuery } from './list-query';

test.each([
  [{}, {}],
  [
    { text: '  تصريح ١٢ ', year: '۲۰۲۶', topic: 'hajj' },
    { text: 'تصريح 12', year: '2026', topic: 'hajj' },
  ],
  [{ topic: 'poetry', year: '26', city: 'makkah', before: '../x' }, {}],
  [{ before: 'first-item', after: 'second-item' }, { before: 'first-item' }],
  [{ topic: ['umrah', 'hajj'] }, { topic: 'umrah' }],
  [{ text: 'a'.repeat(500) }, { text: 'a'.repeat(200) }],
])('%j is read as %j', (query, expected) => {
  expect(readListQuery('news', query)).toEqual(expected);
});

test('the link to the next page keeps the filters but not the position', () => {
  expect(pickFilters({ text: 'a', year: '2026', at: 'x' })).toEqual({ text: 'a', year: '2026' });
});

test('an address without filters has no question mark', () => {
  expect(addQuery('/ar/Guides', {})).toBe('/ar/Guides');
  expect(addQuery('/ar/Guides', { topic: 'rites', text: 'a b' })).toBe('/ar/Guides?topic=rites&text=a+b');
});
