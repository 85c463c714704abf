'use client';

import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { useFormContext } from 'react-hook-form';
import { ErrorSummary, type FieldFault } from '@/components/ui/error-summary';
import { isolate } from '@/components/ui/uploader/isolate';
import { useFaultText } from '@/components/ui/uploader/use-fault-text';
import { ACKNOWLEDGEMENTS, type FileSlot } from '@/lib/award/file-slots';
import { SLOT_NAMES, type SubmissionValues } from '@/lib/award/submission-values';

/** Everything that stands against sending: what is missing, and the files that were refused, each by its name. */
export function SubmissionSummary({ ref }: { ref: Ref<HTMLDivElement> }) {
  const t = useTranslations('submit');
  const { formState } = useFormContext<SubmissionValues>();
  const { errors } = formState;
  const refused = useRefusedFiles();
  const missing: FieldFault[] = [
    ...(errors.CVFile?.message === 'requiredFields' ? (['CVFile'] as const) : []),
    ...ACKNOWLEDGEMENTS.filter((name) => errors[name]),
  ].map((name) => ({ fieldId: name, message: t(`faults.${name}`) }));
  if (missing.length + refused.length === 0) return null;
  const title = missing.length > 0 ? t('requiredFields') : t('failure.filesTitle');
  return <ErrorSummary ref={ref} title={title} faults={[...missing, ...refused]} />;
}

/** A line per slot that holds refused files: their names and reasons. */
function useRefusedFiles(): FieldFault[] {
  const t = useTranslations('submit');
  const { formState, getValues } = useFormContext<SubmissionValues>();
  const faultText = useFaultText(1);
  const lineOf = (slot: FileSlot) =>
    getValues(slot)
      .filter(({ state }) => state === 'failed')
      .map(({ name, fault }) =>
        t('faults.file', {
          label: t(`slots.${slot}.label`),
          name: isolate(name),
          fault: faultText(fault ?? '', name),
        }),
      )
      .join(' ');
  return SLOT_NAMES.filter((slot) => formState.errors[slot])
    .map((slot) => ({ fieldId: slot, message: lineOf(slot) }))
    .filter(({ message }) => message !== '');
}
