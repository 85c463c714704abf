'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, Suspense, useEffect, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { FormDraft } from '@/components/award/drafts/form-draft';
import { OverlayFrame, useAwardHref } from '@/components/award/overlay/overlay-frame';
import { ATTACH_CONTROLS } from '@/components/forms/attach-controls';
import { FormFields } from '@/components/forms/form-fields';
import { FormPersist } from '@/components/forms/form-persist';
import { useFirstInput } from '@/components/forms/use-first-input';
import { Button, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import type { AwardFormProps } from '@/lib/award/browser/form-props';
import { hasRefusedFiles, isMissingAnswers, isSubmittable } from '@/lib/award/browser/submission-values';
import { SLOT_NAMES } from '@/lib/award/definition/file-slots';
import { submissionForm } from '@/lib/award/definition/submission';
import type { FormValues } from '@/lib/forms/browser/browser-values';
import {
  ChooseAgain,
  fetchLaterParts,
  RefusedFilesNotice,
  SendFailure,
  SubmissionDone,
  SubmissionProgress,
  SubmissionSummary,
} from './later-submission-parts';
import styles from './submission.module.css';
import { useSubmission } from './use-submission';

/** Why the identity image is required and how long it is kept, beside the field (SUB-12). */
function IdentityPrivacy({ days }: { days: number }) {
  const t = useTranslations('submit.privacy');
  return (
    <dl className={styles.privacy}>
      <div>
        <dt>{t('purposeTitle')}</dt>
        <dd>{t('purpose')}</dd>
      </div>
      <div>
        <dt>{t('retentionTitle')}</dt>
        <dd>{t('retention', { days })}</dd>
      </div>
    </dl>
  );
}

/** The terms open in a new tab, so that selected files are not lost. */
function TermsLink() {
  return (
    <a className={styles.terms} href={`/${useLocale()}/trems`} target="_blank" rel="noopener">
      {useTranslations('submit')('terms')}
      <Icon name="external" />
    </a>
  );
}

interface SaveProps {
  values: FormValues;
  isSubmitting: boolean;
}

/**
 * Save and Cancel. A Save that cannot proceed is only `aria-disabled`: pressing it shows what is missing
 * (SUB-03).
 */
function SaveBar({ values, isSubmitting }: SaveProps) {
  const t = useTranslations('submit.actions');
  const isIncomplete = isMissingAnswers(values);
  return (
    <div className={styles.save}>
      <div className={styles.actions}>
        <Button
          type="submit"
          size="large"
          aria-disabled={!isSubmittable(values) || isSubmitting}
          aria-describedby={isIncomplete ? 'submission-blocked' : undefined}
        >
          {t('save')}
        </Button>
        <ButtonLink variant="secondary" size="large" href={useAwardHref()}>
          {t('cancel')}
        </ButtonLink>
      </div>
      {/* Below the buttons: when it disappears during a press, they stay where they are. */}
      {isIncomplete ? (
        <p className={styles.lead} id="submission-blocked">
          {t('blocked')}
        </p>
      ) : null}
    </div>
  );
}

/** The research submission form (SUB-01): five file slots, five declarations, Save. */
export function SubmissionForm(props: AwardFormProps) {
  const { request, answers, person, texts, draft, identityDays } = props;
  const [opened] = useState(() => ({ ...answers, ...draft?.stored?.values }));
  const t = useTranslations('submit');
  const { form, draftKey, remembered, restore, attempts, submission, mutation } = useSubmission(props);
  const { stage, failure, isSubmitting, progress } = submission;
  const values = useWatch({ control: form.control }) as FormValues;
  const hasBegun = useFirstInput();
  useEffect(() => {
    if (hasBegun) fetchLaterParts();
  }, [hasBegun]);
  const frame = { title: t('title'), closeLabel: t('back') };
  if (stage.name === 'done') {
    return (
      <OverlayFrame {...frame}>
        <Suspense>
          <SubmissionDone {...stage.receipt} />
        </Suspense>
      </OverlayFrame>
    );
  }
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    void submission.submit();
  };
  const below = {
    CVFile: <IdentityPrivacy days={identityDays} />,
    verifiedTermsAndConditions: <TermsLink />,
  };
  return (
    <OverlayFrame {...frame} intro={t('intro')}>
      <noscript>
        <Notice tone="warning" title={t('noScript')} />
      </noscript>
      <FormProvider {...form}>
        <form
          name={submissionForm.id}
          className={styles.form}
          noValidate
          onSubmit={submit}
          aria-busy={isSubmitting}
        >
          <FormPersist
            name={draftKey}
            control={form.control}
            setValue={form.setValue}
            exclude={SLOT_NAMES}
            onRestored={restore}
          />
          {attempts > 0 ? (
            <Suspense>
              <SubmissionSummary key={attempts} texts={texts} />
            </Suspense>
          ) : null}
          {Object.keys(remembered).length > 0 ? (
            <Suspense>
              <ChooseAgain texts={texts} remembered={remembered} />
            </Suspense>
          ) : null}
          <p className={styles.applicant}>
            {t('applicant', { name: person.name })}
            {request?.referenceNumber ? (
              <span>{t('reference', { reference: request.referenceNumber })}</span>
            ) : null}
          </p>
          <FormFields
            definition={submissionForm}
            heading="h2"
            texts={texts}
            form={form}
            answers={opened}
            controls={ATTACH_CONTROLS}
            below={below}
            busy={isSubmitting}
          />
          <Suspense>
            {hasRefusedFiles(values) ? <RefusedFilesNotice /> : null}
            {failure ? <SendFailure failure={failure} onRetry={submit} /> : null}
            {isSubmitting ? <SubmissionProgress fraction={progress} onStop={submission.stop} /> : null}
          </Suspense>
          {draft ? (
            <FormDraft form="submit" draft={draft} subject={person.subject} step={1} answers={opened} />
          ) : null}
          <SaveBar values={values} isSubmitting={isSubmitting} />
        </form>
        {mutation}
      </FormProvider>
    </OverlayFrame>
  );
}
