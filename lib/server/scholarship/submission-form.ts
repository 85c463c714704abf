import 'server-only';
import { ACKNOWLEDGEMENTS, FILE_SLOTS, type FileSlot } from '@/lib/award/file-slots';
import { acknowledgements } from '@/lib/contract/schemas/scholarship';
import type { ApiContext } from '../api-context';
import { toFieldFaults } from '../body/field-faults';
import { ApiFault } from '../errors';
import { checkFiles } from '../uploads/file-fault';
import type { ReceivedForm, UploadRules } from '../uploads/receive-form';

/** What SubmitResearch may bring: five ticks and the files of five slots. */
export const SUBMISSION_RULES: UploadRules<FileSlot> = {
  slots: FILE_SLOTS,
  maxFields: 20,
  maxFieldBytes: 1000,
};

const TICKED = new Set(['true', 'on', '1']);

function findMissing({ fields, files }: ReceivedForm<FileSlot>): Record<string, string> {
  const ticked = ACKNOWLEDGEMENTS.map((name) => [name, TICKED.has(fields.get(name) ?? '')]);
  const result = acknowledgements.safeParse(Object.fromEntries(ticked));
  const missing = result.success ? {} : toFieldFaults(result.error.issues);
  for (const slot of Object.keys(FILE_SLOTS) as FileSlot[]) {
    if (!FILE_SLOTS[slot].required || files.some((file) => file.slot === slot)) continue;
    missing[slot] = 'requiredFields';
  }
  return missing;
}

/**
 * Judges a submission: five ticked acknowledgements, an identity image, and every file by its content.
 * @throws ApiFault 422 `requiredFields` or `files`, with the fault of each field
 */
export async function checkForm(form: ReceivedForm<FileSlot>, c: ApiContext): Promise<void> {
  const fields = findMissing(form);
  if (Object.keys(fields).length > 0) throw new ApiFault(422, 'requiredFields', { fields });
  await checkFiles(form, FILE_SLOTS, c);
}
