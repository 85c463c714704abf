/** @jest-environment node */
/** Requirements: SEARCH-02 */
import { findExcerpt, markMatches } from './mark-matches';

test('matches are marked as written, and nothing is lost', () => {
  const text = 'يبدأ الإحرام من الميقات، ثم يلبّي المحرم.';
  const pieces = markMatches(text, 'احرام ميقات', 'ar');
  expect(pieces.filter(({ isMatch }) => isMatch).map((piece) => piece.text)).toEqual(['الإحرام', 'الميقات']);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});

test('a French article before the word is not marked', () => {
  const marked = markMatches('Jour d’Arafat et l’ihram', 'arafat ihram', 'fr').filter(
    ({ isMatch }) => isMatch,
  );
  expect(marked).toEqual([
    { text: 'Arafat', isMatch: true, start: 7 },
    { text: 'ihram', isMatch: true, start: 19 },
  ]);
});

test('without a match the whole text is one piece', () => {
  expect(markMatches('Tawaf', 'miqat', 'en')).toEqual([{ text: 'Tawaf', isMatch: false, start: 0 }]);
});

test('an excerpt begins a few words before the first match and shows where it was cut', () => {
  const words = Array.from({ length: 120 }, (_, index) => `word${index}`);
  words[60] = 'ihram';
  const excerpt = findExcerpt(words.join(' '), 'Ihram', 'en') ?? '';
  expect(excerpt).toMatch(/^… word54 .*\bihram\b.* …$/);
  expect(excerpt.length).toBeLessThan(240);
  expect(findExcerpt('nothing here', 'ihram', 'en')).toBeNull();
});
