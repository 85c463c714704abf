import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import type { Entry } from './find-entries';
import { TERM_KEYS } from './terms';

export async function listEntries(locale: Locale): Promise<Entry[]> {
  const translators = await Promise.all(
    LOCALE_CODES.map(async (code) => [code, await loadTranslator(code, 'dictionary')] as const),
  );
  const own = await loadTranslator(locale, 'dictionary');
  return TERM_KEYS.map((key) => ({
    key,
    terms: Object.fromEntries(
      translators.map(([code, t]) => [code, t(`terms.${key}.term`)]),
    ) as Entry['terms'],
    meaning: own(`terms.${key}.meaning`),
  }));
}
