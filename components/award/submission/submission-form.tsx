'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import { OverlayFrame } from '@/components/award/overlay/overlay-frame';
import { FormPersist } from '@/components/forms/form-persist';
import { useFirstInput } from '@/components/forms/use-first-input';
import { Notice } from '@/components/ui/notice';
import type { Person } from '@/lib/award/person';
import type { MyRequest } from '@/lib/award/schemas';
import { SLOT_NAMES } from '@/lib/award/submission-values';
import type { Locale } from '@/lib/i18n/locales';
import {
  ChooseAgain,
  fetchLaterParts,
  SendFailure,
  SendingProgress,
  SubmissionDone,
  SubmissionSummary,
} from './later-parts';
import { SaveBar } from './save-bar';
import styles from './submission.module.css';
import { SubmissionFields } from './submission-fields';
import { useSubmissionForm } from './use-submission-form';

interface Props {
  locale: Locale;
  request: MyRequest['data'];
  person: Person;
}

/** The research submission form (SUB-01): five file slots, five declarations, Save. */
export function SubmissionForm({ locale, request, person }: Props) {
  const t = useTranslations('submit');
  const { form, draftKey, remembered, restore, attempts, submission, failure, submit } = useSubmissionForm({
    locale,
    request,
    person,
  });
  const hasBegun = useFirstInput();
  useEffect(() => {
    if (hasBegun) fetchLaterParts();
  }, [hasBegun]);
  const { progress, receipt, stop } = submission;
  const backHref = `/${locale}/Researchers`;
  const frame = { title: t('title'), closeLabel: t('back'), closeHref: backHref };
  if (receipt) {
    return (
      <OverlayFrame {...frame}>
        <Suspense>
          <SubmissionDone referenceNumber={receipt.referenceNumber} backHref={backHref} />
        </Suspense>
      </OverlayFrame>
    );
  }
  return (
    <OverlayFrame {...frame} intro={t('intro')}>
      <noscript>
        <Notice tone="warning" title={t('noScript')} />
      </noscript>
      <FormProvider {...form}>
        <FormPersist
          name={draftKey}
          control={form.control}
          setValue={form.setValue}
          exclude={SLOT_NAMES}
          onRestored={restore}
        />
        <form className={styles.form} noValidate onSubmit={submit} aria-busy={progress !== null}>
          {attempts > 0 ? (
            <Suspense>
              <SubmissionSummary key={attempts} />
            </Suspense>
          ) : null}
          {Object.keys(remembered).length > 0 ? (
            <Suspense>
              <ChooseAgain remembered={remembered} />
            </Suspense>
          ) : null}
          <p className={styles.applicant}>
            {t('applicant', { name: person.name })}
            {request?.referenceNumber ? (
              <span>{t('reference', { reference: request.referenceNumber })}</span>
            ) : null}
          </p>
          <SubmissionFields locale={locale} busy={progress !== null} />
          <Suspense>
            {failure ? <SendFailure failure={failure} locale={locale} onRetry={submit} /> : null}
            {progress ? <SendingProgress progress={progress} onStop={stop} /> : null}
          </Suspense>
          <SaveBar sending={progress !== null} backHref={backHref} />
        </form>
      </FormProvider>
    </OverlayFrame>
  );
}
