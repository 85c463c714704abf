/** @jest-environment node */
/** Requirements: PUB-07 */
import { checkImport } from './check-import';

const LANGUAGES = ['ar', 'en', 'fr', 'ms', 'tr', 'fa', 'ur'];
const text = (title: string) => `{ "title": "${title}", "summary": "0", "body": ["0"] }`;

/** One item with one language per line: ar on line 4, ur on line 10. */
function write(titles: Partial<Record<string, string>> = {}, head = '"id": "one", "kind": "news"'): string {
  const lines = LANGUAGES.map((code) => `"${code}": ${titles[code] ?? text('0')}`);
  return `[{ ${head},
"publishedAt": "2026-10-12T09:00:00+03:00", "data": { "topic": "hajj" },
"texts": {
${lines.join(',\n')}
}}]`;
}

const errorsOf = (source: string) =>
  checkImport(source).errors.map(({ line, locale, path }) => ({ line, locale, path }));

test('a complete item has no error, and is an example only if it says so', () => {
  const { items, errors } = checkImport(write());
  expect(errors).toEqual([]);
  expect(items).toMatchObject([{ index: 0, item: { id: 'one', isExample: false } }]);
});

test.each([
  ['a missing text', { fr: '{ "title": "0", "body": ["0"] }' }, 6, 'fr', '0.texts.fr.summary'],
  [
    'a text of another type',
    { ms: '{ "title": 5, "summary": "0", "body": ["0"] }' },
    7,
    'ms',
    '0.texts.ms.title',
  ],
  [
    'an unknown field',
    { tr: '{ "title": "0", "summary": "0", "body": ["0"], "x": 1 }' },
    8,
    'tr',
    '0.texts.tr',
  ],
  ['Persian digits in Urdu', { ur: text('۱۲') }, 10, 'ur', '0.texts.ur.title'],
  ['Arabic digits in Persian', { fa: text('١٢') }, 9, 'fa', '0.texts.fa.title'],
  ['an Arabic letter in Urdu', { ur: text('كتاب') }, 10, 'ur', '0.texts.ur.title'],
  ['a Persian letter in Arabic', { ar: text('کتاب') }, 4, 'ar', '0.texts.ar.title'],
  ['a bidirectional mark', { en: text('a\\u202eb') }, 5, 'en', '0.texts.en.title'],
  ['a blank title', { en: text('   ') }, 5, 'en', '0.texts.en.title'],
])('%s is reported by line and language', (_, titles, line, locale, path) => {
  expect(errorsOf(write(titles))).toEqual([{ line, locale, path }]);
});

test('all errors are reported, not only the first', () => {
  const broken = write({ fr: text(''), fa: text('١') }, '"id": "No", "kind": "news"');
  expect(errorsOf(broken).map(({ path }) => path)).toEqual(['0.id', '0.texts.fr.title', '0.texts.fa.title']);
});

test.each([
  ['', 1],
  ['{}', 1],
  ['[\n{"kind": "news",}]', 2],
  ['[\n\n// a comment\n]', 3],
])('%j is not in the import format', (source, line) => {
  const { items, errors } = checkImport(source);
  expect(items).toEqual([]);
  expect(errors[0]?.line).toBe(line);
});
