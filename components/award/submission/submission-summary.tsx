'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { ErrorSummary } from '@/components/ui/error-summary';
import { ACKNOWLEDGEMENTS, SLOT_NAMES } from '@/lib/award/definition/file-slots';
import { type FormValues, listItems } from '@/lib/forms/browser/browser-values';
import { isolate } from '@/lib/forms/files/isolate';
import { sayError } from '@/lib/forms/files/uploader-texts';
import type { FormTexts } from '@/lib/forms/texts/browser-texts';

/** A line for each error: missing answers, and each refused file with its reason. */
function useErrorLines({ fields }: FormTexts) {
  const t = useTranslations('submit');
  const { formState, getValues } = useFormContext<FormValues>();
  const missing = ['CVFile', ...ACKNOWLEDGEMENTS]
    .filter((name) => formState.errors[name]?.message === 'requiredFields')
    .map((name) => ({ fieldId: name, message: fields[name]?.errors.required ?? '' }));
  const refused = SLOT_NAMES.map((slot) => {
    const { label = '', uploader } = fields[slot] ?? {};
    const failed = listItems(getValues(), slot).filter(({ state }) => state === 'failed');
    const lines = failed.map(({ name, error = '' }) =>
      t('errors.file', {
        label,
        name: isolate(name),
        error: uploader ? sayError(uploader, error, name) : '',
      }),
    );
    return { fieldId: slot, message: lines.join(' ') };
  }).filter(({ message }) => message !== '');
  return { all: [...missing, ...refused], isIncomplete: missing.length > 0 };
}

/**
 * The errors of the last Save; takes the focus. The lines are not updated until the next Save, so that the
 * layout does not shift while the boxes below are ticked; pass a new `key` with each Save.
 */
export function SubmissionSummary({ texts }: { texts: FormTexts }) {
  const t = useTranslations('submit');
  const { formState } = useFormContext<FormValues>();
  const [lines] = useState(useErrorLines(texts));
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), []);
  const isSettled = Object.keys(formState.errors).length === 0;
  if (isSettled || lines.all.length === 0) return null;
  const title = lines.isIncomplete ? t('requiredFields') : t('failure.filesTitle');
  return <ErrorSummary ref={summary} title={title} errors={lines.all} />;
}
