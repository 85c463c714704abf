import { ReviewNotice } from '@/components/content/review-notice';
import { Notice } from '@/components/ui/notice';
import { STATIONS } from '@/lib/guides/journeys/stations';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { type Query, readChoice } from '@/lib/routing/query-value';
import { JourneyFrame } from './journey-frame';
import { StationGuidance } from './station-guidance';
import { StationLine } from './station-line';

/** "My guidance": where the reader is on the journey stands in the address, what to do there follows from it. */
export async function GuidancePage({ locale, query }: { locale: Locale; query: Query }) {
  const t = await loadTranslator(locale, 'journeys.guidance');
  const station = readChoice(query, 'at', STATIONS);
  return (
    <JourneyFrame
      locale={locale}
      route="guidance"
      lead={t('lead')}
      next={['haj', 'hajRemember', 'procedures']}
    >
      <StationLine locale={locale} t={t} current={station} />
      {station ? (
        <StationGuidance locale={locale} station={station} />
      ) : (
        <Notice tone="info" title={t('prompt.title')}>
          <p>{t('prompt.text')}</p>
        </Notice>
      )}
      <ReviewNotice locale={locale} />
    </JourneyFrame>
  );
}
