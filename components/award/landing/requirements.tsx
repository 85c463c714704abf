import { useLocale } from 'next-intl';
import { FILE_SLOTS, type FileSlot } from '@/lib/award/definition/file-slots';
import { MAX_FILE_MEGABYTES } from '@/lib/forms/files/rules';
import { formatNumber } from '@/lib/i18n/format-number';
import styles from './requirements.module.css';
import { type EditionProps, Section } from './section';

const SLOTS = Object.keys(FILE_SLOTS) as FileSlot[];

/** The requirements of an entry: who may enter, which files, which declarations. */
export function Requirements({ t, edition }: EditionProps) {
  const locale = useLocale();
  return (
    <Section id="requirements" title={t('requirements.title')} lead={t('requirements.lead')}>
      <div className={styles.columns}>
        <div>
          <h3>{t('requirements.eligibilityTitle')}</h3>
          <ul className={styles.list}>
            {edition.eligibility.map((key) => (
              <li key={key}>{edition.text(`requirements.eligibility.${key}`)}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{t('requirements.documentsTitle')}</h3>
          <ul className={styles.files}>
            {SLOTS.map((slot) => (
              <li key={slot}>
                <span>{t(`requirements.documents.${slot}`)}</span>
                <span className={FILE_SLOTS[slot].required ? styles.required : styles.optional}>
                  {t(FILE_SLOTS[slot].required ? 'requirements.required' : 'requirements.optional')}
                </span>
              </li>
            ))}
          </ul>
          <p className={styles.note}>
            {t('requirements.documentsNote', { size: formatNumber(MAX_FILE_MEGABYTES, locale) })}
          </p>
        </div>
      </div>
      <div className={styles.declarations}>
        <h3>{t('requirements.acknowledgementsTitle')}</h3>
        <p>{t('requirements.acknowledgements')}</p>
        <p>
          <a href={`/${locale}/trems`}>{t('requirements.terms')}</a>
        </p>
      </div>
    </Section>
  );
}
