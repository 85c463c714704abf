'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { createResolver, toErrors } from '@/components/forms/form-resolver';
import { usePointerPress } from '@/components/forms/pointer-press';
import { listFields } from '@/lib/forms/answers';
import { type FormValues, toFormValues } from '@/lib/forms/browser-values';
import type { Answer, Answers, Faults, FormDefinition, FormField } from '@/lib/forms/form-definition';

function readControl({ name, kind }: FormField, typed: FormData): Answer {
  if (kind === 'checkbox') return typed.has(name);
  if (kind === 'checkboxes') return typed.getAll(name).map(String);
  return String(typed.get(name) ?? '');
}

/** What was answered before the form's script arrived; without this it would be lost. */
function readTyped(form: FormDefinition): FormValues {
  const element = typeof document === 'undefined' ? null : document.forms.namedItem(form.id);
  if (!element) return {};
  const typed = new FormData(element);
  const fields = listFields(form).filter(({ kind }) => kind !== 'file');
  return Object.fromEntries(fields.map((field) => [field.name, readControl(field, typed)]));
}

interface Options {
  form: FormDefinition;
  answers: Answers;
  faults: Faults;
  requestKey: string;
  /** The day in Riyadh, `yyyy-MM-dd`. */
  today: string;
}

/** The form in the browser: a message appears when its field has been left, and follows each change from then on. */
export function useServiceForm({ form, answers, faults, requestKey, today }: Options) {
  usePointerPress();
  const [start] = useState(() => ({
    values: { ...toFormValues(form, answers, requestKey), ...readTyped(form) },
    errors: toErrors<FormValues>(faults),
    resolver: createResolver<FormValues>(form, today),
  }));
  return useForm<FormValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: start.values,
    errors: start.errors,
    resolver: start.resolver,
  });
}

/** Everything that a draft leaves out: files live as long as their page. */
export function listUnkept(form: FormDefinition): string[] {
  return listFields(form).flatMap(({ name, kind }) => (kind === 'file' ? [name] : []));
}
