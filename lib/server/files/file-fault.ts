import 'server-only';
import { ACCEPTED_TYPES, MAX_FILE_MEGABYTES } from '@/lib/forms/files/rules';
import { loadTranslator } from '@/lib/i18n/translator';
import type { ApiContext } from '@/lib/server/http/api-context';
import { ApiFault } from '@/lib/server/http/errors';
import { keyOf } from '@/lib/server/http/rate-limit';
import { listRefusedFiles } from './judge-files';
import type { ReceivedForm, UploadRules } from './receive-form';

/**
 * Judges the files of a form by their names and content.
 * @throws ApiFault 422 `files`: names the first refused file and why, in the caller's language, and the fault of
 *   each in `fields`; 429, 503 when too many files wait to be opened
 */
export async function checkFiles<Slot extends string>(
  { files }: ReceivedForm<Slot>,
  slots: UploadRules<Slot>['slots'],
  c: ApiContext,
): Promise<void> {
  const refused = await listRefusedFiles(files, slots, keyOf(c));
  const first = refused[0];
  if (!first) return;
  const { name, slot } = first.draft;
  const t = await loadTranslator(c.get('locale'), 'uploader');
  const limits = { max: slots[slot].maxFiles, types: ACCEPTED_TYPES.join(', '), n: MAX_FILE_MEGABYTES };
  const reason = t(`faults.${first.fault}`, { ...limits, name });
  const fields = Object.fromEntries(refused.map(({ field, fault }) => [field, fault]));
  throw new ApiFault(422, 'files', { fields, values: { name, reason } });
}
