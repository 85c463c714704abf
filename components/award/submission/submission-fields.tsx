'use client';

import { useTranslations } from 'next-intl';
import { SLOT_NAMES } from '@/lib/award/submission-values';
import type { Locale } from '@/lib/i18n/locales';
import { AcknowledgementList } from './acknowledgement-list';
import { FileSlotField } from './file-slot-field';
import styles from './submission.module.css';

/** The five file slots and the five declarations. */
export function SubmissionFields({ locale, busy }: { locale: Locale; busy: boolean }) {
  const t = useTranslations('submit');
  return (
    <>
      <section className={styles.section} aria-labelledby="submission-files">
        <h2 className={styles.heading} id="submission-files">
          {t('filesTitle')}
        </h2>
        <p className={styles.lead}>{t('filesIntro')}</p>
        {SLOT_NAMES.map((slot) => (
          <FileSlotField key={slot} slot={slot} busy={busy} />
        ))}
      </section>
      <AcknowledgementList locale={locale} />
    </>
  );
}
