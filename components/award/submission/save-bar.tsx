'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { Button, ButtonLink } from '@/components/ui/button';
import { isMissingAnswers, isSubmittable, type SubmissionValues } from '@/lib/award/submission-values';
import styles from './submission.module.css';

/**
 * Save and Cancel. A Save that cannot proceed is only `aria-disabled`: pressing it says what is missing
 * (SUB-03).
 */
export function SaveBar({ sending, backHref }: { sending: boolean; backHref: string }) {
  const t = useTranslations('submit');
  const values = useWatch<SubmissionValues>() as SubmissionValues;
  const isReady = isSubmittable(values);
  const isIncomplete = isMissingAnswers(values);
  return (
    <div className={styles.save}>
      <div className={styles.actions}>
        <Button
          type="submit"
          size="large"
          aria-disabled={!isReady || sending}
          aria-describedby={isIncomplete ? 'submission-blocked' : undefined}
        >
          {t('actions.save')}
        </Button>
        <ButtonLink variant="secondary" size="large" href={backHref}>
          {t('actions.cancel')}
        </ButtonLink>
      </div>
      {isIncomplete ? (
        <p className={styles.lead} id="submission-blocked">
          {t('actions.blocked')}
        </p>
      ) : null}
    </div>
  );
}
