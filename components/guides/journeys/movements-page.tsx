import { getLocale, getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { ContentTable } from '@/components/content/content-table';
import { MapDrawing } from '@/components/content/map-drawing';
import { ReviewNotice } from '@/components/content/review-notice';
import { ListBlock } from '@/components/content/text-blocks';
import { Button } from '@/components/ui/button';
import { InlineScript } from '@/components/ui/inline-script';
import { PLAY_SCRIPT } from '@/lib/browser-scripts/built/play';
import { getMap } from '@/lib/content/maps/maps';
import { PLACES, type PlaceKey } from '@/lib/content/maps/places';
import { measureKm, roundKm } from '@/lib/content/maps/projection';
import { MOVEMENTS } from '@/lib/guides/journeys/journeys';
import { formatNumber } from '@/lib/i18n/format-number';
import { loadTextReader } from '@/lib/i18n/translator';
import { JourneyFrame } from './journey-frame';
import styles from './movements.module.css';
import { POINTS } from './my-day';
import { Relief } from './relief';

const COLUMNS = ['day', 'from', 'to', 'distance', 'done'] as const;

/** Names of places, and distances in the reader's digits. */
async function readPlaces() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('content')]);
  const showKm = (km: number) => t('map.ring', { km: formatNumber(roundKm(km), locale) });
  return { showKm, nameOf: (key: PlaceKey) => t(`places.${key}`) };
}

/** The content of the map as a table, in the order of the days. */
async function MovementsTable({ caption }: { caption: string }) {
  const [t, guidance, { nameOf, showKm }] = await Promise.all([
    getTranslations('journeys.movements'),
    getTranslations('journeys.guidance'),
    readPlaces(),
  ]);
  const rows = MOVEMENTS.flatMap(({ ways }) => ways).map(({ station, from, to }) => [
    guidance(`stations.${station}.when`),
    nameOf(from),
    nameOf(to),
    showKm(measureKm(PLACES[from], PLACES[to])),
    POINTS.map((point) => guidance(`stations.${station}.now.${point}`)).join(' '),
  ]);
  return (
    <ContentTable caption={caption} columns={COLUMNS.map((column) => t(`columns.${column}`))} rows={rows} />
  );
}

/** Drawing and text follow the selected movement with styles only; with script a button plays them. */
async function Steps({ title }: { title: string }) {
  const locale = await getLocale();
  const [t, haj, content, texts, places] = await Promise.all([
    getTranslations('journeys.movements'),
    getTranslations('haj.overview.sites.map'),
    getTranslations('content.map'),
    loadTextReader(locale, 'journeys.guidance.stations'),
    readPlaces(),
  ]);
  return (
    <div className={styles.movements}>
      <div className={styles.map}>
        <Relief />
        <MapDrawing map={getMap('holySites')} title={title} {...places} />
      </div>
      <fieldset>
        <legend>{content('journey')}</legend>
        <ol>
          {MOVEMENTS.map(({ leg }, index) => (
            <li key={leg}>
              <label>
                <input type="radio" name="step" value={leg} defaultChecked={index === 0} />
                {haj(`legs.${leg}`)}
              </label>
            </li>
          ))}
        </ol>
        <Button hidden suppressHydrationWarning>
          <span>{t('play')}</span>
          <span>{t('pause')}</span>
        </Button>
      </fieldset>
      <div className={styles.steps} role="status">
        {MOVEMENTS.map(({ leg, ways: [{ from, to }] }) => (
          <p key={leg}>{`${haj(`legs.${leg}`)} (${places.showKm(measureKm(PLACES[from], PLACES[to]))})`}</p>
        ))}
      </div>
      <div className={styles.steps}>
        {MOVEMENTS.map(({ leg, ways }) => (
          <div key={leg}>
            {ways.map(({ station }) => (
              <Fragment key={station}>
                <h3>{`${texts(`${station}.name`)} (${texts(`${station}.when`)})`}</h3>
                <ListBlock block={{ kind: 'list', at: `${station}.now`, items: POINTS }} t={texts} />
              </Fragment>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The map of the holy sites that plays the five movements of Hajj step by step, and the same as a table. */
export async function MovementsPage() {
  const [t, haj, content] = await Promise.all([
    getTranslations('journeys.movements'),
    getTranslations('haj.overview.sites'),
    getTranslations('content.map'),
  ]);
  return (
    <JourneyFrame route="holySites" lead={t('lead')} next={['guidance', 'haj', 'hajTimers']}>
      <section aria-labelledby="sites">
        <h2 id="sites">{haj('title')}</h2>
        <div>
          <Steps title={haj('map.caption')} />
          <InlineScript text={PLAY_SCRIPT} />
        </div>
        <MovementsTable caption={haj('map.caption')} />
        <p>
          {content('about')} {t('hills')}
        </p>
      </section>
      <ReviewNotice route="holySites" />
    </JourneyFrame>
  );
}
