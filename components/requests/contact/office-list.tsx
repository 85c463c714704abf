import { useLocale } from 'next-intl';
import { ContentTable } from '@/components/content/content-table';
import mapStyles from '@/components/content/map-block.module.css';
import { MapPlace } from '@/components/content/map-place';
import type { OperatorSettings } from '@/lib/config/operator/settings-file';
import { fitProjection } from '@/lib/content/maps/projection';
import type { Translator } from '@/lib/i18n/translator';

type Office = OperatorSettings['contact']['offices'][number];

interface Props {
  offices: readonly Office[];
  t: Translator<'contact.form'>;
}

const FRAME = { width: 400, height: 260, padding: { x: 70, y: 44 } };

/** The offices as the operator set them: a map drawn from their coordinates, and a table that says it in words. */
export function OfficeList({ offices, t }: Props) {
  const locale = useLocale();
  const places = offices.map(({ latitude, longitude }) => ({ lat: latitude, lon: longitude }));
  const { project } = fitProjection(places, FRAME);
  const rows = offices.map(({ name, address }) => [name[locale] ?? name.ar, address[locale] ?? address.ar]);
  return (
    <figure className={mapStyles.figure}>
      <svg
        className={mapStyles.drawing}
        viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
        role="img"
        aria-label={t('page.offices.map')}
      >
        {offices.map(({ name, latitude, longitude }) => (
          <MapPlace
            key={`${latitude},${longitude}`}
            at={project({ lat: latitude, lon: longitude })}
            name={name[locale] ?? name.ar ?? ''}
            side="north"
            isOrigin={false}
          />
        ))}
      </svg>
      <ContentTable
        caption={t('page.offices.map')}
        columns={[t('page.offices.office'), t('page.offices.address')]}
        rows={rows.map((cells) => cells.map((cell) => cell ?? ''))}
      />
    </figure>
  );
}
