import { EDITION } from '@/lib/award/edition';
import styles from './controls.module.css';
import { Section, type SectionProps } from './section';

/** The five control areas that every project observes. */
export function Controls({ t }: SectionProps) {
  return (
    <Section id="controls" title={t('controls.title')} lead={t('controls.lead')}>
      <ul className={styles.controls}>
        {EDITION.controls.map((key) => (
          <li key={key}>
            <h3>{t(`controls.${key}.title`)}</h3>
            <p>{t(`controls.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
