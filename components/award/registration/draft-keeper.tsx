'use client';

import { useCallback, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormPersist } from '@/components/forms/form-persist';
import { parseStep, type StepNumber } from '@/lib/award/registration-steps';
import { clearDrafts, getDraftKey } from '@/lib/forms/draft';
import type { WizardValues } from './use-registration-form';

interface Props {
  subject: string;
  step: StepNumber;
  /** Called with the step of a restored draft. */
  onStep(step: StepNumber): void;
}

/** Keeps answers and step of one person until they are sent; what another person left here is dropped. */
export function DraftKeeper({ subject, step, onStep }: Props) {
  const { control, setValue } = useFormContext<WizardValues>();
  useEffect(() => clearDrafts(subject), [subject]);
  useEffect(() => setValue('step', String(step)), [setValue, step]);
  const onRestored = useCallback(
    (values: Partial<WizardValues>) => {
      const kept = parseStep(values.step);
      if (kept) onStep(kept);
    },
    [onStep],
  );
  return (
    <FormPersist
      name={getDraftKey('register', subject)}
      control={control}
      setValue={setValue}
      onRestored={onRestored}
    />
  );
}
