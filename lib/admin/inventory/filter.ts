import { DEFAULT_LOCALE, getLocaleRow, LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { type Query, readChoice, readQueryValue } from '@/lib/routing/query-value';
import type { ModuleKey } from '@/lib/routing/table';
import { type InventoryRow, needsWork } from './inventory-row';

/**
 * The rows to preview: the requested page (`haj/ar`), else the first of the list; and the same page in a language of
 * the other direction.
 */
export function findPreviews(
  all: readonly InventoryRow[],
  listed: readonly InventoryRow[],
  asked: string,
): InventoryRow[] {
  const row = all.find(({ key, locale }) => `${key}/${locale}` === asked) ?? listed[0];
  if (!row) return [];
  const other = getLocaleRow(row.locale).dir === 'rtl' ? 'en' : DEFAULT_LOCALE;
  const counterpart = all.find(({ key, locale }) => key === row.key && locale === other);
  return counterpart ? [row, counterpart] : [row];
}

/** The editor's filter, stored in the address. */
export interface InventoryFilter {
  language: Locale | 'all';
  module: ModuleKey | null;
  words: string;
  errorsOnly: boolean;
}

/** Parses the filter of an address; the default language is that of the page. */
export function readFilter(query: Query, locale: Locale, modules: readonly ModuleKey[]): InventoryFilter {
  return {
    language: readChoice(query, 'language', [...LOCALE_CODES, 'all']) ?? locale,
    module: readChoice(query, 'module', modules),
    words: readQueryValue(query, 'q'),
    errorsOnly: readQueryValue(query, 'errors') === '1',
  };
}

/**
 * The query of a filter.
 * @param page the page and language to preview: `haj/ar`; '' for the first of the list
 * @param part number of the part of the list, from 1
 */
export function renderFilter(
  { language, module, words, errorsOnly }: InventoryFilter,
  page: string,
  part = 1,
): string {
  const answers = new URLSearchParams({ language });
  if (page) answers.set('page', page);
  if (part > 1) answers.set('part', String(part));
  if (module) answers.set('module', module);
  if (words) answers.set('q', words);
  if (errorsOnly) answers.set('errors', '1');
  return answers.toString();
}

/** The rows that match a filter: words are searched in path, key, title and description. */
export function filterInventory(rows: readonly InventoryRow[], filter: InventoryFilter): InventoryRow[] {
  const words = filter.words.toLowerCase();
  return rows.filter(
    (row) =>
      (filter.language === 'all' || row.locale === filter.language) &&
      (filter.module === null || row.module === filter.module) &&
      (!filter.errorsOnly || needsWork(row)) &&
      [row.path, row.key, row.title, row.description].some((text) => text.toLowerCase().includes(words)),
  );
}
