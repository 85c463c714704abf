/** @jest-environment node */
/** Requirements: SEO-08 */
import { filterInventory, findPreviews, readFilter, renderFilter } from './filter';
import { type InventoryRow, needsWork, warnOfDuplicates, warnOfLengths } from './inventory-row';

const rowOf = (change: Partial<InventoryRow>): InventoryRow => ({
  key: 'haj',
  locale: 'ar',
  path: '/Haj',
  kind: 'public',
  module: 'haj',
  indexed: true,
  title: 'الحج',
  titleLength: 4,
  fullTitle: 'الحج | الوزارة',
  description: 'وصف',
  descriptionLength: 3,
  card: 'الحج',
  image: '/share/ar/haj.png',
  canonical: '',
  alternates: {},
  changedOn: null,
  overridden: [],
  warnings: [],
  ...change,
});

const umrah = rowOf({ key: 'umrah', path: '/Umrah', module: 'umrah', title: 'العمرة', description: 'نص' });
const english = rowOf({ locale: 'en', title: 'Hajj', warnings: ['titleShort'] });
const rows = [rowOf({}), umrah, english];
const filter = { language: 'all', module: null, words: '', errorsOnly: false } as const;

test.each([
  [filter, rows],
  [{ ...filter, language: 'ar' as const }, [rows[0], umrah]],
  [{ ...filter, module: 'umrah' as const }, [umrah]],
  [{ ...filter, words: 'HAJ' }, [rows[0], english]],
  [{ ...filter, words: 'عمرة' }, [umrah]],
  [{ ...filter, errorsOnly: true }, [english]],
])('%j', (given, expected) => {
  expect(filterInventory(rows, given)).toEqual(expected);
});

test('the address holds the filter; what it does not know is left out', () => {
  const given = { language: 'fa', module: 'haj', words: 'a b', errorsOnly: true } as const;
  const query = Object.fromEntries(new URLSearchParams(renderFilter(given, 'haj/fa', 2)));
  expect(query).toMatchObject({ page: 'haj/fa', part: '2' });
  expect(renderFilter(given, '')).not.toMatch(/page|part/);
  expect(readFilter(query, 'ar', ['haj'])).toEqual(given);
  expect(readFilter({ language: 'xx', module: 'x' }, 'ar', ['haj'])).toEqual({
    language: 'ar',
    module: null,
    words: '',
    errorsOnly: false,
  });
});

test('texts that are too short, too long or used twice are reported', () => {
  expect(warnOfLengths({ title: 'x', description: 'y'.repeat(161) })).toEqual([
    'titleShort',
    'descriptionLong',
  ]);
  const warned = warnOfDuplicates([rowOf({}), rowOf({ key: 'umrah', description: 'آخر' }), english]);
  expect(warned.map(({ warnings }) => warnings)).toEqual([['titleTwice'], ['titleTwice'], ['titleShort']]);
  expect(warned.map(needsWork)).toEqual([true, true, true]);
  expect(needsWork(rowOf({}))).toBe(false);
});

test('a preview shows the page in both directions', () => {
  expect(findPreviews(rows, rows, 'haj/en')).toEqual([english, rows[0]]);
  expect(findPreviews(rows, [umrah], 'nothing/ar')).toEqual([umrah]);
  expect(findPreviews(rows, [], '')).toEqual([]);
});
