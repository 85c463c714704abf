import { Notice } from '@/components/ui/notice';
import { EDITION } from '@/lib/award/edition';
import type { TimelineEntry } from '@/lib/award/timeline';
import { Section, type SectionProps } from './section';
import styles from './timeline.module.css';
import { TimelinePhase } from './timeline-phase';

type Props = SectionProps & {
  timeline: readonly TimelineEntry[];
  /** False when the operator's windows could not be read. */
  reachable: boolean;
};

/** The edition's dates, and beside them the operator's where they differ (AWARD-09). */
export function Timeline({ t, timeline, reachable }: Props) {
  const year = String(EDITION.year);
  const moved = timeline.some(({ operative }) => operative !== null);
  return (
    <Section id="timeline" title={t('timeline.title')} lead={t('timeline.lead', { year })}>
      {reachable ? null : (
        <Notice tone="warning">
          <p>{t('timeline.down', { year })}</p>
        </Notice>
      )}
      {moved ? (
        <Notice tone="info">
          <p>{t('timeline.differs', { year })}</p>
        </Notice>
      ) : null}
      <ol className={styles.phases}>
        {timeline.map((entry) => (
          <TimelinePhase key={entry.phase.key} entry={entry} t={t} />
        ))}
      </ol>
    </Section>
  );
}
