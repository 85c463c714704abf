/** Requirements: PUBLISH-02, PUBLISH-04, PUBLISH-15, PUBLISH-19 */
import { readFileSync } from 'node:fs';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { publicationImport } from '@/lib/publications/import-format';
import { PUBLICATION_KINDS } from '@/lib/publications/kinds';
import { listFindings } from './list-findings';
import { toDraft, toItem } from './publication-draft';

const FILES: Readonly<Record<string, string>> = { governmentNews: 'government-news' };

const read = (kind: string) => {
  const [item] = JSON.parse(readFileSync(`lib/content/seed/${FILES[kind] ?? kind}.json`, 'utf8'));
  return publicationImport.parse(item);
};
const seeds = PUBLICATION_KINDS.map((kind) => [kind, read(kind)] as const);

test.each(seeds)('a published item becomes a complete draft with the same texts: %s', (_kind, item) => {
  const draft = toDraft(item);
  expect(listFindings(draft, { ...NONE, files: FILES_OF_DOCUMENT })).toEqual([]);
  const again = toItem(draft, item.publishedAt);
  const { body: _body, ...data } = again.data as Record<string, unknown>;
  expect({ ...again, data }).toEqual({ ...item, isExample: item.isExample });
});

const FILES_OF_DOCUMENT = Object.fromEntries(
  LOCALE_CODES.map((locale) => [locale, { path: `/documents/one.${locale}.pdf`, size: 1 }]),
);

test('a document lacks the files of the languages that have none; other publications need none', () => {
  const { fr: _fr, ...files } = FILES_OF_DOCUMENT;
  const missing = { locale: 'fr', key: 'file-fr', code: 'fileMissing' };
  expect(listFindings(toDraft(read('document')), { ...NONE, files })).toEqual([missing]);
  expect(listFindings(toDraft(read('news')), NONE)).toEqual([]);
});

const NONE = { images: new Map(), day: '2026-12-01' };
const draft = () => toDraft(read('news'));
const withText = (locale: 'ar' | 'fa' | 'fr', text: string) => {
  const found = draft();
  const [block] = found.blocks;
  const key = `block-${block?.id}`;
  return {
    found: { ...found, words: { ...found.words, [locale]: { ...found.words[locale], [key]: text } } },
    key,
  };
};

test.each([
  ['fr', '', 'open'],
  ['fr', 'x'.repeat(5001), 'tooLong'],
  ['fa', 'عدد ١٢', 'characters'],
] as const)('a text in %s is reported once: %s', (locale, text, code) => {
  const { found, key } = withText(locale, text);
  expect(listFindings(found, NONE)).toEqual([{ locale, key, code }]);
});

test('a table needs its caption and, in every language, as many rows and columns as in Arabic', () => {
  const { found, key } = withText('fr', 'Tarifs\nService | Prix\nVisa | 10');
  const table = {
    ...found,
    blocks: found.blocks.map((block, index) => (index === 0 ? { ...block, kind: 'table' as const } : block)),
  };
  const codes = listFindings(table, NONE).filter((finding) => finding.key === key);
  expect(codes.map(({ code }) => code)).toEqual(Array.from({ length: 7 }, () => 'table'));
});

test('a phrase that does not occur is reported in its language, and a wrong address beside the Arabic phrase', () => {
  const found = draft();
  const [block] = found.blocks;
  const id = block?.id ?? '';
  const key = `block-${id}`;
  const firstWord = (locale: Locale) => found.words[locale][key]?.split(' ')[0] ?? '';
  const link = (address: string, ofFrench: string) => {
    const item = toItem(found, '2026-10-12T09:00:00+03:00');
    const [first, ...rest] = item.data.body;
    const texts = Object.entries(item.texts).map(([locale, texts]) => {
      const phrase = locale === 'fr' ? ofFrench : firstWord(locale as Locale);
      return [locale, { ...texts, links: { l1: phrase } }];
    });
    return toDraft({
      ...item,
      data: { ...item.data, body: [{ ...first, links: [{ id: 'l1', address }] }, ...rest] },
      texts: Object.fromEntries(texts),
    });
  };
  expect(block?.kind).toBe('paragraph');
  const french = found.words.fr[key]?.split(' ')[0] ?? '';
  expect(listFindings(link('/Haj', french), NONE)).toEqual([]);
  expect(listFindings(link('/Haj', 'absent'), NONE)).toEqual([
    { locale: 'fr', key: 'phrase-l1', code: 'phrase' },
  ]);
  expect(listFindings(link('/ar/Haj', french), NONE)).toEqual([
    { locale: 'ar', key: 'phrase-l1', code: 'invalid' },
  ]);
});
