import { EDITION } from '@/lib/award/edition';
import styles from './criteria.module.css';
import { Section, type SectionProps } from './section';

/** The criteria by which entries are judged. */
export function Criteria({ t }: SectionProps) {
  return (
    <Section id="criteria" title={t('criteria.title')} lead={t('criteria.lead')}>
      <ul className={styles.criteria}>
        {EDITION.criteria.map((key) => (
          <li key={key}>
            <h3>{t(`criteria.${key}.title`)}</h3>
            <p>{t(`criteria.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
