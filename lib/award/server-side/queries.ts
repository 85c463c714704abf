import 'server-only';
import { orElse } from '@/lib/api/reader';
import { callFromServer } from '@/lib/api/server';
import type { Person, ServerCallOptions } from '@/lib/api/server-call';
import { SEED_YEAR } from '@/lib/award/definition/edition';
import { DRAFT_ENDPOINTS } from '@/lib/award/draft-endpoints';
import { DRAFT_SCHEMAS, type FormDraft } from '@/lib/award/draft-schemas';
import { AWARD_ENDPOINTS } from '@/lib/award/endpoints';
import { findStage } from '@/lib/award/rules/application-stage';
import {
  AWARD_SCHEMAS,
  type AwardConfiguration,
  type MyApplication,
  type MyRequest,
} from '@/lib/award/schemas';
import { now } from '@/lib/env/clock';
import { env } from '@/lib/env/env';
import type { Locale } from '@/lib/i18n/locales';
import { limitLifetime, recordTags } from '@/lib/page-reads/record-reads';

/** Windows begin and end at a time of day. */
const TIMED_SECONDS = 60;

/** A window from its own call; null if the API has no window or no such call. */
const readWindow = (id: 'getRegistrationWindow' | 'getSubmissionWindow', options: ServerCallOptions) =>
  orElse(callFromServer(AWARD_ENDPOINTS[id], AWARD_SCHEMAS[id], options), null);

/**
 * Status and windows of the award. A window missing in the configuration is read by its own call.
 * @param person the signed-in person, if the page is rendered for one
 * @throws ApiFailure when the API fails
 */
export async function getAwardConfiguration(locale: Locale, person?: Person): Promise<AwardConfiguration> {
  recordTags('windows');
  recordTags('edition');
  limitLifetime(TIMED_SECONDS, { expires: true });
  const options = { locale, person };
  const { getAwardConfiguration: row } = AWARD_ENDPOINTS;
  const answered = await callFromServer(row, AWARD_SCHEMAS.getAwardConfiguration, options);
  const [register, submit] = await Promise.all([
    answered.register === undefined ? readWindow('getRegistrationWindow', options) : answered.register,
    answered.submit === undefined ? readWindow('getSubmissionWindow', options) : answered.submit,
  ]);
  return { ...answered, register, submit };
}

/** Status and windows of the award, or null when the API fails. */
export async function findAwardConfiguration(locale: Locale): Promise<AwardConfiguration | null> {
  return orElse(getAwardConfiguration(locale), null);
}

/**
 * The request of a signed-in person; `data` is null if there is none yet.
 * @param person the signed-in person
 * @throws ApiFailure, `sessionEnded` if the API no longer knows the session
 */
export async function getMyRequest(locale: Locale, person: Person): Promise<MyRequest> {
  return callFromServer(AWARD_ENDPOINTS.getMyRequest, AWARD_SCHEMAS.getMyRequest, { locale, person });
}

/**
 * The applications of a signed-in person, newest edition first, with permits and drafts. An external root knows one
 * edition and no drafts.
 * @throws ApiFailure
 */
export async function listMyApplications(
  locale: Locale,
  person: Person,
): Promise<{ data: MyApplication[]; permits?: MyRequest['permits']; drafts: FormDraft[] }> {
  const { listMyApplications: row } = AWARD_ENDPOINTS;
  if (!env.API_ROOT) {
    return callFromServer(row, AWARD_SCHEMAS.listMyApplications, { locale, person });
  }
  const { data: request } = await getMyRequest(locale, person);
  if (!request) return { data: [], drafts: [] };
  const stage = findStage(request, await findAwardConfiguration(locale), now());
  return { data: [{ edition: SEED_YEAR, stage, request }], drafts: [] };
}

/**
 * The drafts of a signed-in person in the edition in force. An external root has no such call.
 * @throws ApiFailure
 */
export async function listDrafts(locale: Locale, person: Person): Promise<FormDraft[]> {
  const { listDrafts: row } = DRAFT_ENDPOINTS;
  return (await callFromServer(row, DRAFT_SCHEMAS.listDrafts, { locale, person })).data;
}
