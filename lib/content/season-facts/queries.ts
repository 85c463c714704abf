import 'server-only';
import { cache } from 'react';
import { createReader, orElse } from '@/lib/api/reader';
import { env } from '@/lib/env/env';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { getOperatorSettings } from '@/lib/operator/settings';
import { readPageTime } from '@/lib/page-reads/page-time';
import { recordTags } from '@/lib/page-reads/record-reads';
import { findSeasonYear } from '../season';
import { SEASON_ENDPOINTS } from './endpoints';
import { SEASON_SCHEMAS } from './schemas';
import { type AnnouncedFacts, listSettingsFacts } from './settings-facts';

const readSeason = createReader(SEASON_ENDPOINTS, SEASON_SCHEMAS);

/** What has been announced for the season that comes next or is running. Read once for a page. */
export const findSeasonFacts = cache(
  async (locale: Locale): Promise<{ year: number; facts: AnnouncedFacts }> => {
    recordTags('season');
    const year = findSeasonYear(readPageTime());
    const facts = listSettingsFacts(getOperatorSettings(), year, locale);
    const t = await loadTranslator(locale, 'season');
    const stored = env.API_ROOT ? [] : await orElse(readSeason('getSeasonFacts', { locale }), []);
    for (const { key, values, source, on } of stored)
      facts[key] = { values, source: t(`sources.${source}`), on };
    return { year, facts };
  },
);
