'use client';

import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFirstInput } from '@/components/forms/use-first-input';
import type { RegistrationFaults } from '@/lib/award/registration-answers';
import { fetchLaterParts, judgeAnswers } from '@/lib/award/registration-later';
import { isFilled, listFields, STEP_NUMBERS, type StepNumber } from '@/lib/award/registration-steps';
import type { WizardValues } from './use-registration-form';

const FirstInput = createContext(false);
const StepStates = createContext<Readonly<Record<StepNumber, boolean>>>({ 1: false, 2: false, 3: false });

/** Which steps are complete and right. */
export function useStepStates() {
  return use(StepStates);
}

/** Whether the person has begun: what the form needs only from then on may be fetched. */
export function useHasBegun(): boolean {
  return use(FirstInput);
}

/**
 * Knows at every moment which steps are valid. The rules are fetched when the person first does something;
 * until then a step counts as valid when each required field has an answer.
 */
export function StepStatesProvider({ onBegin, children }: { onBegin(): void; children: ReactNode }) {
  const { control } = useFormContext<WizardValues>();
  const values = useWatch({ control }) as WizardValues;
  const hasBegun = useFirstInput();
  const [faults, setFaults] = useState<RegistrationFaults>({});
  useEffect(() => {
    if (!hasBegun) return;
    void fetchLaterParts();
    onBegin();
  }, [hasBegun, onBegin]);
  useEffect(() => {
    if (!hasBegun) return;
    let isCurrent = true;
    const keep = (found: RegistrationFaults) => {
      if (isCurrent) setFaults(found);
    };
    judgeAnswers(values).then(keep, () => keep({}));
    return () => {
      isCurrent = false;
    };
  }, [hasBegun, values]);
  const isValid = (step: StepNumber) =>
    isFilled(step, values) && !listFields(step).some((name) => faults[name]);
  const states = Object.fromEntries(STEP_NUMBERS.map((step) => [step, isValid(step)]));
  return (
    <FirstInput value={hasBegun}>
      <StepStates value={states as Record<StepNumber, boolean>}>{children}</StepStates>
    </FirstInput>
  );
}
