import type { useLocale } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { PrayerTimesBlock } from '@/components/content/calendar-blocks';
import { SaveOffline } from '@/components/content/offline/save-offline';
import { ListBlock, StepsBlock } from '@/components/content/text-blocks';
import { InlineScript } from '@/components/ui/inline-script';
import { Notice } from '@/components/ui/notice';
import { DAY_SCRIPT } from '@/lib/browser-scripts/built/day';
import { CHECKLISTS, countPoints } from '@/lib/content/checklists';
import { listOwnLines } from '@/lib/guides/custom-guide/compose-guide';
import type { Station } from '@/lib/guides/journeys/journeys';
import {
  countDays,
  type DayChoice,
  findStations,
  GUIDE_SECTIONS,
  listSeasons,
  listTurns,
  STATION_PLACES,
  writeDayChoice,
} from '@/lib/guides/journeys/my-day';
import { formatDate, formatDates, formatHijriDate, formatList, toDay, writeLabel } from '@/lib/i18n/format';
import { formatNumber } from '@/lib/i18n/format-number';
import { loadTextReader, type TextReader } from '@/lib/i18n/translator';
import { HELP_LINES } from '@/lib/operator/sections';
import { getOperatorSettings } from '@/lib/operator/settings';
import { readPageTime } from '@/lib/page-reads/page-time';
import { getAddress } from '@/lib/routing/site-address';
import { getRoute } from '@/lib/routing/table';
import styles from './my-day.module.css';
import { ChangeChoice, nameRites } from './my-day-choice';

export const POINTS = ['first', 'second', 'third'] as const;

export async function StationPoints({ station, heading }: { station: Station; heading: string }) {
  const locale = await getLocale();
  const [t, texts] = await Promise.all([
    getTranslations('journeys.guidance'),
    loadTextReader(locale, 'journeys.guidance'),
  ]);
  return (
    <>
      <h3>{heading}</h3>
      <ListBlock block={{ kind: 'list', at: `stations.${station}.now`, items: POINTS }} t={texts} />
      <Notice tone="warning" title={t('care')}>
        <p>{t(`stations.${station}.care`)}</p>
      </Notice>
    </>
  );
}

interface Props {
  choice: DayChoice;
}

/** The points that the kind of Hajj and the origin add to a station. */
async function OwnLines({ choice: { nusuk, from }, station }: Props & { station: Station }) {
  const locale = await getLocale();
  const [t, texts] = await Promise.all([getTranslations('myDay'), loadTextReader(locale, 'customGuide')]);
  const lines: TextReader = (key) => texts(key, { sex: 'other' });
  const section = GUIDE_SECTIONS[station];
  const items = section && nusuk !== 'umrah' ? listOwnLines(section, { nusuk, from }) : [];
  if (items.length === 0) return null;
  return (
    <>
      <p className={styles.own}>{t('own')}</p>
      <ListBlock block={{ kind: 'list', at: 'items', items }} t={lines} />
    </>
  );
}

/** The rites of the day with their places. Umrah has no fixed day, so all its steps are listed. */
async function DayRites({ choice }: Props) {
  const locale = await getLocale();
  const [t, meta, guidance, content, texts] = await Promise.all([
    getTranslations('myDay'),
    getTranslations('meta'),
    getTranslations('journeys.guidance.stations'),
    getTranslations('content.places'),
    loadTextReader(locale, 'umrah.overview'),
  ]);
  if (choice.nusuk === 'umrah')
    return (
      <>
        <p>{t('umrah.any')}</p>
        <p>
          <a href={getAddress(locale, '/Counter')}>{meta('counter.title')}</a>
        </p>
        <StepsBlock
          block={{
            kind: 'steps',
            at: 'rites.items',
            items: ['ihram', 'tawaf', 'prayer', 'zamzam', 'sai', 'shaving'],
          }}
          t={texts}
        />
      </>
    );
  const stations = findStations(choice);
  if (stations.length === 0)
    return <Notice tone="info" title={t('ended', { year: String(choice.season) })} />;
  return stations.map((station) => {
    const place = STATION_PLACES[station];
    return (
      <div className={styles.rite} key={station}>
        <StationPoints station={station} heading={guidance(`${station}.name`)} />
        {place ? (
          <p>
            {t('place')} <a href={`${getAddress(locale, '/Haj')}#sites`}>{content(place)}</a>
          </p>
        ) : null}
        <OwnLines choice={choice} station={station} />
      </div>
    );
  });
}

