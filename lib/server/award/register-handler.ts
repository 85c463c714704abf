import 'server-only';
import { type EditionData, type ListItem, listOffered } from '@/lib/award/definition/edition';
import { registrationForm } from '@/lib/award/definition/registration';
import { getPath } from '@/lib/forms/rules/body';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { type Database, openDatabase } from '@/lib/server/db/open';
import { receiveJson } from '@/lib/server/forms/receive-submission';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { RequestError } from '@/lib/server/http/errors';
import { readEditionInForce } from './read-edition';
import { toColumns } from './request-columns';
import { admit, toReceipt } from './requests';
import { storeRegistration } from './store-registration';

/** The option lists of an edition, by question. */
const listOptions = ({ countries, levels, fields }: EditionData): Record<string, readonly ListItem[]> => ({
  scholarshipCountryId: listOffered(countries),
  currentEducationalLevel: listOffered(levels),
  researchFieldId: listOffered(fields),
});

/** Refuses ids that the edition in force does not offer: error codes by dotted path. */
async function refuseUnknownIds(db: Database, data: Readonly<Record<string, unknown>>): Promise<void> {
  const lists = listOptions((await readEditionInForce(db, DEFAULT_LOCALE)).data);
  const unknown = Object.entries(lists).filter(([name, list]) => list.every(({ id }) => id !== data[name]));
  if (unknown.length === 0) return;
  const fields = unknown.map(([name]) => [getPath(registrationForm, name).join('.'), name]);
  throw new RequestError(422, 'validation', { fields: Object.fromEntries(fields) });
}

/**
 * RegisterResearcherInfo. Responds with the reference number and FirstStageSubmited; the same registration sent twice,
 * also in parallel, is stored once. Errors: 400, 408, 413, 415 (body), 409 (window, status), 422 (fields), and those of
 * the guards.
 */
export const registerResearcher: ApiHandler = async (c) => {
  const sender = c.get('caller');
  const database = await openDatabase();
  await admit(database, sender.subject, 'register');
  const data = await receiveJson(c, registrationForm);
  await refuseUnknownIds(database, data);
  return c.json(toReceipt(await storeRegistration(database, sender, toColumns(data), c.get('locale'))));
};
