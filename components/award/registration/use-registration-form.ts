'use client';

import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { untilReleased, usePointerPress } from '@/components/forms/pointer-press';
import { isRegistrationField, type RegistrationAnswers } from '@/lib/award/registration-answers';
import { judgeAnswers } from '@/lib/award/registration-later';
import type { StepNumber } from '@/lib/award/registration-steps';

/** The answers and the step on which the person stands, which is kept with them in the draft. */
export type WizardValues = RegistrationAnswers & { step: string };

/** When the rules cannot be fetched the answers pass: the server judges them by the same rules anyway. */
const resolver: Resolver<WizardValues> = async (values) => {
  const faults = await judgeAnswers(values).catch(() => ({}));
  await untilReleased();
  const errors = Object.entries(faults).map(([name, message]) => [name, { type: 'rule', message }]);
  return errors.length > 0 ? { values: {}, errors: Object.fromEntries(errors) } : { values, errors: {} };
};

/** Marks the form for `readTyped`. */
export const WIZARD_FORM = 'registration';

/** What was typed on a slow network before the page's script arrived; without this it would be lost. */
function readTyped(): Partial<RegistrationAnswers> {
  if (typeof document === 'undefined') return {};
  const element = document.forms.namedItem(WIZARD_FORM);
  const entries = element ? [...new FormData(element)] : [];
  return Object.fromEntries(entries.filter(([name, value]) => value !== '' && isRegistrationField(name)));
}

/** The form of the wizard: a message appears when its field has been left, and follows each change from then on. */
export function useRegistrationForm(answers: RegistrationAnswers, step: StepNumber) {
  usePointerPress();
  const [typed] = useState(readTyped);
  return useForm<WizardValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { ...answers, ...typed, step: String(step) },
    resolver,
  });
}
