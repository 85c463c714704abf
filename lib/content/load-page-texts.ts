import { RETENTION_DAYS } from '@/lib/award/rules/retention-days';
import { formatDays } from '@/lib/i18n/format-number';
import type { Locale } from '@/lib/i18n/locales';
import { loadTextReader, type TextReader } from '@/lib/i18n/translator';
import type { ContentPage } from './blocks';

/** Loads the texts of a content page. Those that name a period of retention get it from the settings. */
export async function loadPageTexts(
  locale: Locale,
  { namespace, namesPeriods }: Pick<ContentPage, 'namespace' | 'namesPeriods'>,
): Promise<TextReader> {
  const t = await loadTextReader(locale, namespace);
  if (!namesPeriods) return t;
  const periods = Object.fromEntries(
    Object.entries(RETENTION_DAYS).map(([rule, days]) => [rule, formatDays(days, locale)]),
  );
  return (key) => t(key, periods);
}
