import { getTranslations } from 'next-intl/server';
import { ReviewNotice } from '@/components/content/review-notice';
import { Notice } from '@/components/ui/notice';
import { STATIONS } from '@/lib/guides/journeys/stations';
import { type Query, readChoice } from '@/lib/routing/query-value';
import { JourneyFrame } from './journey-frame';
import { StationGuidance } from './station-guidance';
import { StationLine } from './station-line';

/** "My guidance": where the reader is on the journey stands in the address, what to do there follows from it. */
export async function GuidancePage({ query }: { query: Query }) {
  const t = await getTranslations('journeys.guidance');
  const station = readChoice(query, 'at', STATIONS);
  return (
    <JourneyFrame route="guidance" lead={t('lead')} next={['haj', 'hajRemember', 'procedures']}>
      <StationLine t={t} current={station} />
      {station ? (
        <StationGuidance station={station} />
      ) : (
        <Notice tone="info" title={t('prompt.title')}>
          <p>{t('prompt.text')}</p>
        </Notice>
      )}
      <ReviewNotice />
    </JourneyFrame>
  );
}
