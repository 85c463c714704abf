import { useLocale } from 'next-intl';
import type { TimelineEntry } from '@/lib/award/timeline';
import { formatDate, formatHijriDate, toDay } from '@/lib/i18n/format';
import type { SectionProps } from './section';
import styles from './timeline.module.css';

/** One phase: when, what, and whether it is past, now or to come. */
export function TimelinePhase({ entry, t }: SectionProps & { entry: TimelineEntry }) {
  const { phase, edition, operative, state } = entry;
  return (
    <li className={styles.phase} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <div className={styles.what}>
        <h3>
          {t(`timeline.phases.${phase.key}.title`)}
          {state ? <span className={styles.state}>{t(`timeline.${state}`)}</span> : null}
        </h3>
        <p>{t(`timeline.phases.${phase.key}.text`)}</p>
      </div>
      <div className={styles.when}>
        <Days days={edition} t={t} />
        {operative ? (
          <div className={styles.operative}>
            <span className={styles.label}>{t('timeline.operative')}</span>
            <Days days={operative} t={t} />
          </div>
        ) : null}
      </div>
    </li>
  );
}

/** A day or a range of days in both calendars. */
function Days({ days: { from, to }, t }: SectionProps & { days: TimelineEntry['edition'] }) {
  const locale = useLocale();
  const single = toDay(from) === toDay(to);
  const inWords = (format: typeof formatDate) =>
    single ? format(from, locale) : t('range', { from: format(from, locale), to: format(to, locale) });
  return (
    <p className={styles.days}>
      <time dateTime={single ? toDay(from) : `${toDay(from)}/${toDay(to)}`}>{inWords(formatDate)}</time>
      <span>{inWords(formatHijriDate)}</span>
    </p>
  );
}
