'use client';

import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { RegistrationFaults } from '@/lib/award/registration-answers';
import { EMPTY_ANSWERS, type RegistrationField } from '@/lib/award/registration-answers';
import { readFaults } from '@/lib/award/registration-later';
import { findFirstStepWith, LAST_STEP, listFields, type StepNumber } from '@/lib/award/registration-steps';
import type { WizardValues } from './use-registration-form';
import type { useRegistrationSave } from './use-registration-save';
import type { useWizardStep } from './use-wizard-step';

/** Why the person was held back; a new object each time, so that the summary takes the focus each time. */
export interface Refusal {
  reason: 'step' | 'save' | 'server';
}

const ALL_FIELDS = Object.keys(EMPTY_ANSWERS) as RegistrationField[];

interface Options {
  form: UseFormReturn<WizardValues>;
  steps: ReturnType<typeof useWizardStep>;
  save: ReturnType<typeof useRegistrationSave>;
}

/** What the buttons of the wizard do: go on, go back, jump, save. */
export function useWizard({ form, steps, save }: Options) {
  const { step, showStep } = steps;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const busy = useRef(false);

  const goTo = (next: StepNumber) => {
    setRefusal(null);
    save.forget();
    showStep(next);
  };
  const holdBack = (reason: Refusal['reason'], fields: readonly RegistrationField[]) => {
    const first = findFirstStepWith(fields);
    if (first && first !== step) showStep(first);
    setRefusal({ reason });
  };
  const goOn = async () => {
    markTouched(form, listFields(step));
    const isValid = await form.trigger([...listFields(step)]);
    if (!isValid) setRefusal({ reason: 'step' });
    else if (step < LAST_STEP) goTo((step + 1) as StepNumber);
  };
  const showServerFaults = (faults: RegistrationFaults) => {
    const fields = Object.keys(faults) as RegistrationField[];
    for (const name of fields) form.setError(name, { type: 'server', message: faults[name] });
    if (fields.length > 0) holdBack('server', fields);
  };
  const send = async (): Promise<'saved' | 'open'> => {
    markTouched(form, ALL_FIELDS);
    if (!(await form.trigger())) {
      const faulty = ALL_FIELDS.filter((name) => form.getFieldState(name).error);
      holdBack('save', faulty);
      return 'open';
    }
    setRefusal(null);
    try {
      await save.send(form.getValues());
      return 'saved';
    } catch (error) {
      showServerFaults(await readFaults(error));
      return 'open';
    }
  };
  /** A second press does nothing while the first is being answered, and nothing after it was saved. */
  const saveOnce = async () => {
    if (busy.current) return;
    busy.current = true;
    busy.current = (await send()) === 'saved';
  };
  return { step, refusal, goTo, goOn, saveOnce };
}

/** From then on a message follows each change of its field, as if the field had been left. */
function markTouched(form: UseFormReturn<WizardValues>, fields: readonly RegistrationField[]): void {
  for (const name of fields) form.setValue(name, form.getValues(name), { shouldTouch: true });
}
