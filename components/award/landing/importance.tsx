import { EDITION } from '@/lib/award/edition';
import { Glyph } from './glyph';
import styles from './importance.module.css';
import { Section, type SectionProps } from './section';

/** Why the award matters: four benefits. */
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
