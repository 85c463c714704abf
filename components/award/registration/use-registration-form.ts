'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { createResolver } from '@/components/forms/form-resolver';
import { usePointerPress } from '@/components/forms/pointer-press';
import { registrationForm } from '@/lib/award/definitions/registration';
import { isRegistrationField, type RegistrationAnswers } from '@/lib/award/registration-answers';
import type { StepNumber } from '@/lib/award/registration-steps';
import { toDay } from '@/lib/i18n/format';

/** The answers and the step on which the person stands, which is kept with them in the draft. */
export type WizardValues = RegistrationAnswers & { step: string };

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
  const [resolver] = useState(() => createResolver<WizardValues>(registrationForm, toDay(new Date())));
  return useForm<WizardValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { ...answers, ...typed, step: String(step) },
    resolver,
  });
}
