'use client';

import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import type { AwardForm } from '@/lib/award/decide-opening';
import styles from './gate.module.css';

interface Props {
  /** The form that opened instead of the one whose button was pressed. */
  form: AwardForm;
  hasRequest: boolean;
}

/** One line on why the other form has opened. */
export function RedirectNotice({ form, hasRequest }: Props) {
  const t = useTranslations('opening');
  const reason =
    form === 'submit' ? 'registrationClosed' : hasRequest ? 'submissionClosed' : 'needsRegistration';
  return (
    <div className={styles.redirect}>
      <Notice tone="info">
        <p>{t(`redirected.${reason}`)}</p>
      </Notice>
    </div>
  );
}
