'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { SaveFailure } from '@/lib/award/registration-failure';

const SIGN_IN_FORM = 'sign-in-again';

/** Why the save failed and the way on; it stays until the next try (decision 16). */
export function SaveFailureNotice({ failure }: { failure: SaveFailure | null }) {
  const t = useTranslations('register.failure');
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

/** The form behind "sign in again": it leads back to this page; step and answers wait in the draft. */
export function SignInAgainForm() {
  const locale = useLocale();
  return (
    <form id={SIGN_IN_FORM} method="post" action="/gateway/sign-on">
      <input type="hidden" name="returnTarget" value="researchers.register" />
      <input type="hidden" name="locale" value={locale} />
    </form>
  );
}
