'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { readSaveFailure } from '@/lib/award/registration-failure';
import { SIGN_IN_FORM } from './sign-in-again-form';

/** Why the save failed and the way on; it stays until the next try (REG-21). */
export function SaveFailureNotice({ error }: { error: Error }) {
  const t = useTranslations('register.failure');
  const failure = readSaveFailure(error);
  if (!failure) return null;
  if (failure.kind === 'session') {
    return (
      <Notice tone="warning" role="alert" title={t('sessionTitle')}>
        <p>{t('session')}</p>
        <Button type="submit" form={SIGN_IN_FORM}>
          {t('signInAgain')}
        </Button>
      </Notice>
    );
  }
  const isRefused = failure.kind === 'refused';
  return (
    <Notice tone="error" role="alert" title={t(isRefused ? 'refusedTitle' : 'unreachableTitle')}>
      <p>{isRefused ? failure.message : t('unreachable')}</p>
      {isRefused ? <p>{t('kept')}</p> : null}
      <Button type="submit" variant="secondary">
        {t('retry')}
      </Button>
    </Notice>
  );
}
