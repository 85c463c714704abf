import 'server-only';
import type { NamedItem } from '@/lib/api/contract/named-list';
import { listOffered } from '@/lib/award/definition/edition';
import type { Edition } from '@/lib/award/edition-with-texts';
import type { CallingCountry } from '@/lib/award/lookup-schemas';
import type { Locale } from '@/lib/i18n/locales';
import CALLING_COUNTRIES from './calling-countries.json';

/** The countries that the edition offers, named in its language. */
export const nameCountries = ({ countries, text }: Edition): NamedItem[] =>
  listOffered(countries).map(({ id, key }) => ({ id, name: text(`countries.${key}`) }));

/** The research fields that the edition offers, named in its language. */
export const nameFields = ({ fields, text }: Edition): NamedItem[] =>
  listOffered(fields).map(({ id, key }) => ({ id, name: text(`fields.${key}.name`) }));

/** The educational levels that the edition offers, named in its language. */
export const nameEducationalLevels = ({ levels, text }: Edition): NamedItem[] =>
  listOffered(levels).map(({ id, key }) => ({ id, name: text(`levels.${key}`) }));

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
