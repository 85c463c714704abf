/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PUBLICATION_KINDS } from '@/lib/contract/publication-kinds';
import { LOCALE_CODES, LOCALES, type Locale } from '@/lib/i18n/locales';
import { checkImport } from '@/lib/publications/check-import';
import type { PublicationImport } from '@/lib/publications/import-format';

/** How many of each kind come with the portal at least. */
const LEAST = {
  news: 12,
  governmentNews: 6,
  activity: 8,
  document: 8,
  service: 12,
  offer: 8,
  guide: 6,
} as const;
/** Names that are written in Latin letters in every language. */
const LATIN_EVERYWHERE = /\b(PDF|QR|CSV|JSON|HTTPS|WCAG|AA|CC|BY)\b/g;
const LATIN = LOCALES.filter(({ dir }) => dir === 'ltr').map(({ code }) => code);

const fileOf = (kind: string) =>
  join(__dirname, kind === 'governmentNews' ? 'government-news.json' : `${kind}.json`);
const read = (kind: string) => checkImport(readFileSync(fileOf(kind), 'utf8'));
const present = PUBLICATION_KINDS.filter((kind) => existsSync(fileOf(kind)));
const items = present.flatMap((kind) => read(kind).items.map(({ item }) => item));

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.values(value ?? {}).flatMap(listStrings);
}

/** What an item says in a language, in the order in which it stands in every language. */
const wordsOf = (item: PublicationImport, locale: Locale) => listStrings(item.texts[locale]);

it.each(present)('%s: is whole and of its kind', (kind) => {
  const { items: whole, faults } = read(kind);
  expect(faults).toEqual([]);
  expect(whole.filter(({ item }) => item.kind !== kind)).toEqual([]);
  expect(whole.length).toBeGreaterThanOrEqual(LEAST[kind]);
});

it('gives every publication an id and a time of its own', () => {
  const repeated = (list: string[]) => list.filter((value, index) => list.indexOf(value) !== index);
  expect(repeated(items.map(({ id }) => id))).toEqual([]);
  expect(repeated(items.map(({ publishedAt }) => publishedAt))).toEqual([]);
});

it('spreads the news over the years, none of them in the future', () => {
  const years = new Set(items.map(({ publishedAt }) => publishedAt.slice(0, 4)));
  expect([...years].sort()).toEqual(['2025', '2026']);
  expect(items.filter(({ publishedAt }) => publishedAt > '2026-11-21').map(({ id }) => id)).toEqual([]);
});

it('marks what is an illustration: every activity and every offer', () => {
  const unmarked = items.filter(({ kind, isExample }) => ['activity', 'offer'].includes(kind) && !isExample);
  expect(unmarked.map(({ id }) => id)).toEqual([]);
});

it.each(LOCALE_CODES.filter((locale) => locale !== 'en'))(
  '%s says as much as the English, in its own words',
  (locale) => {
    const faults = items.flatMap((item) => {
      const english = wordsOf(item, 'en');
      const own = wordsOf(item, locale);
      if (own.length !== english.length) return [`${item.id}: ${own.length} texts, not ${english.length}`];
      return own
        .filter(
          (text, index) =>
            text === english[index] && /\p{L}{2,}/u.test(text.replaceAll(LATIN_EVERYWHERE, '')),
        )
        .map((text) => `${item.id}: ${text}`);
    });
    expect(faults).toEqual([]);
  },
);

it.each(LOCALE_CODES)('%s is written in its own script', (locale) => {
  const foreign = LATIN.some((code) => code === locale) ? /\p{Script=Arabic}/u : /[A-Za-z]{2,}/;
  const faults = items.flatMap((item) =>
    wordsOf(item, locale).filter((text) => foreign.test(text.replaceAll(LATIN_EVERYWHERE, ''))),
  );
  expect(faults).toEqual([]);
});

it('writes paragraphs of a readable length', () => {
  const paragraphs = items.flatMap((item) => LOCALE_CODES.flatMap((locale) => item.texts[locale].body));
  const lengthOf = (text: string) => text.split(/\s+/).length;
  expect(paragraphs.filter((text) => lengthOf(text) < 15 || lengthOf(text) > 90)).toEqual([]);
});
