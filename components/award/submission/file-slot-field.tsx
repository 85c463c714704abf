'use client';

import { useTranslations } from 'next-intl';
import { useController, useFormContext } from 'react-hook-form';
import { Uploader } from '@/components/ui/uploader/uploader';
import { FILE_SLOTS, type FileSlot } from '@/lib/award/file-slots';
import type { SubmissionValues } from '@/lib/award/submission-values';
import type { UploadItem } from '@/lib/forms/files/upload-item';
import { IdentityPrivacy } from './identity-privacy';
import { useUploaderWords } from './use-uploader-words';

/** One file slot: an uploader bound to the form, which also keeps the names of what was chosen. */
export function FileSlotField({ slot, busy }: { slot: FileSlot; busy: boolean }) {
  const t = useTranslations('submit');
  const { control, setValue, getValues } = useFormContext<SubmissionValues>();
  const { field, fieldState } = useController({ control, name: slot });
  const { required, maxFiles } = FILE_SLOTS[slot];
  const isMissing = fieldState.error?.message === 'requiredFields';

  function change(items: UploadItem[]) {
    field.onChange(items);
    const names = items.filter(({ file }) => file).map(({ name }) => name);
    setValue('chosenNames', { ...getValues('chosenNames'), [slot]: names });
  }

  const words = useUploaderWords()(slot);
  return (
    <div>
      <Uploader
        name={slot}
        label={t(`slots.${slot}.label`)}
        hint={t(`slots.${slot}.hint`)}
        optionalLabel={required ? undefined : t('optional')}
        error={isMissing ? t('faults.beside', besideOf(t('requiredFields'), t('faults.CVFile'))) : undefined}
        words={words}
        items={field.value}
        onChange={change}
        maxFiles={maxFiles}
        busy={busy}
      />
      {slot === 'CVFile' ? <IdentityPrivacy /> : null}
    </div>
  );
}

const besideOf = (required: string, fault: string) => ({ required, fault });
