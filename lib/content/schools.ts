import type { Locale } from '@/lib/i18n/locales';

/** A school of law whose view the texts may name. */
export type School = 'hanafi' | 'maliki' | 'shafii' | 'hanbali' | 'jafari';

/** The school that most readers of a language follow; Arabic and English have readers of all. */
export const OWN_SCHOOLS: Record<Locale, School | null> = {
  ar: null,
  en: null,
  fr: 'maliki',
  ms: 'shafii',
  tr: 'hanafi',
  fa: 'jafari',
  ur: 'hanafi',
};
