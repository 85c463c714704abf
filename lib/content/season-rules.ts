import { readHijri } from '@/lib/i18n/format';
import { SEASON_RULES, type SeasonRuleKey } from '@/lib/operator/sections';
import type { OperatorSettings } from '@/lib/operator/settings-file';
import { findHajjSeason } from './season';

type SeasonRule = NonNullable<NonNullable<OperatorSettings['season']>['rules'][SeasonRuleKey]>;

export function listSeasonRules(
  { season }: Pick<OperatorSettings, 'season'>,
  now: Date,
): { key: SeasonRuleKey; rule: SeasonRule | null }[] {
  const year = readHijri(findHajjSeason(now).arafah).year;
  const rules = season?.year === year ? season.rules : {};
  return SEASON_RULES.map((key) => ({ key, rule: rules[key] ?? null }));
}
