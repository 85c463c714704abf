import { useLocale } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { InlineScript } from '@/components/ui/inline-script';
import { DAY_SCRIPT } from '@/lib/browser-scripts/built/day';
import { CHECKLISTS, countPoints } from '@/lib/content/checklists';
import { QUESTIONS } from '@/lib/guides/custom-guide/guide-answers';
import { findStations, listSeasons } from '@/lib/guides/journeys/my-day';
import { formatList } from '@/lib/i18n/format';
import { formatNumber } from '@/lib/i18n/format-number';
import { HELP_LINES } from '@/lib/operator/sections';
import { getOperatorSettings } from '@/lib/operator/settings';
import { readPageTime } from '@/lib/page-reads/page-time';
import styles from './season-card.module.css';

/** Hidden until a script of the page reads the choice. */
function TodayLine({ choice, rite, label }: { choice: string; rite: string; label: string }) {
  const locale = useLocale();
  const { store, route } = CHECKLISTS[choice === 'umrah' ? 'umrah' : 'hajj'];
  return (
    <p hidden data-day={choice} suppressHydrationWarning>
      <strong>{rite}</strong>
      {` – ${label} `}
      <span data-ticked={store} suppressHydrationWarning>
        {formatNumber(0, locale)}
      </span>
      {`/${formatNumber(countPoints(route), locale)}`}
    </p>
  );
}

/** The page is the same for everyone and contains the line of every choice made in this browser. */
export async function MyDayCard() {
  const locale = await getLocale();
  const [t, guidance] = await Promise.all([
    getTranslations('myDay'),
    getTranslations('journeys.guidance.stations'),
  ]);
  const today = readPageTime();
  const [{ year }] = listSeasons(today);
  const { helpLines } = getOperatorSettings();
  const riteOf = (from: (typeof QUESTIONS.from)[number]) =>
    formatList(
      findStations({ day: today, season: year, from }).map((station) => guidance(`${station}.name`)),
      locale,
    );
  return (
    <>
      <section className={styles.card} aria-labelledby="home-day" data-season={year}>
        <h2 id="home-day">
          <a className={styles.link} href={`/${locale}/ershady#my-day`}>
            {t('title')}
          </a>
        </h2>
        <p data-unchosen="" suppressHydrationWarning>
          {t('lead')}
        </p>
        {QUESTIONS.from.map((from) => (
          <TodayLine key={from} choice={from} rite={riteOf(from)} label={t('checklist')} />
        ))}
        <TodayLine choice="later" rite={guidance('preparation.name')} label={t('checklist')} />
        <TodayLine choice="umrah" rite={t('umrah.name')} label={t('checklist')} />
        <p hidden data-saved="" suppressHydrationWarning>
          {t('saved')}
        </p>
        <p className={styles.numbers}>
          {HELP_LINES.flatMap((key) => {
            const line = helpLines[key];
            return line ? (
              <a key={key} href={`tel:${line.number.replaceAll(' ', '')}`}>
                {t(`numbers.${key}`)} <bdi>{line.number}</bdi>
              </a>
            ) : (
              []
            );
          })}
        </p>
      </section>
      <InlineScript text={DAY_SCRIPT} />
    </>
  );
}
