import 'server-only';
import type { NamedItem } from '@/lib/api/contract/named-list';
import { OPTION_PATH } from '@/lib/award/definition/edition-texts';
import type { Edition } from '@/lib/award/edition-with-texts';
import type { MyRequest } from '@/lib/award/schemas';
import { now } from '@/lib/env/clock';
import type { Locale } from '@/lib/i18n/locales';
import { type Database, openDatabase } from '@/lib/server/db/open';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readDisqualification } from './exceptions/disqualifications';
import { listPermits } from './exceptions/held-permits';
import { findRefusedAt, isBeingChecked } from './held-submission';
import { nameCountries, nameFields } from './named-lists';
import { openPublicEdition } from './read-edition';
import { toRegistration } from './request-columns';
import { findRequest, type StoredRequest } from './requests';
import { readResult } from './results/own-result';
import { listSubmittedFiles } from './submitted-file';

type Data = NonNullable<MyRequest['data']>;

const find = (items: NamedItem[], id: number) => items.find((item) => item.id === id) ?? null;

async function readProject(
  database: Database,
  request: StoredRequest,
): Promise<Data['projectRegisteration']> {
  const submission = await database
    .selectFrom('submission')
    .selectAll()
    .where('request_id', '=', request.id)
    .executeTakeFirst();
  if (!submission) return null;
  const files = await listSubmittedFiles(database, submission.id);
  return {
    files: files.map(({ type, ...file }) => ({
      ...file,
      attachmentType: type,
      url: `/gateway/files/${file.id}`,
    })),
    verifiedCorrectInformation: submission.verified_correct_information === 1,
    verifiedTermsAndConditions: submission.verified_terms_and_conditions === 1,
    verifiedOriginalResearch: submission.verified_original_research === 1,
    verifiedPublishAndDevelopment: submission.verified_publish_and_development === 1,
    verifiedScholarshipParticipation: submission.verified_scholarship_participation === 1,
  };
}

/** Why a request is not admitted; nothing before its refusal is confirmed. */
async function listRefusalReasons(
  database: Database,
  request: StoredRequest,
): Promise<NonNullable<Data['refusalReasons']>> {
  if (request.shown_stage !== 'notAdmitted') return [];
  return database
    .selectFrom('eligibility_check')
    .select(['rule', 'reason'])
    .where('request_id', '=', request.id)
    .where('is_met', '=', 0)
    .execute();
}

/** The prize category of an admitted request. */
function nameCategory(edition: Edition, { shown_stage, category }: StoredRequest): string | null {
  const option = edition.categories.find(({ id }) => id === category);
  const isShown = shown_stage !== null && shown_stage !== 'notAdmitted' && shown_stage !== 'disqualified';
  return isShown && option ? edition.text(OPTION_PATH.categories(option.key)) : null;
}

/**
 * A request in the response to its sender.
 * @param person the sender's name, from the token
 */
export async function toData(
  database: Database,
  request: StoredRequest,
  locale: Locale,
  person: string | undefined,
): Promise<Data> {
  const edition = await openPublicEdition(database, locale, request.edition_id);
  return {
    scholarshipRequestStatus: request.status,
    referenceNumber: request.reference_number,
    ...toRegistration(request),
    scholarshipCountry: find(nameCountries(edition), request.scholarship_country_id),
    researchField: find(nameFields(edition), request.research_field_id),
    projectRegisteration: await readProject(database, request),
    beingChecked: await isBeingChecked(database, request.id),
    withdrawnAt: request.withdrawn_at,
    shownStage: request.shown_stage,
    refusalReasons: await listRefusalReasons(database, request),
    disqualification: await readDisqualification(database, request),
    prizeCategory: nameCategory(edition, request),
    ...(await readResult(database, request, person)),
    refusedAt: await findRefusedAt(database, request.id),
  };
}

/**
 * GetMyRequest: the person's own request with its files, or `data: null`, and what they may do outside of the windows.
 */
export const getMyRequest: ApiHandler = async (c) => {
  const database = await openDatabase();
  const { subject, name } = c.get('caller');
  const request = await findRequest(database, subject);
  const answer: MyRequest = {
    data: request && (await toData(database, request, c.get('locale'), name)),
    permits: await listPermits(database, subject, now()),
  };
  return c.json(answer);
};
