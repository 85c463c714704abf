'use client';

import { useTranslations } from 'next-intl';
import { OverlayFrame } from '@/components/award/overlay/overlay-frame';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { AwardForm } from '@/lib/award/rules/decide-opening';
import styles from './gate.module.css';

interface FailureProps {
  pressed: AwardForm;
  /** The message of the server, if any. */
  reason: string;
  onRetry(): void;
}

/**
 * The award's configuration or the person's request could not be read: a permanent message with a retry
 * button.
 */
export function LoadFailure({ pressed, reason, onRetry }: FailureProps) {
  const t = useTranslations('opening');
  return (
    <OverlayFrame title={t(`title.${pressed}`)} closeLabel={t('back')}>
      <div className={styles.panel}>
        <Notice tone="error" title={t('failure.title')} role="alert">
          <p>{t('failure.text')}</p>
          {reason ? <p>{reason}</p> : null}
        </Notice>
        <Button onClick={onRetry}>{t('failure.retry')}</Button>
      </div>
    </OverlayFrame>
  );
}

interface RedirectProps {
  /** The form that opened instead of the one whose button was pressed. */
  form: AwardForm;
  hasRequest: boolean;
}

/** One line that explains why the other form has opened. */
export function RedirectNotice({ form, hasRequest }: RedirectProps) {
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
