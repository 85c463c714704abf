import { Glyph } from './glyph';
import styles from './purpose.module.css';
import { type EditionProps, Section } from './section';

/** The importance of the award: four benefits. */
export function Importance({ t, edition }: EditionProps) {
  return (
    <Section id="importance" title={t('importance.title')} lead={edition.text('importance.lead')}>
      <ul className={styles.cards}>
        {edition.benefits.map((key) => (
          <li className={styles.card} key={key}>
            <Glyph name={key} />
            <h3>{edition.text(`importance.${key}.title`)}</h3>
            <p>{edition.text(`importance.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The five strategic goals, numbered. */
export function Goals({ t, edition }: EditionProps) {
  return (
    <Section id="goals" title={t('goals.title')} lead={edition.text('goals.lead')}>
      <ol className={styles.goals}>
        {edition.goals.map((key) => (
          <li className={styles.goal} key={key}>
            <h3>{edition.text(`goals.${key}.title`)}</h3>
            <p>{edition.text(`goals.${key}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
