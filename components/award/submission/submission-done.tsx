'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useAwardHref } from '@/components/award/overlay/overlay-frame';
import { Confirmation } from '@/components/forms/confirmation';
import { Button, ButtonLink } from '@/components/ui/button';
import { RETURN_TARGETS } from '@/lib/auth/rules/return-targets';
import type { Receipt } from '@/lib/forms/browser/receipt';
import { formatDatesAndTime } from '@/lib/i18n/format-time';

/**
 * The request has been received, or waits for the virus scanner: the spec's message, the reference number,
 * the time of receipt and what happens next.
 */
export function SubmissionDone({ referenceNumber, receivedAt, beingChecked = false }: Receipt) {
  const t = useTranslations('submit.success');
  const opening = useTranslations('opening');
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  }, []);
  const at = new Date(receivedAt);
  const reference = { term: t('reference'), detail: referenceNumber, isReference: true };
  const date = { term: t('date'), detail: formatDatesAndTime(at, locale) };
  const next = [t('nextJudging'), t('nextContact')];
  return (
    <Confirmation
      title={beingChecked ? t('checkingTitle') : t('title')}
      text={beingChecked ? t('checkingText') : t('text')}
      facts={referenceNumber ? [reference, date] : [date]}
      nextTitle={t('nextTitle')}
      next={referenceNumber ? [t('nextKeep'), ...next] : next}
      headingRef={heading}
      actions={
        <>
          <ButtonLink href={useAwardHref()}>{t('close')}</ButtonLink>
          <ButtonLink variant="secondary" href={`/${locale}${RETURN_TARGETS['researchers.application']}`}>
            {opening('mine')}
          </ButtonLink>
          <Button variant="secondary" onClick={() => window.print()}>
            {t('print')}
          </Button>
        </>
      }
    />
  );
}
