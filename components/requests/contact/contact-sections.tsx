import { useLocale } from 'next-intl';
import type { OwnSection } from '@/components/content/content-page';
import { ContentTable } from '@/components/content/content-table';
import mapStyles from '@/components/content/map-block.module.css';
import { MapPlace } from '@/components/content/map-place';
import { Notice } from '@/components/ui/notice';
import { getOperatorSettings } from '@/lib/config/operator/settings';
import type { OperatorSettings } from '@/lib/config/operator/settings-file';
import { fitProjection } from '@/lib/content/maps/projection';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator, type Translator } from '@/lib/i18n/translator';
import styles from './contact.module.css';

interface ChannelsProps {
  channels: Omit<OperatorSettings['contact'], 'offices'>;
  t: Translator<'contact.form'>;
}

/** Telephone, e-mail and hours as the operator set them; without them who sets them. */
function Channels({ channels: { phone, email, hours }, t }: ChannelsProps) {
  const locale = useLocale();
  if (!phone && !email) return <Notice tone="info">{t('page.channels.unset')}</Notice>;
  return (
    <dl className={styles.channels}>
      {phone ? (
        <div>
          <dt>{t('page.channels.phone')}</dt>
          <dd>
            <a href={`tel:${phone.replaceAll(' ', '')}`} dir="ltr">
              {phone}
            </a>
          </dd>
        </div>
      ) : null}
      {email ? (
        <div>
          <dt>{t('page.channels.email')}</dt>
          <dd>
            <a href={`mailto:${email}`} dir="ltr">
              {email}
            </a>
          </dd>
        </div>
      ) : null}
      {hours ? (
        <div>
          <dt>{t('page.channels.hours')}</dt>
          <dd>{hours[locale] ?? hours.ar}</dd>
        </div>
      ) : null}
    </dl>
  );
}

type Office = OperatorSettings['contact']['offices'][number];

interface Props {
  offices: readonly Office[];
  t: Translator<'contact.form'>;
}

const FRAME = { width: 400, height: 260, padding: { x: 70, y: 44 } };

/** The offices as the operator set them: a map drawn from their coordinates, and a table that says it in words. */
function OfficeList({ offices, t }: Props) {
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

/** What stands around the message form: the channels above it, the offices below it where there are any. */
export async function listContactSections(
  locale: Locale,
): Promise<{ before: OwnSection[]; after: OwnSection[] }> {
  const t = await loadTranslator(locale, 'contact.form');
  const { offices, ...channels } = getOperatorSettings().contact;
  const before: OwnSection = {
    id: 'channels',
    title: t('page.channels.title'),
    content: <Channels channels={channels} t={t} />,
  };
  const after: OwnSection = {
    id: 'offices',
    title: t('page.offices.title'),
    content: <OfficeList offices={offices} t={t} />,
  };
  return { before: [before], after: offices.length > 0 ? [after] : [] };
}
