'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useInitialData } from '@/components/award/gate/award-page-data';
import { useAwardHref } from '@/components/award/overlay/overlay-frame';
import { Confirmation } from '@/components/forms/confirmation';
import { Button, ButtonLink } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { RETURN_TARGETS } from '@/lib/auth/rules/return-targets';
import { configurationQuery } from '@/lib/award/browser/client-queries';
import { isWithin } from '@/lib/award/rules/windows';
import type { AwardConfiguration } from '@/lib/award/schemas';
import { formatDate, formatHijriDate } from '@/lib/i18n/format';

interface Props {
  /** Null if an external API returned none. */
  referenceNumber: string | null;
}

/**
 * The confirmation: the Completed label (REG-23), the reference number, and the next step, which is the
 * submission of the project as soon as its window is open.
 */
export function RegistrationSuccess({ referenceNumber }: Props) {
  const t = useTranslations('register');
  const opening = useTranslations('opening');
  const locale = useLocale();
  const awardHref = useAwardHref();
  const heading = useRef<HTMLHeadingElement>(null);
  const [savedAt] = useState(() => new Date());
  useEffect(() => heading.current?.focus(), []);
  const dates = { gregorian: formatDate(savedAt, locale), hijri: formatHijriDate(savedAt, locale) };
  const reference = { term: t('success.reference'), detail: referenceNumber, isReference: true };
  const configuration = useInitialData<AwardConfiguration>(configurationQuery(locale).queryKey);
  const canSubmit = isWithin(configuration?.submit, savedAt);
  const steps = [t('success.nextChange'), t(canSubmit ? 'success.nextNow' : 'success.nextSubmit')];
  return (
    <Confirmation
      title={t('status.Completed')}
      text={t('success.text')}
      facts={[
        ...(referenceNumber ? [reference] : []),
        { term: t('success.date'), detail: t('success.bothDates', dates) },
      ]}
      nextTitle={t('success.nextTitle')}
      next={referenceNumber ? [t('success.nextKeep'), ...steps] : steps}
      headingRef={heading}
      actions={
        <>
          {canSubmit ? (
            <ButtonLink href={`/${locale}${RETURN_TARGETS['researchers.submit']}`}>
              {t('success.submit')}
            </ButtonLink>
          ) : null}
          <ButtonLink variant={canSubmit ? 'secondary' : 'primary'} href={awardHref}>
            {t('success.close')}
          </ButtonLink>
          <ButtonLink variant="secondary" href={`/${locale}${RETURN_TARGETS['researchers.application']}`}>
            {opening('mine')}
          </ButtonLink>
          {referenceNumber ? (
            <CopyButton text={referenceNumber} label={t('success.copy')} doneLabel={t('success.copied')} />
          ) : null}
          <Button variant="secondary" onClick={() => window.print()}>
            {t('success.print')}
          </Button>
        </>
      }
    />
  );
}
