'use client';

import { useState } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { untilReleased, usePointerPress } from '@/components/forms/pointer-press';
import { listFields } from '@/lib/services/answers';
import { type FormValues, toFormValues } from '@/lib/services/browser-values';
import type { Answer, Answers, Faults, FormDefinition, FormField } from '@/lib/services/form-definition';

const loadRules = () => import('@/lib/services/judge-values');
const loadSending = () => import('@/lib/services/send-form');

/** Fetches rules and sending while the person types, so that a connection that breaks later costs only the call. */
export async function fetchRules(): Promise<void> {
  await Promise.allSettled([loadRules(), loadSending()]);
}

/** Sends a form; throws ApiFailure. */
export const sendLater: Awaited<ReturnType<typeof loadSending>>['sendForm'] = async (...given) =>
  (await loadSending()).sendForm(...given);

function toErrors(faults: Faults): FieldErrors<FormValues> {
  return Object.fromEntries(
    Object.entries(faults).map(([name, message]) => [name, { type: 'rule', message }]),
  );
}

/** Where the rules cannot be fetched the answers pass: the server judges them by the same rules anyway. */
function createResolver(form: FormDefinition, today: string): Resolver<FormValues> {
  return async (values) => {
    const faults = await loadRules().then(
      ({ judgeValues }) => judgeValues(form, values, today),
      () => ({}),
    );
    await untilReleased();
    const errors = toErrors(faults);
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}

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
    errors: toErrors(faults),
    resolver: createResolver(form, today),
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
