import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import type { OwnSection } from '@/components/content/content-page';
import { ContentTable } from '@/components/content/content-table';
import mapStyles from '@/components/content/map-block.module.css';
import { MapPlace } from '@/components/content/map-place';
import { fitProjection } from '@/lib/content/maps/projection';
import { formatDay, formatYear } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator, type Translator } from '@/lib/i18n/translator';
import { HELP_LINES } from '@/lib/operator/sections';
import { getOperatorSettings } from '@/lib/operator/settings';
import type { OperatorSettings } from '@/lib/operator/settings-file';
import styles from './contact.module.css';

type Contact = OperatorSettings['contact'];
type T = Translator<'contact.form'>;

interface WayProps {
  name: string;
  value: string;
  href?: string;
  note?: ReactNode;
}

function Way({ name, value, href, note }: WayProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {href ? (
          <a href={href} dir="ltr">
            {value}
          </a>
        ) : (
          value
        )}
      </dd>
      {note ? <dd className={styles.note}>{note}</dd> : null}
    </div>
  );
}

const telephone = (number: string) => `tel:${number.replaceAll(' ', '')}`;

/** Emergency numbers, with the date of the source (CONTENT-16). */
function HelpLines({ t }: { t: T }) {
  const locale = useLocale();
  const { helpLines } = getOperatorSettings();
  const lines = HELP_LINES.flatMap((key) => (helpLines[key] ? [{ key, ...helpLines[key] }] : []));
  const sayDate = (asOf: string) =>
    asOf.length > 4 ? formatDay(asOf, locale) : formatYear(Number(asOf), locale);
  return (
    <dl className={styles.channels}>
      {lines.map(({ key, number, asOf }) => (
        <Way
          key={key}
          name={t(`page.helpLines.${key}.name`)}
          value={number}
          href={telephone(number)}
          note={
            <>
              {`${t(`page.helpLines.${key}.text`)} `}
              <small>{t('page.helpLines.asOf', { date: sayDate(asOf) })}</small>
            </>
          }
        />
      ))}
    </dl>
  );
}

function Channels({ channels: { phone, email, hours }, t }: { channels: Omit<Contact, 'offices'>; t: T }) {
  const locale = useLocale();
  return (
    <dl className={styles.channels}>
      {phone ? <Way name={t('page.channels.phone')} value={phone} href={telephone(phone)} /> : null}
      {email ? <Way name={t('page.channels.email')} value={email} href={`mailto:${email}`} /> : null}
      {hours ? <Way name={t('page.channels.hours')} value={hours[locale] ?? hours.ar} /> : null}
    </dl>
  );
}

const FRAME = { width: 400, height: 260, padding: { x: 70, y: 44 } };

/** A map drawn from their coordinates, and a table with the same data. */
function OfficeList({ offices, t }: { offices: Contact['offices']; t: T }) {
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

/** The numbers to call above the message form, the operator's channels and offices below. */
export async function listContactSections(locale: Locale) {
  const t = await loadTranslator(locale, 'contact.form');
  const { offices, ...channels } = getOperatorSettings().contact;
  const hasChannels = Object.keys(channels).length > 0;
  const section = (id: 'helpLines' | 'channels' | 'offices', content: ReactNode): OwnSection => ({
    id,
    title: t(`page.${id}.title`),
    content,
  });
  return {
    first: [section('helpLines', <HelpLines t={t} />)],
    after: [
      ...(hasChannels ? [section('channels', <Channels channels={channels} t={t} />)] : []),
      ...(offices.length > 0 ? [section('offices', <OfficeList offices={offices} t={t} />)] : []),
    ],
  };
}
