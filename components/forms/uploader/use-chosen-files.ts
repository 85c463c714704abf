'use client';

import { useState } from 'react';
import { chooseFiles, type RefusedFile } from '@/lib/forms/files/choose-files';
import { MAX_FILE_BYTES } from '@/lib/forms/files/rules';
import { toUploadItem, type UploadItem } from '@/lib/forms/files/upload-item';

/** The next row, else the previous one, else the control that adds rows. @param list before the removal */
export function focusAfterRemoval(
  list: HTMLElement | null,
  index: number,
  fallback: HTMLElement | null,
): void {
  const buttons = [...(list?.querySelectorAll('button') ?? [])];
  const next = buttons[index + 1] ?? buttons[index - 1] ?? fallback;
  next?.focus();
}

interface Options {
  items: readonly UploadItem[];
  maxFiles: number;
  onChange(items: UploadItem[]): void;
}

/** `take` resolves to the files that were added. */
export function useChosenFiles({ items, maxFiles, onChange }: Options) {
  const multiple = maxFiles > 1;
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const [isChecking, setIsChecking] = useState(false);

  async function take(files: readonly File[]): Promise<File[]> {
    setIsChecking(true);
    const result = await chooseFiles(files, items, { multiple, maxFiles, maxBytes: MAX_FILE_BYTES });
    setIsChecking(false);
    setRefused(result.refused);
    const added = result.added.map(toUploadItem);
    if (added.length > 0) onChange(multiple ? [...items, ...added] : added);
    return result.added;
  }

  return { refused, isChecking, take, forgetRefused: () => setRefused([]) };
}
