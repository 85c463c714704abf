/** @jest-environment node */
/** Requirements: AWARD-18, AWARD-31 */
import { type EditionData, SEED, SEED_YEAR } from '@/lib/award/definition/edition';
import { listTextPaths } from '@/lib/award/definition/edition-texts';
import { loadSeedTexts } from '@/lib/award/server-side/open-edition';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { moveByYear } from './copy-edition';
import { findGaps } from './find-gaps';

const seed = new Map<Locale, (path: string) => string>();
beforeAll(async () => {
  for (const locale of LOCALE_CODES) seed.set(locale, await loadSeedTexts(locale));
});

const readSeed = (locale: Locale, path: string) => seed.get(locale)?.(path) ?? '';
const find = (data: EditionData, year = SEED_YEAR, read = readSeed) => findGaps({ year, data, read });
const withPhase = (index: number, days: { from?: string; to?: string }): EditionData => ({
  ...SEED,
  phases: SEED.phases.map((phase, at) => (at === index ? { ...phase, ...days } : phase)),
});
const withAmounts = (...amounts: number[]): EditionData['prizes'] =>
  SEED.prizes.map((prize, index) => ({ ...prize, halalas: amounts[index] ?? 0 }));
const withWeights = (...weights: (number | null)[]): EditionData => ({
  ...SEED,
  criteria: SEED.criteria.map(({ key }, index) => ({ key, weight: weights[index] ?? null })),
});

test('edition 2025 lacks nothing in seven languages, and neither does its copy for 2026', () => {
  expect(find(SEED)).toEqual([]);
  const next = moveByYear(SEED);
  expect(next.phases.map(({ from, to }) => `${from} ${to}`)).toEqual([
    '2026-01-13 2026-03-31',
    '2026-04-01 2026-08-31',
    '2026-09-01 2026-09-30',
    '2026-10-10 2026-10-10',
    '2026-11-10 2026-11-10',
  ]);
  expect(find(next, 2026)).toEqual([]);
});

test('the texts of an edition contain neither arguments nor tags, so that they can be edited as plain text', () => {
  for (const locale of LOCALE_CODES)
    for (const path of Object.values(listTextPaths(SEED)).flat())
      expect({ locale, path, text: readSeed(locale, path) }).toEqual({
        locale,
        path,
        text: expect.stringMatching(/^[^{}<>]+$/),
      });
});

test.each<[string, EditionData, object[]]>([
  [
    'a phase that ends before it begins',
    withPhase(4, { to: '2025-11-09' }),
    [{ kind: 'phaseEnd', phase: 'honouring' }],
  ],
  [
    'a phase that begins before the one above has ended',
    withPhase(1, { from: '2025-03-31' }),
    [{ kind: 'phaseOrder', phase: 'receiving' }],
  ],
  [
    'a first phase in another year',
    withPhase(0, { from: '2024-12-31' }),
    [{ kind: 'phaseYear', phase: 'registration' }],
  ],
  ['weights of less than 100', withWeights(50, 10, 10, 10, 10, 5), [{ kind: 'weights', total: 95 }]],
  ['a missing weight', withWeights(60, 10, 10, 10, 10), [{ kind: 'weights', total: 100 }]],
  [
    'an adjusted mean of one reading',
    { ...SEED, judging: { ...SEED.judging, readings: 1 } },
    [{ kind: 'readings' }],
  ],
  [
    'no options',
    { ...SEED, levels: [{ id: 1, key: 'thesis', offered: false }] },
    [{ kind: 'list', list: 'levels' }],
  ],
  [
    'a second prize above the first',
    { ...SEED, prizes: withAmounts(1000, 2000) },
    SEED.categories.map(({ key }) => ({ kind: 'prizes' as const, category: key })),
  ],
  [
    'a third prize without a second one in a category',
    {
      ...SEED,
      prizes: [
        { place: 'first', category: 1, halalas: 5 },
        { place: 'third', category: 1, halalas: 3 },
        { place: 'first', category: 2, halalas: 5 },
        { place: 'first', category: 3, halalas: 5 },
        { place: 'second', category: 3, halalas: 5 },
      ],
    },
    [{ kind: 'prizes', category: 'applied' }],
  ],
  [
    'a category without a prize, unless the edition no longer has it',
    {
      ...SEED,
      categories: SEED.categories.map((one) => (one.id === 3 ? { ...one, offered: false } : one)),
      prizes: [{ place: 'first', category: 1, halalas: 5 }],
    },
    [{ kind: 'prizes', category: 'development' }],
  ],
  [
    'no criteria',
    { ...SEED, criteria: SEED.criteria.map((one) => ({ ...one, offered: false })) },
    [{ kind: 'criteria' }],
  ],
  [
    'a list of the page without an entry, and a field without a point',
    {
      ...SEED,
      goals: [],
      fields: SEED.fields.map((field) => (field.id === 6 ? { ...field, points: [] } : field)),
    },
    [
      { kind: 'list', list: 'goals' },
      { kind: 'list', list: 'points.guestExperience' },
    ],
  ],
  [
    'a country whose attaché the edition no longer has, unless it is left out',
    {
      ...SEED,
      attaches: SEED.attaches.filter((key) => key !== 'america'),
      countries: SEED.countries.map((one) => (one.key === 'CA' ? { ...one, offered: false } : one)),
    },
    [{ kind: 'attache', country: 'US' }],
  ],
])('%s is named', (_name, data, gaps) => {
  expect(find(data)).toEqual(gaps);
});

test('weights that total 100 are accepted', () => {
  expect(find(withWeights(25, 25, 20, 10, 10, 10))).toEqual([]);
});

test('a missing text and a text that names the year before are named by language and path, in any digits', () => {
  const read = (locale: Locale, path: string) => {
    if (locale === 'ur' && path === 'goals.lead') return '';
    if (locale === 'fa' && path === 'lead') return 'دورهٔ ۲۰۲۵';
    return path === 'tagline' && locale === 'en' ? 'In 20250 days' : readSeed(locale, path);
  };
  expect(find(moveByYear(SEED), 2026, read)).toEqual([
    { kind: 'oldYear', locale: 'fa', path: 'lead' },
    { kind: 'text', locale: 'ur', path: 'goals.lead' },
  ]);
});
