'use client';

import { useLocale, useTranslations } from 'next-intl';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { SendFailure as Failure } from '@/lib/forms/browser/send-form';
import styles from './submission.module.css';

/** Files were refused: the summary names each, this notice says what to do about them. */
export function RefusedFilesNotice() {
  const t = useTranslations('submit.failure');
  return (
    <Notice tone="error" title={t('filesTitle')}>
      <p>{t('files')}</p>
    </Notice>
  );
}

const SIGN_ON_FORM = 'sign-on-beside';

/** Starts the sign-on in a new window. It is outside the form, because forms cannot be nested. */
function SignOnBeside() {
  return (
    <form id={SIGN_ON_FORM} method="post" action="/gateway/sign-on" target="_blank" rel="noopener" hidden>
      <input type="hidden" name="returnTarget" value="researchers" />
      <input type="hidden" name="locale" value={useLocale()} />
    </form>
  );
}

interface Props {
  failure: Failure;
  onRetry(): void;
}

/** Why nothing was received, in a permanent message (SUB-14); all selected files are still there. */
export function SendFailure({ failure, onRetry }: Props) {
  const t = useTranslations('submit.failure');
  if (failure.kind === 'stopped') return <Notice tone="info" title={t('stopped')} role="status" />;
  const retry = (
    <Button variant="secondary" onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  if (failure.kind === 'refused' && failure.code === 'sessionEnded') {
    // The sign-on opens in a new window, so that the selected files are kept.
    return (
      <Notice tone="warning" title={t('sessionTitle')} role="alert">
        <p>{t('session')}</p>
        <div className={styles.actions}>
          <Button type="submit" size="large" form={SIGN_ON_FORM}>
            {t('signIn')}
          </Button>
          {retry}
        </div>
        {createPortal(<SignOnBeside />, document.body)}
      </Notice>
    );
  }
  if (failure.kind === 'refused' && failure.code === 'otherPerson') {
    return (
      <Notice tone="error" title={t('refusedTitle')} role="alert">
        <p>{t('otherPerson')}</p>
        {retry}
      </Notice>
    );
  }
  const isUnreachable = failure.kind === 'unreachable';
  const isRefused = failure.kind === 'refused';
  return (
    <Notice tone="error" title={t(isRefused ? 'refusedTitle' : 'unreachableTitle')} role="alert">
      {failure.message ? <p>{failure.message}</p> : null}
      {failure.kind === 'unclear' ? null : <p>{t(isUnreachable ? 'unreachable' : 'kept')}</p>}
      {retry}
    </Notice>
  );
}
