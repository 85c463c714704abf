'use client';

import type { Ref } from 'react';
import { type Control, useFormState } from 'react-hook-form';
import { useErrorTitle } from '@/components/forms/use-error-title';
import { ErrorSummary } from '@/components/ui/error-summary';
import type { FormValues } from '@/lib/forms/browser/browser-values';
import type { FormField } from '@/lib/forms/definition/form-definition';
import { type FormTexts, readError } from '@/lib/forms/texts/browser-texts';

interface Props {
  /** The questions in the summary: those of a form, or of one of its steps. */
  fields: readonly FormField[];
  texts: FormTexts;
  control: Control<FormValues>;
  /** Set after the user could not continue or send; messages beside the fields appear earlier. */
  title: string | null;
  ref: Ref<HTMLDivElement>;
}

/** A message of the question itself names it; any other is preceded by the label. */
function toLine(texts: FormTexts, name: string, code: string): string {
  const message = readError(texts, name, code);
  const field = texts.fields[name];
  const isOwn = code === 'required' || message === field?.errors.required;
  return isOwn ? message : `${field?.label}: ${message}`;
}

/** The list of errors above the form. Each line names its question and links to it. */
export function FormSummary({ fields, texts, control, title, ref }: Props) {
  const { errors } = useFormState({ control });
  const lines = fields.flatMap(({ name }) => {
    const code = errors[name]?.message;
    return code ? [{ fieldId: name, message: toLine(texts, name, code) }] : [];
  });
  useErrorTitle(Object.keys(errors).length > 0, `${texts.common.errorPrefix} `);
  if (title === null || lines.length === 0) return null;
  return <ErrorSummary title={title} errors={lines} ref={ref} />;
}