async function DayHelp({ choice: { nusuk } }: Props) {
  const locale = await getLocale();
  const [t, contact] = await Promise.all([
    getTranslations('myDay'),
    getTranslations('contact.form.page.helpLines'),
  ]);
  const { store, route } = CHECKLISTS[nusuk === 'umrah' ? 'umrah' : 'hajj'];
  const { helpLines } = getOperatorSettings();
  return (
    <dl className={styles.help}>
      <div>
        <dt>
          <a href={`${getAddress(locale, getRoute(route).path)}#checklist`}>{t('checklist')}</a>
        </dt>
        <dd>
          <span data-ticked={store} suppressHydrationWarning>
            {formatNumber(0, locale)}
          </span>
          {` / ${formatNumber(countPoints(route), locale)}`}
        </dd>
      </div>
      {HELP_LINES.flatMap((key) => {
        const line = helpLines[key];
        return line ? (
          <div key={key}>
            <dt>{contact(`${key}.name`)}</dt>
            <dd>
              <a href={`tel:${line.number.replaceAll(' ', '')}`} dir="ltr">
                {line.number}
              </a>
            </dd>
          </div>
        ) : (
          []
        );
      })}
    </dl>
  );
}

async function SeasonDays({ choice }: Props) {
  const locale = await getLocale();
  const [t, guidance] = await Promise.all([
    getTranslations('myDay'),
    getTranslations('journeys.guidance.stations'),
  ]);
  const season = findSeason(choice);
  if (!season) return null;
  return (
    <nav aria-labelledby="season-days">
      <h3 id="season-days">{t('days')}</h3>
      <ol className={styles.days}>
        {listTurns(season).map((day) => (
          <li key={toDay(day)}>
            <a
              href={addressOfDay(locale, choice, day)}
              aria-current={toDay(day) === toDay(choice.day) ? 'date' : undefined}
            >
              {formatHijriDate(day, locale)}
            </a>{' '}
            <span>
              {formatDate(day, locale)} –{' '}
              {formatList(
                findStations({ ...choice, day }).map((station) => guidance(`${station}.name`)),
                locale,
              )}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const findSeason = ({ nusuk, season }: DayChoice) =>
  nusuk === 'umrah' ? undefined : listSeasons(readPageTime()).find(({ year }) => year === season);

const addressOfDay = (locale: ReturnType<typeof useLocale>, choice: DayChoice, day: Date) =>
  `${getAddress(locale, '/ershady')}?${writeDayChoice(choice)}&day=${toDay(day)}`;

export async function MyDay({ choice }: Props) {
  const locale = await getLocale();
  const [t, home, names, texts] = await Promise.all([
    getTranslations('myDay'),
    getTranslations('home'),
    nameRites(),
    loadTextReader(locale, 'haj.timers'),
  ]);
  const days = countDays(choice, readPageTime());
  return (
    <>
      <section
        className={styles.day}
        id="my-day"
        aria-labelledby="my-day-title"
        data-chosen={choice.isPlanned ? undefined : writeDayChoice(choice)}
      >
        <p className={styles.when}>{formatDates(choice.day, locale)}</p>
        <h2 id="my-day-title">{`${writeLabel(t('title'), locale)} ${names[choice.nusuk]}`}</h2>
        {days > 0 ? (
          <p className={styles.count} data-online="">
            {home('season.countdown', { days, number: formatNumber(days, locale) })}
          </p>
        ) : null}
        <DayRites choice={choice} />
        <PrayerTimesBlock
          block={{ kind: 'prayerTimes', at: 'prayer.table' }}
          t={texts}
          {...(choice.isPlanned ? { day: choice.day } : {})}
        />
        <DayHelp choice={choice} />
        <SeasonDays choice={choice} />
        <ChangeChoice choice={choice} />
      </section>
      <InlineScript text={DAY_SCRIPT} />
      <SaveOffline choice={writeDayChoice(choice)} />
    </>
  );
}
