import { inspectFile } from './inspect-file';
import type { FileError } from './rules';

export interface KnownFile {
  name: string;
  size: number;
}

export interface RefusedFile {
  /** Distinguishes refused files with the same name. */
  id: string;
  name: string;
  error: FileError;
}

interface Rules {
  multiple: boolean;
  maxFiles: number;
  maxBytes: number;
}

/** Sorts newly chosen files into accepted and refused ones with reasons (FILE-02). */
export async function chooseFiles(
  chosen: readonly File[],
  present: readonly KnownFile[],
  { multiple, maxFiles, maxBytes }: Rules,
): Promise<{ added: File[]; refused: RefusedFile[] }> {
  const added: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of chosen) {
    const full = added.length + (multiple ? present.length : 0) >= maxFiles;
    const error = isDuplicate(file, [...present, ...added])
      ? 'duplicate'
      : ((await inspectFile(file, maxBytes)) ?? (full ? 'tooMany' : null));
    if (error) refused.push({ id: String(refused.length), name: file.name, error });
    else added.push(file);
  }
  return { added, refused };
}

/** The specification's rule: same name and same size. */
function isDuplicate(file: KnownFile, others: readonly KnownFile[]): boolean {
  return others.some(({ name, size }) => name === file.name && size === file.size);
}
