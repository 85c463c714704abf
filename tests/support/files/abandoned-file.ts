import { utimesSync, writeFileSync } from 'node:fs';
import { getUploadPath } from '@/lib/server/files/folder';

const HOUR_MS = 3_600_000;

/** Creates a stored file that no row references. @returns its path */
export function leaveFile(storageKey: string, ageHours: number): string {
  const file = getUploadPath(storageKey);
  const at = new Date(Date.now() - ageHours * HOUR_MS);
  writeFileSync(file, '');
  utimesSync(file, at, at);
  return file;
}
