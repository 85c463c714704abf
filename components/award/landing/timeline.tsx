import { useLocale } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import type { OpenForm } from '@/lib/award/rules/describe-today';
import { nameDays, nameOpenForms } from '@/lib/award/rules/name-dates';
import type { Days as DaysInForce, TimelineEntry } from '@/lib/award/rules/timeline';
import { formatDate, formatHijriDate, toDay } from '@/lib/i18n/format';
import { type EditionProps, Section, type SectionProps } from './section';
import styles from './timeline.module.css';

export type TimelineProps = EditionProps & {
  timeline: readonly TimelineEntry[];
  /** False if the operator's windows could not be read. */
  reachable: boolean;
  /** Forms that are open although no window is set, so that no phase shows their dates. */
  openAnyway: readonly OpenForm[];
};

/** The dates of the edition, with the windows that an operator has set (AWARD-08, AWARD-09). */
export function Timeline({ t, edition, timeline, reachable, openAnyway }: TimelineProps) {
  const locale = useLocale();
  const year = String(edition.year);
  return (
    <Section id="timeline" title={t('timeline.title')} lead={t('timeline.lead', { year })}>
      {reachable ? null : (
        <Notice tone="warning">
          <p>{t('timeline.down', { year })}</p>
        </Notice>
      )}
      {openAnyway.length > 0 ? <p className={styles.open}>{nameOpenForms(openAnyway, t, locale)}</p> : null}
      <ol className={styles.phases}>
        {timeline.map((entry) => (
          <TimelinePhase key={entry.phase.key} entry={entry} t={t} edition={edition} />
        ))}
      </ol>
    </Section>
  );
}

/** One phase: its dates, its name, and whether it is past, current or future. */
function TimelinePhase({ entry, t, edition }: EditionProps & { entry: TimelineEntry }) {
  const locale = useLocale();
  const { phase, days, announced, state } = entry;
  return (
    <li className={styles.phase} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <div className={styles.what}>
        <h3>
          {t(`timeline.phases.${phase.key}.title`)}
          {state ? <span className={styles.state}>{t(`timeline.${state}`)}</span> : null}
        </h3>
        <p>{edition.text(`timeline.phases.${phase.key}.text`)}</p>
      </div>
      <div className={styles.when}>
        {days ? <Days days={days} t={t} /> : <p className={styles.later}>{t('timeline.later')}</p>}
        {announced ? (
          <p className={styles.later}>
            {t('timeline.changed', { days: nameDays(announced, t, locale, formatDate) })}
          </p>
        ) : null}
      </div>
    </li>
  );
}

/** A day or a range of days in both calendars. */
function Days({ days, t }: SectionProps & { days: DaysInForce }) {
  const locale = useLocale();
  const [from, to] = [toDay(days.from), toDay(days.to)];
  return (
    <p className={styles.days}>
      <time dateTime={from === to ? from : `${from}/${to}`}>{nameDays(days, t, locale, formatDate)}</time>
      <span>{nameDays(days, t, locale, formatHijriDate)}</span>
    </p>
  );
}
