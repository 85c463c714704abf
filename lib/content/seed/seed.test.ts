/** @jest-environment node */
/** Requirements: PUB-01, PUB-06 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDocumentTexts } from '@/lib/content/document-texts';
import { LOCALE_CODES, LOCALES, type Locale } from '@/lib/i18n/locales';
import { checkImport, listTextErrors } from '@/lib/publications/check-import';
import type { PublicationImport } from '@/lib/publications/import-format';
import { PUBLICATION_KINDS } from '@/lib/publications/kinds';
import { findRoute } from '@/lib/routing/table';

/** Minimum number of seed publications of each kind. */
const LEAST = {
  news: 12,
  governmentNews: 6,
  activity: 8,
  document: 8,
  service: 12,
  offer: 8,
  guide: 6,
} as const;
/** Maximum size of a document's file, in bytes. */
const LARGEST_FILE = 60_000;
/** Names that are written in Latin letters in every language. */
const LATIN_EVERYWHERE = /\b(PDF|QR|CSV|JSON|HTTPS|JavaScript|WCAG|AA|CC|BY)\b/g;
const LATIN = LOCALES.filter(({ dir }) => dir === 'ltr').map(({ code }) => code);

const fileOf = (kind: string) =>
  join(__dirname, kind === 'governmentNews' ? 'government-news.json' : `${kind}.json`);
const read = (kind: string) => checkImport(readFileSync(fileOf(kind), 'utf8'));
const items = PUBLICATION_KINDS.flatMap((kind) => read(kind).items.map(({ item }) => item));

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.values(value ?? {}).flatMap(listStrings);
}

const fullTexts = new Map(LOCALE_CODES.map((locale) => [locale, readDocumentTexts(locale)]));

/**
 * The texts of an item in a language, including its document's file, in an order that is the same in every language.
 */
const wordsOf = (item: PublicationImport, locale: Locale) =>
  listStrings([item.texts[locale], fullTexts.get(locale)?.[item.id]]);

it.each(PUBLICATION_KINDS)('%s: is complete and of the right kind', (kind) => {
  const { items: whole, errors } = read(kind);
  expect(errors).toEqual([]);
  expect(whole.filter(({ item }) => item.kind !== kind)).toEqual([]);
  expect(whole.length).toBeGreaterThanOrEqual(LEAST[kind]);
});

it('gives every publication a unique id and time', () => {
  const repeated = (list: string[]) => list.filter((value, index) => list.indexOf(value) !== index);
  expect(repeated(items.map(({ id }) => id))).toEqual([]);
  expect(repeated(items.map(({ publishedAt }) => publishedAt))).toEqual([]);
});

it('distributes the news over the years, none of them in the future', () => {
  const years = new Set(items.map(({ publishedAt }) => publishedAt.slice(0, 4)));
  expect([...years].sort()).toEqual(['2025', '2026']);
  expect(items.filter(({ publishedAt }) => publishedAt > '2026-11-21').map(({ id }) => id)).toEqual([]);
});

it('marks illustrations: every activity and every offer', () => {
  const unmarked = items.filter(({ kind, isExample }) => ['activity', 'offer'].includes(kind) && !isExample);
  expect(unmarked.map(({ id }) => id)).toEqual([]);
});

it.each(LOCALE_CODES)('%s has the same content as the English text', (locale) => {
  const errors = items.flatMap((item) => {
    const [own, english] = [wordsOf(item, locale).length, wordsOf(item, 'en').length];
    return own === english ? [] : [`${item.id}: ${own} texts, not ${english}`];
  });
  expect(errors).toEqual([]);
});

it.each(LOCALE_CODES)('%s is written in its own script', (locale) => {
  const foreign = LATIN.some((code) => code === locale) ? /\p{Script=Arabic}/u : /[A-Za-z]{2,}/;
  const errors = items.flatMap((item) =>
    wordsOf(item, locale).filter((text) => foreign.test(text.replaceAll(LATIN_EVERYWHERE, ''))),
  );
  expect(errors).toEqual([]);
});

it('writes paragraphs of a readable length', () => {
  const paragraphs = items.flatMap((item) => LOCALE_CODES.flatMap((locale) => item.texts[locale].body));
  const lengthOf = (text: string) => text.split(/\s+/).length;
  expect(paragraphs.filter((text) => lengthOf(text) < 15 || lengthOf(text) > 90)).toEqual([]);
});

it('has the full text of each document', () => {
  const ids = items.flatMap(({ kind, id }) => (kind === 'document' ? [id] : [])).sort();
  for (const texts of fullTexts.values()) expect(Object.keys(texts).sort()).toEqual(ids);
});

it('writes the full texts in the letters of each language', () => {
  const texts = Object.fromEntries(LOCALE_CODES.map((locale) => [locale, fullTexts.get(locale)]));
  expect(listTextErrors({ texts })).toEqual([]);
});

it.each(LOCALE_CODES)('%s has a small tagged PDF file of each document', (locale) => {
  const errors = items.flatMap(({ kind, id }) => {
    if (kind !== 'document') return [];
    const pdf = readFileSync(join('public', 'documents', `${id}.${locale}.pdf`)).toString('latin1');
    const asked = [
      pdf.startsWith('%PDF-'),
      pdf.includes('/StructTreeRoot'),
      pdf.includes(`/Lang (${locale})`),
    ];
    return asked.includes(false) || pdf.length > LARGEST_FILE ? [`${id}: ${asked}, ${pdf.length} bytes`] : [];
  });
  expect(errors).toEqual([]);
});

it('starts services at pages of the portal', () => {
  const starts = items.flatMap((item) => (item.kind === 'service' ? [item.data.startPath] : []));
  expect(starts.filter((path) => !findRoute(path))).toEqual([]);
});

/** Reading speeds in words per minute in any of the seven languages, slow and fast. */
const PACE = { slow: 100, fast: 250 };

test('a guide states the time that it takes to read', () => {
  const guides: PublicationImport[] = JSON.parse(readFileSync(fileOf('guide'), 'utf8'));
  const wrong = guides.flatMap(({ id, data, texts }) =>
    Object.values(texts).flatMap((text) => {
      const words = JSON.stringify(text).split(/\s+/).length;
      const { minutes } = data as { minutes: number };
      const isHonest = minutes >= Math.floor(words / PACE.fast) && minutes <= Math.ceil(words / PACE.slow);
      return isHonest ? [] : [`${id}: ${words} words in ${minutes} minutes`];
    }),
  );
  expect(wrong).toEqual([]);
});
