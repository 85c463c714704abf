'use client';

import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { findFaults, type RegistrationFaults } from '@/lib/award/registration-faults';
import { warmUpSending } from '@/lib/award/registration-send';
import { isFilled, listFields, STEP_NUMBERS, type StepNumber } from '@/lib/award/registration-steps';
import type { WizardValues } from './use-registration-form';

const StepStates = createContext<Readonly<Record<StepNumber, boolean>>>({ 1: false, 2: false, 3: false });

/** Which steps are complete and right. */
export function useStepStates() {
  return use(StepStates);
}

/**
 * Knows at every moment which steps are valid. The rules are fetched when the person first touches the form;
 * until then a step counts as valid when each required field has an answer.
 */
export function StepStatesProvider({ children }: { children: ReactNode }) {
  const { control } = useFormContext<WizardValues>();
  const values = useWatch({ control }) as WizardValues;
  const [isTouched, setIsTouched] = useState(false);
  const [faults, setFaults] = useState<RegistrationFaults>({});
  useEffect(() => {
    if (isTouched) void warmUpSending();
  }, [isTouched]);
  useEffect(() => {
    if (!isTouched) return;
    let isCurrent = true;
    const keep = (found: RegistrationFaults) => {
      if (isCurrent) setFaults(found);
    };
    findFaults(values).then(keep, () => keep({}));
    return () => {
      isCurrent = false;
    };
  }, [isTouched, values]);
  const isValid = (step: StepNumber) =>
    isFilled(step, values) && !listFields(step).some((name) => faults[name]);
  const states = Object.fromEntries(STEP_NUMBERS.map((step) => [step, isValid(step)]));
  return (
    <StepStates value={states as Record<StepNumber, boolean>}>
      <div onFocusCapture={() => setIsTouched(true)}>{children}</div>
    </StepStates>
  );
}
