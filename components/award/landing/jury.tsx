import { EDITION } from '@/lib/award/edition';
import styles from './jury.module.css';
import { Section, type SectionProps } from './section';

/** Who judges and how; names are the organiser's to announce. */
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
