'use client';

import { useTranslations } from 'next-intl';
import { ACCEPTED_TYPES, FILE_FAULTS, type FileFault, MAX_FILE_MEGABYTES } from '@/lib/files/rules';
import { isolate } from './isolate';

const TYPES = ACCEPTED_TYPES.join(', ');

/** The values of the spec's parameters {max}, {types} and {n}. */
export function getLimits(maxFiles: number) {
  return { max: maxFiles, types: TYPES, n: MAX_FILE_MEGABYTES };
}

function isFileFault(code: string): code is FileFault {
  return FILE_FAULTS.includes(code as FileFault);
}

/** Turns a fault code of a file into its message; a code that only the server knows gets a general one. */
export function useFaultText(maxFiles: number): (code: string, fileName: string) => string {
  const t = useTranslations('uploader');
  return (code, fileName) =>
    t(`faults.${isFileFault(code) ? code : 'other'}`, { ...getLimits(maxFiles), name: isolate(fileName) });
}
