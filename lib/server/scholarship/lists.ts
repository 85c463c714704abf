import 'server-only';
import { COUNTRIES, EDUCATIONAL_LEVELS, FIELDS } from '@/lib/award/edition';
import type { CallingCountry } from '@/lib/contract/schemas/common';
import type { NamedItem } from '@/lib/contract/schemas/scholarship';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { CALLING_COUNTRIES } from '../calling-countries';

interface Entry {
  id: number;
  key: string;
}

async function nameAll(
  entries: readonly Entry[],
  locale: Locale,
  namespace: 'award' | 'register',
  path: (key: string) => string,
): Promise<NamedItem[]> {
  const t = await loadTranslator(locale, namespace);
  return entries.map(({ id, key }) => ({ id, name: t(path(key)) }));
}

/** The countries of the award, named in a language. */
export function nameCountries(locale: Locale): Promise<NamedItem[]> {
  return nameAll(COUNTRIES, locale, 'award', (key) => `countries.${key}`);
}

/** The research fields of the award, named in a language. */
export function nameFields(locale: Locale): Promise<NamedItem[]> {
  return nameAll(FIELDS, locale, 'award', (key) => `fields.${key}.name`);
}

/** The levels that a student can be at, named in a language. */
export function nameEducationalLevels(locale: Locale): Promise<NamedItem[]> {
  return nameAll(EDUCATIONAL_LEVELS, locale, 'register', (key) => `educationalLevels.${key}`);
}

const [homeland, ...others] = CALLING_COUNTRIES.map(([code, arName, enName]) => ({ code, arName, enName }));
const first = homeland ? [homeland] : [];
const byArabicName = [...first, ...others.toSorted((a, b) => a.arName.localeCompare(b.arName, 'ar'))];
const byEnglishName = [...first, ...others.toSorted((a, b) => a.enName.localeCompare(b.enName, 'en'))];

/** Every calling code: Saudi Arabia, then the others by the name that the reader sees. */
export function listCallingCodes(locale: Locale): CallingCountry[] {
  return locale === 'ar' ? byArabicName : byEnglishName;
}
