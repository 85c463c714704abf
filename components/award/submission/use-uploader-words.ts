'use client';

import { useTranslations } from 'next-intl';
import { FILE_SLOTS, type FileSlot } from '@/lib/award/file-slots';
import { readUploaderWords, type UploaderWords } from '@/lib/forms/files/uploader-words';

/** Reads the words of the uploader of each slot. */
export function useUploaderWords(): (slot: FileSlot) => UploaderWords {
  const t = useTranslations('uploader');
  const submit = useTranslations('submit');
  return (slot) =>
    readUploaderWords(t, { label: submit(`slots.${slot}.label`), maxFiles: FILE_SLOTS[slot].maxFiles });
}
