import type { Locale } from '@/lib/i18n/locales';

/** A school of law whose view texts may name. */
export type School = 'hanafi' | 'maliki' | 'shafii' | 'hanbali' | 'jafari';

/** The school of most readers of a language; null for Arabic and English, whose readers follow all schools. */
export const OWN_SCHOOLS: Record<Locale, School | null> = {
  ar: null,
  en: null,
  fr: 'maliki',
  ms: 'shafii',
  tr: 'hanafi',
  fa: 'jafari',
  ur: 'hanafi',
};
