import 'server-only';
import { COUNTRIES, EDUCATIONAL_LEVELS, FIELDS } from '@/lib/award/edition';
import { findImplausibleDates } from '@/lib/award/plausible-dates';
import { now } from '@/lib/clock';
import { type Registration, registration } from '@/lib/contract/schemas/scholarship';
import type { ApiHandler } from '../api-context';
import { readJson } from '../body/read-json';
import { openDatabase } from '../db/open';
import { ApiFault } from '../errors';
import { toColumns } from './request-columns';
import { admit, toReceipt } from './requests';
import { storeRegistration } from './store-registration';

/** Ids that are in none of the lists: fault codes by dotted path. */
function findUnknownIds({ scholarshipInformation: study, researchInformation: research }: Registration) {
  const faults: Record<string, string> = {};
  const check = (list: readonly { id: number }[], id: number, part: string, field: string) => {
    if (!list.some((entry) => entry.id === id)) faults[`${part}.${field}`] = field;
  };
  check(COUNTRIES, study.scholarshipCountryId, 'scholarshipInformation', 'scholarshipCountryId');
  check(
    EDUCATIONAL_LEVELS,
    study.currentEducationalLevel,
    'scholarshipInformation',
    'currentEducationalLevel',
  );
  check(FIELDS, research.researchFieldId, 'researchInformation', 'researchFieldId');
  return faults;
}

function refuseFaults(given: Registration): void {
  const fields = { ...findImplausibleDates(given, now()), ...findUnknownIds(given) };
  if (Object.keys(fields).length > 0) throw new ApiFault(422, 'validation', { fields });
}

/**
 * RegisterResearcherInfo. Answers the reference number and FirstStageSubmited; the same registration sent
 * twice, in parallel too, is one record.
 * Errors: 400, 408, 413, 415 (body), 409 (window, status), 422 (fields), and those of the guards.
 */
export const registerResearcher: ApiHandler = async (c) => {
  const { subject } = c.get('caller');
  const database = await openDatabase();
  await admit(database, subject, 'register');
  const given = await readJson(c.req.raw, registration);
  refuseFaults(given);
  return c.json(toReceipt(await storeRegistration(database, subject, toColumns(given), c.get('locale'))));
};
