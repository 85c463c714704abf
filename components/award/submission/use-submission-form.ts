'use client';

import { useTranslations } from 'next-intl';
import { type BaseSyntheticEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { createResolver } from '@/components/forms/form-resolver';
import { useErrorTitle } from '@/components/forms/use-error-title';
import { ApiFailure } from '@/lib/api/api-failure';
import { submissionForm } from '@/lib/award/definitions/submission';
import type { Person } from '@/lib/award/person';
import type { MyRequest } from '@/lib/award/schemas';
import {
  type ChosenNames,
  SLOT_NAMES,
  type SubmissionValues,
  toSubmissionValues,
} from '@/lib/award/submission-values';
import { clearDraft, getDraftKey } from '@/lib/forms/draft';
import { type FileRefusal, listFileRefusals, markRefused } from '@/lib/forms/files/file-refusals';
import type { Locale } from '@/lib/i18n/locales';
import { useSubmission } from './use-submission';

/** No question of the form asks for a day. */
const resolver = createResolver<SubmissionValues>(submissionForm, '');

interface Options {
  locale: Locale;
  request: MyRequest['data'];
  person: Person;
}

/** The form's state and what happens when it is sent: the draft, the rules, the call and its failures. */
export function useSubmissionForm({ locale, request, person }: Options) {
  const t = useTranslations('submit');
  const draftKey = getDraftKey('submit', person.subject);
  const [remembered, setRemembered] = useState<ChosenNames>({});
  const [attempts, setAttempts] = useState(0);
  const form = useForm<SubmissionValues>({
    mode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: toSubmissionValues(request),
    resolver,
  });
  const hasErrors = Object.keys(form.formState.errors).length > 0;
  useErrorTitle(hasErrors, t('errorPrefix'));

  async function showRefusals(refusals: readonly FileRefusal[]) {
    for (const slot of SLOT_NAMES) form.setValue(slot, markRefused(form.getValues(slot), slot, refusals));
    await form.trigger();
    setAttempts((count) => count + 1);
  }

  const submission = useSubmission({
    locale,
    personName: person.name,
    onReceived: () => clearDraft(draftKey),
    onFailed: (failure: ApiFailure) => {
      const refusals = listFileRefusals(SLOT_NAMES, failure.fields);
      if (refusals.length > 0) void showRefusals(refusals);
    },
  });

  async function submit(event?: BaseSyntheticEvent) {
    let isValid = false;
    await form.handleSubmit((values) => {
      isValid = true;
      void submission.send(values);
    })(event);
    if (!isValid) setAttempts((count) => count + 1);
  }

  // Once the refused files are replaced or removed there is nothing left to say about them.
  const areFilesMended =
    submission.failure instanceof ApiFailure &&
    listFileRefusals(SLOT_NAMES, submission.failure.fields).length > 0 &&
    !hasErrors;

  return {
    form,
    draftKey,
    remembered,
    attempts,
    submission,
    failure: areFilesMended ? null : submission.failure,
    submit,
    restore: (draft: Partial<SubmissionValues>) => setRemembered(draft.chosenNames ?? {}),
  };
}
