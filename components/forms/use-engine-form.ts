'use client';

import { useState } from 'react';
import { type FieldErrors, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { usePointerPress } from '@/components/forms/pointer-press';
import { type FormValues, toFormValues } from '@/lib/forms/browser/browser-values';
import { judgeLater } from '@/lib/forms/browser/later';
import type {
  Answer,
  Answers,
  ErrorCodes,
  FormField,
  Questions,
} from '@/lib/forms/definition/form-definition';
import { listControls, listFields } from '@/lib/forms/rules/answers';
import { readPostedDay } from '@/lib/forms/rules/day';
import { untilClicked } from './pointer-press';

function readControl(kind: FormField['kind'], name: string, typed: FormData): Answer {
  if (kind === 'checkbox') return typed.has(name);
  if (kind === 'checkboxes') return typed.getAll(name).map(String);
  if (kind === 'date') return readPostedDay(name, typed);
  return String(typed.get(name) ?? '');
}

/** On the displayed step; without this they would be lost. */
function readTyped(form: Questions): FormValues {
  const element = typeof document === 'undefined' ? null : document.forms.namedItem(form.id);
  if (!element) return {};
  const typed = new FormData(element);
  const answers = listFields(form).flatMap((field) =>
    listControls(field)
      .filter((name) => element.elements.namedItem(name))
      .map((name) => [name, readControl(field.kind, name, typed)]),
  );
  return Object.fromEntries(answers);
}

interface Options {
  form: Questions;
  answers: Answers;
  errors?: ErrorCodes;
  /** Names the submission, if the call supports names. */
  requestKey?: string;
  /** The day in Riyadh, `yyyy-MM-dd`, on which the page was rendered; by default the current one. */
  today?: string;
  /** Values of the form besides the answers, such as files that are already stored. */
  more?: FormValues;
}

/** An error appears after the user has left the field and is updated with each change from then on. */
export function useEngineForm({ form, answers, errors = {}, requestKey, today, more = {} }: Options) {
  usePointerPress();
  const [start] = useState(() => ({
    values: { ...toFormValues(form, answers, requestKey), ...readTyped(form), ...more },
    errors: toErrors<FormValues>(errors),
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

/** The fields that a draft omits: files exist only in the page. */
export function listUnkept(form: Questions): string[] {
  return listFields(form).flatMap(({ name, kind }) => (kind === 'file' ? [name] : []));
}

function toErrors<Values extends FieldValues>(codes: ErrorCodes): FieldErrors<Values> {
  const errors = Object.entries(codes).map(([name, message]) => [name, { type: 'rule', message }]);
  return Object.fromEntries(errors) as FieldErrors<Values>;
}

/** Messages wait until a press has ended. @param today in Riyadh, `yyyy-MM-dd`; by default the current day */
function createResolver<Values extends FieldValues>(
  form: Questions,
  today: string | undefined,
): Resolver<Values, unknown, Values> {
  return async (values) => {
    const errors = await judgeLater(form, values, today);
    await untilClicked();
    if (Object.keys(errors).length === 0) return { values, errors: {} };
    return { values: {}, errors: toErrors<Values>(errors) };
  };
}
