'use client';

import type { Ref } from 'react';
import { type Control, useFormState } from 'react-hook-form';
import { useErrorTitle } from '@/components/forms/use-error-title';
import { ErrorSummary } from '@/components/ui/error-summary';
import type { FormValues } from '@/lib/forms/browser/browser-values';
import type { FormField } from '@/lib/forms/definition/form-definition';
import { type FormTexts, readError } from '@/lib/forms/texts/browser-texts';

interface Props {
  /** The questions that it tells of: those of a form, or of one of its steps. */
  fields: readonly FormField[];
  texts: FormTexts;
  control: Control<FormValues>;
  /** Set once going on or sending was refused; messages beside the fields come earlier. */
  title: string | null;
  ref: Ref<HTMLDivElement>;
}

/** A message names its question by itself where it is the question's own; any other stands behind its label. */
function toLine(texts: FormTexts, name: string, code: string): string {
  const message = readError(texts, name, code);
  const field = texts.fields[name];
  const isOwn = code === 'required' || message === field?.errors.required;
  return isOwn ? message : `${field?.label}: ${message}`;
}

/** What is to be corrected, above the form; each line names its question and leads to it. */
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
