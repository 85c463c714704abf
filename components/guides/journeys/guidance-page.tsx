import { getLocale, getTranslations } from 'next-intl/server';
import { ReviewNotice } from '@/components/content/review-notice';
import { ListBlock } from '@/components/content/text-blocks';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { listNeighbours, STATIONS, type Station } from '@/lib/guides/journeys/journeys';
import { loadTextReader } from '@/lib/i18n/translator';
import { type Query, readChoice } from '@/lib/routing/query-value';
import { JourneyFrame } from './journey-frame';
import styles from './station-guidance.module.css';
import { addressOf, StationLine } from './station-line';

const POINTS = ['first', 'second', 'third'] as const;

/** What a pilgrim does at one station, what to take care of, and the way on and back. */
async function StationGuidance({ station }: { station: Station }) {
  const locale = await getLocale();
  const t = await getTranslations('journeys.guidance');
  const texts = await loadTextReader(locale, 'journeys.guidance');
  const { previous, next } = listNeighbours(station);
  const at = `stations.${station}` as const;
  return (
    <section className={styles.station} aria-labelledby="station">
      <header>
        <p className={styles.when}>{t(`${at}.when`)}</p>
        <h2 id="station">{t(`${at}.name`)}</h2>
      </header>
      <h3>{t('now')}</h3>
      <ListBlock block={{ kind: 'list', at: `${at}.now`, items: POINTS }} t={texts} />
      <Notice tone="warning" title={t('care')}>
        <p>{t(`${at}.care`)}</p>
      </Notice>
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
      <ReviewNotice route="guidance" />
    </JourneyFrame>
  );
}
