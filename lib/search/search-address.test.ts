/** @jest-environment node */
/** Requirements: ROUTE-11, SEARCH-05 */
import { getSearchAddress, readPageNumber, readSearchText, trimQuery } from './search-address';

test('a text is encoded in its address and decoded unchanged', () => {
  const address = getSearchAddress('ar', '  الإحرام / 100% ');
  expect(address).toBe(`/ar/searchText/${encodeURIComponent('الإحرام / 100%')}`);
  expect(readSearchText(address.split('/')[3] ?? '')).toBe('الإحرام / 100%');
});

test('at most 200 characters are searched', () => {
  expect([...trimQuery('😀'.repeat(500))]).toHaveLength(200);
});

test.each(['', '   ', '.', '..'])('«%s» redirects to the home page', (text) => {
  expect(getSearchAddress('fr', text)).toBe('/fr');
});

test('invalid percent signs are text', () => {
  expect(readSearchText('%E0%A4')).toBe('%E0%A4');
});

test.each([
  ['3', 3],
  ['200', 200],
  ['201', 1],
  ['0', 1],
  ['x', 1],
  [undefined, 1],
  [['2', '3'], 1],
])('page %j is page %i', (given, page) => {
  expect(readPageNumber(given)).toBe(page);
});
