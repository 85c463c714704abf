'use client';

import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFirstInput } from '@/components/forms/use-first-input';
import { registrationForm } from '@/lib/award/definition/registration';
import { type FormValues, toAnswers } from '@/lib/forms/browser/browser-values';
import { fetchRules, judgeLater } from '@/lib/forms/browser/later';
import type { ErrorCodes } from '@/lib/forms/definition/form-definition';
import { isFilled, listStepControls } from '@/lib/forms/rules/steps';

const FirstInput = createContext(false);
const StepStates = createContext<readonly boolean[]>([]);

/** Whether a step is complete and valid. */
export function useIsStepValid(step: number): boolean {
  return use(StepStates)[step - 1] ?? false;
}

/**
 * Whether the person has started to fill in the form: parts that are needed only from then on may be fetched.
 */
export function useHasBegun(): boolean {
  return use(FirstInput);
}

/**
 * Tracks which steps are valid. The rules are fetched on the first interaction; until then a step counts as
 * valid if each required field has an answer.
 */
export function StepStatesProvider({ onBegin, children }: { onBegin(): void; children: ReactNode }) {
  const { control } = useFormContext<FormValues>();
  const values = useWatch({ control }) as FormValues;
  const hasBegun = useFirstInput();
  const [errors, setErrors] = useState<ErrorCodes>({});
  useEffect(() => {
    if (!hasBegun) return;
    void fetchRules();
    onBegin();
  }, [hasBegun, onBegin]);
  useEffect(() => {
    if (!hasBegun) return;
    let isCurrent = true;
    const keep = (found: ErrorCodes) => {
      if (isCurrent) setErrors(found);
    };
    judgeLater(registrationForm, values).then(keep, () => keep({}));
    return () => {
      isCurrent = false;
    };
  }, [hasBegun, values]);
  const answers = toAnswers(registrationForm, values);
  const states = registrationForm.sections.map(
    (_, index) =>
      isFilled(registrationForm, index + 1, answers) &&
      !listStepControls(registrationForm, index + 1).some((name) => errors[name]),
  );
  return (
    <FirstInput value={hasBegun}>
      <StepStates value={states}>{children}</StepStates>
    </FirstInput>
  );
}
