import { useLocale } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { EDITION } from '@/lib/award/edition';
import { type Days as DaysInForce, spanOf, type TimelineEntry } from '@/lib/award/timeline';
import { formatDate, formatHijriDate, toDay } from '@/lib/i18n/format';
import { Section, type SectionProps } from './section';
import styles from './timeline.module.css';

type Props = SectionProps & {
  timeline: readonly TimelineEntry[];
  /** False when the operator's windows could not be read. */
  reachable: boolean;
};

/** The dates in force (AWARD-09). */
export function Timeline({ t, timeline, reachable }: Props) {
  const { year } = spanOf(timeline);
  return (
    <Section id="timeline" title={t('timeline.title')} lead={t('timeline.lead', { year })}>
      {reachable ? null : (
        <Notice tone="warning">
          <p>{t('timeline.down', { year: String(EDITION.year) })}</p>
        </Notice>
      )}
      <ol className={styles.phases}>
        {timeline.map((entry) => (
          <TimelinePhase key={entry.phase.key} entry={entry} t={t} />
        ))}
      </ol>
    </Section>
  );
}

/** One phase: when, what, and whether it is past, now or to come. */
function TimelinePhase({ entry, t }: SectionProps & { entry: TimelineEntry }) {
  const { phase, days, state } = entry;
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
        {days ? <Days days={days} t={t} /> : <p className={styles.later}>{t('timeline.later')}</p>}
      </div>
    </li>
  );
}

/** A day or a range of days in both calendars. */
function Days({ days: { from, to }, t }: SectionProps & { days: DaysInForce }) {
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
