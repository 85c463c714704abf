/** Requirements: CONTENT-10 */
import { createHash } from 'node:crypto';
import { toLatinDigits } from '@/lib/i18n/digits';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { readTexts } from '@/tests/support/i18n/message-files';
import { SACRED_TEXTS } from './sacred-texts';

const VOWELS = /[\u064b-\u0652\u0670]/g;
const rows = Object.entries(SACRED_TEXTS);

test.each(rows)('%s stands letter for letter as it was checked', (_, { words, checksum }) => {
  expect(createHash('sha256').update(words).digest('hex')).toBe(checksum);
});

test.each(LOCALE_CODES)('%s names the verse that it shows', (locale) => {
  const { surah, ayah } = SACRED_TEXTS.duty.source;
  const source = toLatinDigits(readTexts(locale)['haj.overview.pillar.verse.source'] ?? '');
  expect(source).toMatch(new RegExp(`(${surah}:)?${ayah}$`));
});

test('what Arabic texts quote of the Prophet ﷺ are words of the list', () => {
  const known = rows.map(([, { words }]) => words.replace(VOWELS, ''));
  const quoted = Object.values(readTexts('ar')).flatMap((text) =>
    [...text.matchAll(/النبي ﷺ[^.«]*: ?«([^»]+)»|النبي ﷺ[^.«]*فقال: «([^»]+)»/g)].map(
      ([, a, b]) => a ?? b ?? '',
    ),
  );
  expect(quoted.length).toBeGreaterThan(0);
  expect(quoted.filter((words) => !known.some((whole) => whole.includes(words)))).toEqual([]);
});
