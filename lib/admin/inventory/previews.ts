import { DEFAULT_LOCALE, getLocaleRow } from '@/lib/i18n/locales';
import type { InventoryRow } from './inventory-row';

/**
 * The rows to preview: the page that was asked for (`haj/ar`), else the first of the list; and the same page in a
 * language of the other direction.
 */
export function findPreviews(
  all: readonly InventoryRow[],
  listed: readonly InventoryRow[],
  asked: string,
): InventoryRow[] {
  const row = all.find(({ key, locale }) => `${key}/${locale}` === asked) ?? listed[0];
  if (!row) return [];
  const other = getLocaleRow(row.locale).dir === 'rtl' ? 'en' : DEFAULT_LOCALE;
  const twin = all.find(({ key, locale }) => key === row.key && locale === other);
  return twin ? [row, twin] : [row];
}
