import type { CallingCountry } from '@/lib/award/lookup-schemas';
import type { NamedCallingCountry } from '@/lib/award/rules/calling-options';
import { compareTexts } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

/** Countries whose name in the list differs from the short name in the Unicode CLDR. */
const OTHERWISE: Record<string, string> = {
  'Democratic Republic of the Congo': 'CD',
  'Hong Kong': 'HK',
  Macao: 'MO',
  Myanmar: 'MM',
  Palestine: 'PS',
  'Republic of the Congo': 'CG',
};

const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));

/** Regions by English name, computed once; empty in an environment without region names. */
const regions = new Map<string, string>();

function listRegions(): void {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  for (const first of LETTERS)
    for (const second of LETTERS) regions.set(names.of(first + second) ?? '', first + second);
}

const asCldr = (name: string) => name.replace(' and ', ' & ').replace("'", '’');

/**
 * Calling codes with names in the reader's language: from the list in Arabic and English, from the Unicode CLDR in
 * other languages, and in English as a fallback. The first entry stays first, the others are sorted by name.
 */
export function nameCallingCountries(
  countries: readonly CallingCountry[],
  locale: Locale,
): NamedCallingCountry[] {
  if (locale === 'ar' || locale === 'en')
    return countries.map((row) => ({ ...row, name: locale === 'ar' ? row.arName : row.enName }));
  if (!regions.size) listRegions();
  const [names, shortNames] = (['long', 'short'] as const).map(
    (style) => new Intl.DisplayNames(locale, { type: 'region', style, fallback: 'none' }),
  );
  const nameOf = ({ enName }: CallingCountry) => {
    const otherwise = OTHERWISE[enName];
    if (otherwise) return shortNames?.of(otherwise) ?? enName;
    const region = regions.get(enName) ?? regions.get(asCldr(enName));
    return (region && names?.of(region)) || enName;
  };
  const named = countries.map((row) => ({ ...row, name: nameOf(row) }));
  const compare = compareTexts(locale);
  return [...named.splice(0, 1), ...named.sort((a, b) => compare(a.name, b.name))];
}
