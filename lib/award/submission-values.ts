import type { MyRequest, StoredFile } from '@/lib/award/schemas';
import type { UploadItem } from '@/lib/forms/files/upload-item';
import { ACKNOWLEDGEMENTS, type Acknowledgement, FILE_SLOTS, type FileSlot } from './file-slots';

export const SLOT_NAMES = Object.keys(FILE_SLOTS) as FileSlot[];

/** What stands in the submission form. Files never outlive the page, so their names are kept beside them. */
export type SubmissionValues = Record<Acknowledgement, boolean> &
  Record<FileSlot, UploadItem[]> & { chosenNames: ChosenNames };

/** Names of the files chosen in this browser, by slot: after a reload the page asks for them again. */
export type ChosenNames = Partial<Record<FileSlot, string[]>>;

/** What the form opens with: nothing, or what the request carries already (`projectRegisteration`). */
export function toSubmissionValues(request: MyRequest['data']): SubmissionValues {
  const given = request?.projectRegisteration;
  const files = given?.files ?? [];
  const boxes = ACKNOWLEDGEMENTS.map((name) => [name, given?.[name] ?? false]);
  const slots = SLOT_NAMES.map((slot) => [
    slot,
    files.filter(({ attachmentType }) => attachmentType === FILE_SLOTS[slot].type).map(toStoredItem),
  ]);
  return { ...Object.fromEntries(boxes), ...Object.fromEntries(slots), chosenNames: {} };
}

function toStoredItem({ id, name, size, url }: StoredFile): UploadItem {
  return { id, name, size, url, state: 'attached' };
}

/** True while a box is not ticked or the identity image is not chosen (SUB-03). */
export function isMissingAnswers(values: SubmissionValues): boolean {
  return values.CVFile.length === 0 || ACKNOWLEDGEMENTS.some((name) => !values[name]);
}

/** The spec's Save rule; files that were refused must be replaced or removed first. */
export function isSubmittable(values: SubmissionValues): boolean {
  const hasRefused = SLOT_NAMES.some((slot) => values[slot].some(({ state }) => state === 'failed'));
  return !isMissingAnswers(values) && !hasRefused;
}
