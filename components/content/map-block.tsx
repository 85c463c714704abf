import { getLocale, getTranslations } from 'next-intl/server';
import { getMap } from '@/lib/content/maps/maps';
import { PLACES } from '@/lib/content/maps/places';
import { measureKm, roundKm } from '@/lib/content/maps/projection';
import { formatNumber } from '@/lib/i18n/format-number';
import type { BlockProps } from './block-props';
import { ContentTable } from './content-table';
import styles from './map-block.module.css';
import { MapDrawing } from './map-drawing';

export async function MapBlock({ block, t }: BlockProps<'map'>) {
  const locale = await getLocale();
  const chrome = await getTranslations('content');
  const map = getMap(block.map);
  const origin = chrome(`places.${map.origin}`);
  const caption = t(`${block.at}.caption`);
  const showKm = (km: number) => chrome('map.ring', { km: formatNumber(roundKm(km), locale) });
  const rows = map.places.map(({ key }) => [
    chrome(`places.${key}`),
    t(`${block.at}.places.${key}`),
    key === map.origin ? chrome('map.here') : showKm(measureKm(PLACES[map.origin], PLACES[key])),
  ]);
  return (
    <figure className={styles.figure}>
      <MapDrawing map={map} title={caption} showKm={showKm} nameOf={(key) => chrome(`places.${key}`)} />
      {map.legs.length > 0 ? (
        <div className={styles.legs}>
          <h3>{chrome('map.journey')}</h3>
          <ol>
            {map.legs.map(({ key }) => (
              <li key={key}>{t(`${block.at}.legs.${key}`)}</li>
            ))}
          </ol>
        </div>
      ) : null}
      <ContentTable
        caption={caption}
        columns={[chrome('map.place'), chrome('map.purpose'), chrome('map.distance', { origin })]}
        rows={rows}
      />
      <figcaption>{chrome('map.about')}</figcaption>
    </figure>
  );
}
