import { useLocale } from 'next-intl';
import { formatNumber } from '@/lib/i18n/format-number';
import styles from './judging.module.css';
import { type EditionProps, Section } from './section';

export function Criteria({ t, edition }: EditionProps) {
  const locale = useLocale();
  return (
    <Section id="criteria" title={t('criteria.title')} lead={edition.text('criteria.lead')}>
      <ul className={styles.criteria}>
        {edition.criteria.map(({ key, weight }) => (
          <li key={key}>
            <h3>{edition.text(`criteria.${key}.title`)}</h3>
            {weight === null ? null : <p>{t('criteria.weight', { weight: formatNumber(weight, locale) })}</p>}
            <p>{edition.text(`criteria.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The jury and its method; the names are announced by the organiser. */
export function Jury({ t, edition }: EditionProps) {
  return (
    <Section id="jury" title={t('jury.title')} lead={edition.text('jury.lead')}>
      <div className={styles.panel}>
        <div>
          <h3>{t('jury.membersTitle')}</h3>
          <ul className={styles.members}>
            {edition.jury.map((key) => (
              <li key={key}>{edition.text(`jury.members.${key}`)}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{t('jury.rulesTitle')}</h3>
          <ul className={styles.rules}>
            {edition.juryRules.map((key) => (
              <li key={key}>{edition.text(`jury.rules.${key}`)}</li>
            ))}
          </ul>
        </div>
        <p className={styles.note}>{edition.text('jury.note')}</p>
      </div>
    </Section>
  );
}

/** The control areas that every project observes. */
export function Controls({ t, edition }: EditionProps) {
  return (
    <Section id="controls" title={t('controls.title')} lead={edition.text('controls.lead')}>
      <ul className={styles.controls}>
        {edition.controls.map((key) => (
          <li key={key}>
            <h3>{edition.text(`controls.${key}.title`)}</h3>
            <p>{edition.text(`controls.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
