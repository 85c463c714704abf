import 'server-only';
import type { NamedItem } from '@/lib/api/contract/named-list';
import { COUNTRIES, EDUCATIONAL_LEVELS, FIELDS } from '@/lib/award/definition/edition';
import type { CallingCountry } from '@/lib/award/lookup-schemas';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import CALLING_COUNTRIES from './calling-countries.json';

export async function nameCountries(locale: Locale): Promise<NamedItem[]> {
  const t = await loadTranslator(locale, 'award.countries');
  return COUNTRIES.map(({ id, key }) => ({ id, name: t(key) }));
}

/** The research fields of the award with names in a language. */
export async function nameFields(locale: Locale): Promise<NamedItem[]> {
  const t = await loadTranslator(locale, 'award.fields');
  return FIELDS.map(({ id, key }) => ({ id, name: t(`${key}.name`) }));
}

/** The educational levels with names in a language. */
export async function nameEducationalLevels(locale: Locale): Promise<NamedItem[]> {
  const t = await loadTranslator(locale, 'register.educationalLevels');
  return EDUCATIONAL_LEVELS.map(({ id, key }) => ({ id, name: t(key) }));
}

/**
 * Calling code, Arabic and English name of each country and of the territories with their own code or numbering plan;
 * names and selection follow Saudi government lists, Saudi Arabia first (REG-10). Fixed: the ITU's assignments of
 * November 2026.
 */
const [homeland, ...others] = CALLING_COUNTRIES.map(([code = '', arName = '', enName = '']) => ({
  code,
  arName,
  enName,
}));
const first = homeland ? [homeland] : [];
const byArabicName = [...first, ...others.toSorted((a, b) => a.arName.localeCompare(b.arName, 'ar'))];
const byEnglishName = [...first, ...others.toSorted((a, b) => a.enName.localeCompare(b.enName, 'en'))];

/** Every calling code: Saudi Arabia, then the others by name in the reader's language. */
export function listCallingCodes(locale: Locale): CallingCountry[] {
  return locale === 'ar' ? byArabicName : byEnglishName;
}
