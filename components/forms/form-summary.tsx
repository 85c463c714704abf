'use client';

import type { Ref } from 'react';
import { type Control, useFormState } from 'react-hook-form';
import { useErrorTitle } from '@/components/forms/use-error-title';
import { ErrorSummary } from '@/components/ui/error-summary';
import { listFields } from '@/lib/forms/answers';
import type { FormValues } from '@/lib/forms/browser-values';
import type { FormDefinition } from '@/lib/forms/form-definition';
import { type FormTexts, readFault } from '@/lib/forms/form-words';

interface Props {
  definition: FormDefinition;
  texts: FormTexts;
  control: Control<FormValues>;
  /** Shown once sending was refused; messages beside the fields come earlier. */
  isShown: boolean;
  ref: Ref<HTMLDivElement>;
}

/** What is to be corrected, above the form; each line names its question and leads to it. */
export function FormSummary({ definition, texts, control, isShown, ref }: Props) {
  const { errors } = useFormState({ control });
  const faulty = listFields(definition).flatMap(({ name }) => {
    const code = errors[name]?.message;
    return code ? [{ name, code }] : [];
  });
  useErrorTitle(isShown && faulty.length > 0, `${texts.common.errorPrefix} `);
  if (!isShown || faulty.length === 0) return null;
  const faults = faulty.map(({ name, code }) => {
    const message = readFault(texts, name, code);
    const label = texts.fields[name]?.label;
    return { fieldId: name, message: code === 'required' ? message : `${label}: ${message}` };
  });
  return <ErrorSummary title={texts.common.summary} faults={faults} ref={ref} />;
}
