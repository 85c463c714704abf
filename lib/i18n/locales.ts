/** `code` appears in addresses, `lang` and hreflang; `tag` includes the region (Open Graph, dates). */
export const LOCALES = [
  { code: 'ar', name: 'العربية', dir: 'rtl', tag: 'ar-SA' },
  { code: 'en', name: 'English', dir: 'ltr', tag: 'en-GB' },
  { code: 'fr', name: 'Français', dir: 'ltr', tag: 'fr-FR' },
  { code: 'ms', name: 'Bahasa Melayu', dir: 'ltr', tag: 'ms-MY' },
  { code: 'tr', name: 'Türkçe', dir: 'ltr', tag: 'tr-TR' },
  { code: 'fa', name: 'فارسی', dir: 'rtl', tag: 'fa-IR' },
  { code: 'ur', name: 'اردو', dir: 'rtl', tag: 'ur-PK' },
] as const;

export type Locale = (typeof LOCALES)[number]['code'];
export type Direction = (typeof LOCALES)[number]['dir'];

export const LOCALE_CODES: readonly Locale[] = LOCALES.map((row) => row.code);
export const DEFAULT_LOCALE: Locale = 'ar';

/** Narrows any string (a path segment, a cookie, a header) to a supported locale. */
export function isLocale(value: string | undefined): value is Locale {
  return LOCALE_CODES.includes(value as Locale);
}

/** The row of a locale: native name, direction and BCP 47 tag. */
export function getLocaleRow(locale: Locale): (typeof LOCALES)[number] {
  const row = LOCALES.find(({ code }) => code === locale);
  if (!row) throw new Error(`Unknown locale ${locale}`);
  return row;
}
