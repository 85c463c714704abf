import { REQUEST_STATUS } from '@/lib/award/definition/enumerations';
import { ACKNOWLEDGEMENTS, FILE_SLOTS, type FileSlot, SLOT_NAMES } from '@/lib/award/definition/file-slots';
import { submissionForm } from '@/lib/award/definition/submission';
import type { DraftFile } from '@/lib/award/draft-schemas';
import type { MyRequest, StoredFile } from '@/lib/award/schemas';
import { type FormValues, listItems, namesFieldOf, toAnswers } from '@/lib/forms/browser/browser-values';
import type { UploadItem } from '@/lib/forms/files/upload-item';

/** Names of the files chosen in this browser, by slot: after a reload the page asks for the files again. */
export type ChosenNames = Partial<Record<FileSlot, string[]>>;

/**
 * The form's initial files by slot: those of the request, and those of the draft. A submission that was reopened has
 * its files in the draft alone, because what is sent replaces them.
 */
export function toStoredItems(
  request: MyRequest['data'],
  drafted: readonly DraftFile[] = [],
): Record<FileSlot, UploadItem[]> {
  const isReopened = request?.scholarshipRequestStatus === REQUEST_STATUS.Completed;
  const files = isReopened ? [] : (request?.projectRegisteration?.files ?? []);
  const slots = SLOT_NAMES.map((slot) => [
    slot,
    [
      ...files.filter(({ attachmentType }) => attachmentType === FILE_SLOTS[slot].type).map(toStoredItem),
      ...drafted.filter((file) => file.slot === slot).map(toDraftItem),
    ],
  ]);
  return Object.fromEntries(slots);
}

const toDraftItem = ({ id, name, size }: DraftFile): UploadItem => ({
  id,
  name,
  size,
  stored: id,
  state: 'stored',
});

function toStoredItem({ id, name, size, url }: StoredFile): UploadItem {
  return { id, name, size, url, state: 'attached' };
}

export function readChosenNames(draft: Partial<FormValues>): ChosenNames {
  const names = SLOT_NAMES.map((slot) => [slot, draft[namesFieldOf(slot)]]);
  return Object.fromEntries(names.filter(([, kept]) => Array.isArray(kept) && kept.length > 0));
}

/** True while a box is not ticked or the identity image is missing (SUB-03). */
export function isMissingAnswers(values: FormValues): boolean {
  const answers = toAnswers(submissionForm, values);
  return listItems(values, 'CVFile').length === 0 || ACKNOWLEDGEMENTS.some((name) => answers[name] !== true);
}

/** True while the form contains a file that the server has refused: it must be replaced or removed. */
export function hasRefusedFiles(values: FormValues): boolean {
  return SLOT_NAMES.some((slot) => listItems(values, slot).some(({ state }) => state === 'failed'));
}

/** The specification's rule for the Save button. */
export function isSubmittable(values: FormValues): boolean {
  return !isMissingAnswers(values) && !hasRefusedFiles(values);
}
