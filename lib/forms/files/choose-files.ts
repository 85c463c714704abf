import { inspectFile } from './inspect-file';
import type { FileError } from './rules';

/** What the uploader needs to know of a file that is already in its list. */
export interface KnownFile {
  name: string;
  size: number;
}

export interface RefusedFile {
  /** Tells two refused files of one name apart. */
  id: string;
  name: string;
  error: FileError;
}

interface Rules {
  /** More than one file at a time; otherwise a new choice takes the place of the old one. */
  multiple: boolean;
  maxFiles: number;
  maxBytes: number;
}

/**
 * Sorts freshly chosen files into those to add and those to refuse, each with its reason (FILE-02).
 * @param present the files that the list holds already; in single mode a new file replaces them
 */
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

/** The spec's rule: same name and same size. */
function isDuplicate(file: KnownFile, others: readonly KnownFile[]): boolean {
  return others.some(({ name, size }) => name === file.name && size === file.size);
}
