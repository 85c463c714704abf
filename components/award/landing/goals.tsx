import { EDITION } from '@/lib/award/edition';
import styles from './goals.module.css';
import { Section, type SectionProps } from './section';

/** The five strategic goals, numbered. */
export function Goals({ t }: SectionProps) {
  return (
    <Section id="goals" title={t('goals.title')} lead={t('goals.lead')}>
      <ol className={styles.goals}>
        {EDITION.goals.map((key) => (
          <li className={styles.goal} key={key}>
            <h3>{t(`goals.${key}.title`)}</h3>
            <p>{t(`goals.${key}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
