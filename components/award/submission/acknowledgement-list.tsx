'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { Icon } from '@/components/ui/icon';
import { ACKNOWLEDGEMENTS } from '@/lib/award/file-slots';
import type { SubmissionValues } from '@/lib/award/submission-values';
import type { Locale } from '@/lib/i18n/locales';
import styles from './submission.module.css';

/** The five declarations; the terms open beside the form, so that chosen files are not lost. */
export function AcknowledgementList({ locale }: { locale: Locale }) {
  const t = useTranslations('submit');
  const { register, formState } = useFormContext<SubmissionValues>();
  return (
    <fieldset className={styles.section}>
      <legend className={styles.heading}>
        <h2 className={styles.heading}>{t('acknowledgementsTitle')}</h2>
      </legend>
      <p className={styles.lead}>{t('acknowledgementsIntro')}</p>
      {ACKNOWLEDGEMENTS.map((name) => (
        <div className={styles.acknowledgement} key={name}>
          <Checkbox
            id={name}
            label={t(`acknowledgements.${name}`)}
            error={
              formState.errors[name] &&
              t('faults.beside', { required: t('requiredFields'), fault: t(`faults.${name}`) })
            }
            {...register(name)}
          />
          {name === 'verifiedTermsAndConditions' ? (
            <a className={styles.terms} href={`/${locale}/trems`} target="_blank" rel="noopener">
              {t('terms')}
              <Icon name="external" />
            </a>
          ) : null}
        </div>
      ))}
    </fieldset>
  );
}
