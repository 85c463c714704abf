import 'server-only';
import type { FileFault } from '@/lib/files/rules';
import { type Draft, readDraft } from './draft';
import { inspectPdf } from './inspect-pdf';
import type { UploadRules } from './receive-form';

const PDF_MARK = '%PDF-';
/** Readers accept a few bytes of rubbish before the mark. */
const MARK_WITHIN = 1024;

export interface RefusedFile<Slot extends string = string> {
  /** `CVFile`, or `ExtraSupportiveFiles.2` where a slot takes several; counted from 0. */
  field: string;
  fault: FileFault;
  draft: Draft<Slot>;
}

function isPdf(content: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(content.subarray(0, MARK_WITHIN)).includes(PDF_MARK);
}

/** The spec's rule, same name and size, and the same content under another name. */
function isDuplicate(draft: Draft, earlier: readonly Draft[]): boolean {
  return earlier.some(
    ({ name, size, sha256 }) => sha256 === draft.sha256 || (name === draft.name && size === draft.size),
  );
}

async function findFault(
  draft: Draft,
  earlier: readonly Draft[],
  maxFiles: number,
): Promise<FileFault | null> {
  if (earlier.length >= maxFiles) return 'tooMany';
  if (draft.size === 0) return 'empty';
  const content = await readDraft(draft);
  if (!isPdf(content)) return 'wrongType';
  if (draft.truncated) return 'tooLarge';
  if (isDuplicate(draft, earlier)) return 'duplicate';
  return inspectPdf(content);
}

/** Judges the files of a form by their content, one after the other: an open PDF takes memory. */
export async function listRefusedFiles<Slot extends string>(
  drafts: readonly Draft<Slot>[],
  slots: UploadRules<Slot>['slots'],
): Promise<RefusedFile<Slot>[]> {
  const refused: RefusedFile<Slot>[] = [];
  for (const [index, draft] of drafts.entries()) {
    const earlier = drafts.slice(0, index).filter(({ slot }) => slot === draft.slot);
    const { maxFiles } = slots[draft.slot];
    const fault = await findFault(draft, earlier, maxFiles);
    const field = maxFiles > 1 ? `${draft.slot}.${earlier.length}` : draft.slot;
    if (fault) refused.push({ field, fault, draft });
  }
  return refused;
}
