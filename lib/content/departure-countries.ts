import { compareTexts, formatList } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

interface CountryList {
  /** Who published the list; the texts of the page name it as well. */
  source: string;
  /** The month of the list, yyyy-MM. */
  on: string;
  /** Codes of ISO 3166. */
  countries: readonly string[];
}

/** The countries whose travellers to the Kingdom need a vaccine, as last published. */
export const DEPARTURE_COUNTRIES = {
  // An airline's copy: in November 2026 no newer list by an authority was found than the ministry of health's of 1440 AH.
  polio: {
    source:
      'General Authority of Civil Aviation, circulars to airlines, as copied by Kuwait Airways (kuwaitairways.com, KSA-regulations)',
    on: '2025-01',
    countries: 'AF AO BF BJ CD CF CG CM ET GN KE MZ NG PK SL SO SS TD TZ'.split(' '),
  },
  yellowFever: {
    source:
      'Ministry of Health, requirements for Hajj and Umrah 1440 AH, published by the WHO on 9 June 2019',
    on: '2019-06',
    countries: [
      ...'AO BF BI BJ CD CF CG CI CM ET GA GH GM GN GQ GW KE LR ML MR NE NG SD SL SN SS TD TG UG'.split(' '),
      ...'AR BO BR CO EC GF GY PA PE PY SR TT VE'.split(' '),
    ],
  },
} as const satisfies Record<string, CountryList>;

export type DepartureVaccine = keyof typeof DEPARTURE_COUNTRIES;

/**
 * The countries of a vaccine in a sentence, with the names of the language in its alphabetical order. Names of the
 * CLDR are for lists: "Congo - Kinshasa" becomes "Congo (Kinshasa)".
 */
export function nameDepartureCountries(vaccine: DepartureVaccine, locale: Locale): string {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const sorted = DEPARTURE_COUNTRIES[vaccine].countries
    .map((code) => (names.of(code) ?? code).replace(/ - (.+)/, ' ($1)').replace(' & ', ' and '))
    .sort(compareTexts(locale));
  return formatList(sorted, locale);
}
