import 'server-only';
import { ACKNOWLEDGEMENTS, FILE_SLOTS, type FileSlot } from '@/lib/award/file-slots';
import { acknowledgements } from '@/lib/contract/schemas/scholarship';
import { ACCEPTED_TYPES, MAX_FILE_MEGABYTES } from '@/lib/files/rules';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { toFieldFaults } from '../body/field-faults';
import { ApiFault } from '../errors';
import { listRefusedFiles, type RefusedFile } from '../uploads/judge-files';
import type { ReceivedForm } from '../uploads/receive-form';

const TICKED = new Set(['true', 'on', '1']);

function findMissing({ fields, files }: ReceivedForm): Record<string, string> {
  const ticked = ACKNOWLEDGEMENTS.map((name) => [name, TICKED.has(fields.get(name) ?? '')]);
  const result = acknowledgements.safeParse(Object.fromEntries(ticked));
  const missing = result.success ? {} : toFieldFaults(result.error.issues);
  for (const slot of Object.keys(FILE_SLOTS) as FileSlot[]) {
    if (!FILE_SLOTS[slot].required || files.some((file) => file.slot === slot)) continue;
    missing[slot] = 'requiredFields';
  }
  return missing;
}

/** Names the file and why it was refused, in the caller's language. */
async function toFileFault(refused: readonly RefusedFile[], first: RefusedFile, locale: Locale) {
  const t = await loadTranslator(locale, 'uploader');
  const reason = t(`faults.${first.fault}`, {
    max: FILE_SLOTS[first.draft.slot].maxFiles,
    types: ACCEPTED_TYPES.join(', '),
    n: MAX_FILE_MEGABYTES,
    name: first.draft.name,
  });
  const fields = Object.fromEntries(refused.map(({ field, fault }) => [field, fault]));
  return new ApiFault(422, 'files', { fields, values: { name: first.draft.name, reason } });
}

/**
 * Judges a submission: five ticked acknowledgements, an identity image, and every file by its content.
 * @throws ApiFault 422 `requiredFields` or `files`, with the fault of each field
 */
export async function checkForm(form: ReceivedForm, locale: Locale): Promise<void> {
  const fields = findMissing(form);
  if (Object.keys(fields).length > 0) throw new ApiFault(422, 'requiredFields', { fields });
  const refused = await listRefusedFiles(form.files);
  const first = refused[0];
  if (first) throw await toFileFault(refused, first, locale);
}
