import { EDITION } from '@/lib/award/definition/edition';
import { Glyph } from './glyph';
import styles from './purpose.module.css';
import { Section, type SectionProps } from './section';

/** The importance of the award: four benefits. */
export function Importance({ t }: SectionProps) {
  return (
    <Section id="importance" title={t('importance.title')} lead={t('importance.lead')}>
      <ul className={styles.cards}>
        {EDITION.benefits.map((key) => (
          <li className={styles.card} key={key}>
            <Glyph name={key} />
            <h3>{t(`importance.${key}.title`)}</h3>
            <p>{t(`importance.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

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
