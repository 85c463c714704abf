import { getLocale, getTranslations } from 'next-intl/server';
import { ReviewNotice } from '@/components/content/review-notice';
import { SupplicationsBlock } from '@/components/content/text-blocks';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { listNeighbours, SAYINGS, STATIONS, type Station } from '@/lib/guides/journeys/journeys';
import { findStations, readDayChoice } from '@/lib/guides/journeys/my-day';
import { readPageTime } from '@/lib/page-reads/page-time';
import { type Query, readChoice } from '@/lib/routing/query-value';
import { JourneyFrame, Prompt } from './journey-frame';
import { MyDay, StationPoints } from './my-day';
import { RiteLinks } from './my-day-choice';
import styles from './station-guidance.module.css';
import { addressOf, StationLine } from './station-line';

/** The actions of a pilgrim at one station, with links to its neighbours. */
async function StationGuidance({ station }: { station: Station }) {
  const locale = await getLocale();
  const t = await getTranslations('journeys.guidance');
  const content = await getTranslations('content.supplications');
  const sayings = SAYINGS[station];
  const { previous, next } = listNeighbours(station);
  const at = `stations.${station}` as const;
  return (
    <section className={styles.station} aria-labelledby="station">
      <header>
        <p className={styles.when}>{t(`${at}.when`)}</p>
        <h2 id="station">{t(`${at}.name`)}</h2>
      </header>
      <StationPoints station={station} heading={t('now')} />
      {sayings ? (
        <>
          <h3>{content('title')}</h3>
          <SupplicationsBlock block={{ kind: 'supplications', at: '', items: sayings }} />
        </>
      ) : null}
      {next ? null : <p className={styles.last}>{t('last')}</p>}
      <p className={`row ${styles.ways}`}>
        {next ? (
          <ButtonLink href={addressOf(locale, next)}>
            {t('next', { place: t(`stations.${next}.name`) })} <Icon name="arrow" />
          </ButtonLink>
        ) : null}
        {previous ? (
          <ButtonLink variant="secondary" href={addressOf(locale, previous)}>
            {t('previous', { place: t(`stations.${previous}.name`) })}
          </ButtonLink>
        ) : null}
      </p>
    </section>
  );
}

/** The address contains the reader's place on the journey; the page shows what to do there, or today. */
export async function GuidancePage({ query }: { query: Query }) {
  const t = await getTranslations('journeys.guidance');
  const station = readChoice(query, 'at', STATIONS);
  const choice = station ? null : readDayChoice(query, readPageTime());
  const today = choice && choice.nusuk !== 'umrah' ? findStations(choice)[0] : undefined;
  return (
    <JourneyFrame route="guidance" lead={t('lead')} next={['haj', 'hajRemember', 'procedures']}>
      {choice ? <MyDay choice={choice} /> : null}
      {station || choice ? null : <RiteLinks />}
      <StationLine t={t} current={station ?? today ?? null} />
      {station ? <StationGuidance station={station} /> : null}
      {station || choice ? null : <Prompt title={t('prompt.title')} text={t('prompt.text')} />}
      <div data-screen={station || choice ? undefined : ''}>
        <ReviewNotice route="guidance" />
      </div>
    </JourneyFrame>
  );
}
