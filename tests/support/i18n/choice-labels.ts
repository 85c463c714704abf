import type { Locale } from '@/lib/i18n/locales';

/** Labels of a choice in seven languages, in the letters of each. */
export const textsOf = (name: string): Record<Locale, string> => ({
  ar: `خيار ${name}`,
  en: name,
  fr: `Choix ${name}`,
  ms: `Pilihan ${name}`,
  tr: `Seçenek ${name}`,
  fa: `گزینه ${name}`,
  ur: `انتخاب ${name}`,
});
