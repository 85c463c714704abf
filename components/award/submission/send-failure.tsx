'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { ApiFailure } from '@/lib/api/api-failure';
import { SLOT_NAMES } from '@/lib/award/submission-values';
import { listFileRefusals } from '@/lib/forms/files/file-refusals';
import type { Locale } from '@/lib/i18n/locales';
import { SessionEnded } from './session-ended';

interface Props {
  failure: ApiFailure | 'stopped';
  locale: Locale;
  onRetry(): void;
}

/** Why nothing was received, in a message that stays (SUB-14); everything chosen is still there. */
export function SendFailure({ failure, locale, onRetry }: Props) {
  const t = useTranslations('submit');
  const retry = (
    <Button variant="secondary" onClick={onRetry}>
      {t('failure.retry')}
    </Button>
  );
  if (failure === 'stopped') {
    return <Notice tone="info" title={t('failure.stopped')} role="status" />;
  }
  if (listFileRefusals(SLOT_NAMES, failure.fields).length > 0) {
    // The summary names each file; this says what to do about them.
    return (
      <Notice tone="error" title={t('failure.filesTitle')}>
        <p>{t('failure.files')}</p>
      </Notice>
    );
  }
  if (failure.code === 'sessionEnded') return <SessionEnded locale={locale}>{retry}</SessionEnded>;
  if (failure.code === 'otherPerson') {
    return (
      <Notice tone="error" title={t('failure.refusedTitle')} role="alert">
        <p>{t('failure.otherPerson')}</p>
        {retry}
      </Notice>
    );
  }
  const isUnreachable = failure.status === 0 || failure.status >= 500;
  return (
    <Notice
      tone="error"
      title={t(isUnreachable ? 'failure.unreachableTitle' : 'failure.refusedTitle')}
      role="alert"
    >
      {failure.message ? <p>{failure.message}</p> : null}
      <p>{t(isUnreachable ? 'failure.unreachable' : 'failure.kept')}</p>
      {retry}
    </Notice>
  );
}
