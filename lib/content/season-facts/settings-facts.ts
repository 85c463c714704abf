import type { Locale } from '@/lib/i18n/locales';
import { pickText, SEASON_RULES } from '@/lib/operator/sections';
import type { OperatorSettings } from '@/lib/operator/settings-file';
import type { SeasonFactKey } from './definitions';
import type { ShownFact } from './schemas';

/** A fact as pages show it, with the name of its source. */
export interface AnnouncedFact {
  values: ShownFact['values'];
  source: string;
  on: string;
  /** Language of the words, if it is not the reader's. */
  lang?: Locale;
}

export type AnnouncedFacts = Partial<Record<SeasonFactKey, AnnouncedFact>>;

/** The rules that the settings file has for a season; the desk's facts take their place. */
export function listSettingsFacts(
  { season }: Pick<OperatorSettings, 'season'>,
  year: number,
  locale: Locale,
): AnnouncedFacts {
  const facts: AnnouncedFacts = {};
  if (season?.year !== year) return facts;
  for (const key of SEASON_RULES) {
    const rule = season.rules[key];
    if (!rule) continue;
    const { text, lang } = pickText(rule.texts, locale);
    const source = pickText(rule.source, locale).text;
    facts[key] = { values: { text }, source, on: rule.on, ...(lang === locale ? {} : { lang }) };
  }
  return facts;
}
