import { EDITION } from '@/lib/award/definition/edition';
import styles from './judging.module.css';
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

/** The jury and its method; the names are announced by the organiser. */
export function Jury({ t }: SectionProps) {
  return (
    <Section id="jury" title={t('jury.title')} lead={t('jury.lead')}>
      <div className={styles.panel}>
        <div>
          <h3>{t('jury.membersTitle')}</h3>
          <ul className={styles.members}>
            {EDITION.jury.map((key) => (
              <li key={key}>{t(`jury.members.${key}`)}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{t('jury.rulesTitle')}</h3>
          <ul className={styles.rules}>
            {EDITION.juryRules.map((key) => (
              <li key={key}>{t(`jury.rules.${key}`)}</li>
            ))}
          </ul>
        </div>
        <p className={styles.note}>{t('jury.note')}</p>
      </div>
    </Section>
  );
}

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
