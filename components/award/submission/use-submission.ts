'use client';

import { useEffect, useState } from 'react';
import { useAwardPageData } from '@/components/award/gate/award-page-data';
import { useSending } from '@/components/award/sending/use-sending';
import { useEngineForm } from '@/components/forms/use-engine-form';
import { useErrorTitle } from '@/components/forms/use-error-title';
import { useFormSubmission } from '@/components/forms/use-form-submission';
import type { AwardFormProps } from '@/lib/award/browser/form-props';
import { VERSION_FIELD } from '@/lib/award/browser/pending-draft';
import { type ChosenNames, readChosenNames, toStoredItems } from '@/lib/award/browser/submission-values';
import { submissionForm } from '@/lib/award/definition/submission';
import type { FormValues } from '@/lib/forms/browser/browser-values';
import { clearDraft, getDraftKey } from '@/lib/forms/browser/draft';

/** Error codes if the person who opened the form is no longer signed in. */
const NOT_THE_PERSON = ['sessionEnded', 'otherPerson'];
/** Error code of the API for a request that is already complete. */
const COMPLETED = 'awardCompleted';

/** The form's state and what happens when it is sent: the draft, the rules, the call and its failures. */
export function useSubmission({ request, answers, person, texts, draft }: AwardFormProps) {
  const { readRequestAgain } = useAwardPageData();
  const draftKey = getDraftKey('submit', person.subject);
  const [remembered, setRemembered] = useState<ChosenNames>({});
  const [attempts, setAttempts] = useState(0);
  // The form has no date question.
  const stored = draft?.stored ?? null;
  const form = useEngineForm({
    form: submissionForm,
    answers: { ...answers, ...stored?.values },
    more: {
      ...toStoredItems(request, stored?.files),
      [VERSION_FIELD]: String(stored?.version ?? 0),
    },
  });
  useErrorTitle(Object.keys(form.formState.errors).length > 0, `${texts.common.errorPrefix} `);
  const { send, mutation } = useSending(submissionForm);
  const submission = useFormSubmission({
    definition: submissionForm,
    form,
    send,
    onHeldBack: () => setAttempts((count) => count + 1),
    onReceived: () => clearDraft(draftKey),
    onRetry: async (failure, signal) => {
      if (failure.kind !== 'refused' || !NOT_THE_PERSON.includes(failure.code)) return;
      const { requirePerson } = await import('@/lib/award/browser/require-person');
      await requirePerson(person.name, signal);
    },
  });
  const { failure } = submission;
  const isCompleted = failure?.kind === 'refused' && failure.code === COMPLETED;
  useEffect(() => {
    // The gate reads the request again and shows that everything has been received.
    if (isCompleted) readRequestAgain();
  }, [isCompleted, readRequestAgain]);
  const restore = (draft: Partial<FormValues>) => setRemembered(readChosenNames(draft));
  return {
    form,
    draftKey,
    remembered,
    restore,
    attempts,
    mutation,
    submission: { ...submission, failure: isCompleted ? null : failure },
  };
}
