'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { SendFailure } from '@/lib/forms/browser/send-form';

interface Props {
  failure: SendFailure;
  signInForm: string;
}

/** Why the save failed and how to continue; shown until the next attempt (REG-21). */
export function SaveFailureNotice({ failure, signInForm }: Props) {
  const t = useTranslations('register.failure');
  const isRefused = failure.kind === 'refused';
  if (isRefused && failure.signIn) {
    return (
      <Notice tone="warning" role="alert" title={t('sessionTitle')}>
        <p>{t('session')}</p>
        <Button type="submit" form={signInForm}>
          {t('signInAgain')}
        </Button>
      </Notice>
    );
  }
  return (
    <Notice tone="error" role="alert" title={t(isRefused ? 'refusedTitle' : 'unreachableTitle')}>
      <p>{isRefused || failure.kind === 'unclear' ? failure.message : t('unreachable')}</p>
      {isRefused ? <p>{t('kept')}</p> : null}
      <Button type="submit" variant="secondary">
        {t('retry')}
      </Button>
    </Notice>
  );
}
