'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import type { FieldFault } from '@/components/ui/error-summary';
import { ACKNOWLEDGEMENTS, type FileSlot } from '@/lib/award/file-slots';
import { SLOT_NAMES, type SubmissionValues } from '@/lib/award/submission-values';
import { isolate } from '@/lib/forms/files/isolate';
import type { UploadItem } from '@/lib/forms/files/upload-item';
import { sayFault } from '@/lib/forms/files/uploader-words';
import { useUploaderWords } from './use-uploader-words';

/** A line for each thing that stands against sending: what is missing, and each refused file with its reason. */
export function useFaultLines(): { all: FieldFault[]; isIncomplete: boolean } {
  const t = useTranslations('submit');
  const { formState, getValues } = useFormContext<SubmissionValues>();
  const lineOfFile = useFileLine();
  const missing = [
    ...(formState.errors.CVFile?.message === 'requiredFields' ? (['CVFile'] as const) : []),
    ...ACKNOWLEDGEMENTS.filter((name) => formState.errors[name]),
  ].map((name) => ({ fieldId: name, message: t(`faults.${name}`) }));
  const refused = SLOT_NAMES.map((slot) => {
    const failed = getValues(slot).filter(({ state }) => state === 'failed');
    return { fieldId: slot, message: failed.map((item) => lineOfFile(slot, item)).join(' ') };
  }).filter(({ message }) => message !== '');
  return { all: [...missing, ...refused], isIncomplete: missing.length > 0 };
}

function useFileLine(): (slot: FileSlot, item: UploadItem) => string {
  const t = useTranslations('submit');
  const wordsOf = useUploaderWords();
  return (slot, { name, fault = '' }) =>
    t('faults.file', {
      label: t(`slots.${slot}.label`),
      name: isolate(name),
      fault: sayFault(wordsOf(slot), fault, name),
    });
}
