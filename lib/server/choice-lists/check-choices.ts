import 'server-only';
import type { Kysely } from 'kysely';
import { CHOICE_LIST_IDS, isOffered } from '@/lib/choice-lists/choice-lists';
import { now } from '@/lib/env/clock';
import type { Questions } from '@/lib/forms/definition/form-definition';
import { listFields } from '@/lib/forms/rules/answers';
import { toDay } from '@/lib/i18n/format';
import type { Tables } from '@/lib/server/db/tables';
import { readChoices } from './read-choices';

/**
 * Errors by field of answers that the lists of the desk do not offer today.
 * @returns `choice` for a key that the list has never had, `notOffered` for one that has ended or not begun
 */
export async function checkChoices(
  db: Kysely<Tables>,
  form: Questions,
  data: Readonly<Record<string, unknown>>,
): Promise<Record<string, string>> {
  const today = toDay(now());
  const errors: Record<string, string> = {};
  for (const field of listFields(form)) {
    const name = 'options' in field && 'list' in field.options ? field.options.list : undefined;
    const list = CHOICE_LIST_IDS.find((known) => known === name);
    if (!list || data[field.name] === undefined) continue;
    const found = (await readChoices(db, list)).find(({ key }) => key === data[field.name]);
    if (!found) errors[field.name] = 'choice';
    else if (!isOffered(found, today)) errors[field.name] = 'notOffered';
  }
  return errors;
}
