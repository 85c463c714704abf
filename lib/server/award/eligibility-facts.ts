import 'server-only';
import type { Kysely } from 'kysely';
import type { EligibilityRule } from '@/lib/award/definition/eligibility';
import { REQUEST_STATUS } from '@/lib/award/definition/enumerations';
import type { PermitKind } from '@/lib/award/definition/permit-kinds';
import { findBrokenRules } from '@/lib/award/rules/check-eligibility';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import type { Tables } from '@/lib/server/db/tables';
import { readConfiguration } from './configuration';
import { readPermitsOf } from './exceptions/held-permits';
import { openPublicEdition, type Year, yearInForce } from './read-edition';

/** The applications from which a conflict of interest bars a person. */
export const selectBarred = (db: Kysely<Tables>, person: string) =>
  db
    .selectFrom('award_conflict')
    .select('request_id')
    .where('juror', '=', person)
    .where('state', '=', 'blocking');

/**
 * The applications that take part in an edition, by default the one in force: submitted, not withdrawn, and with no
 * file waiting for the virus scanner. The reader's own is not among them, and none from which a conflict of interest
 * bars them. The excluded ones are few and listed by subqueries, so that an index answers the rest.
 */
export const selectSubmitted = (db: Kysely<Tables>, reader: string, edition: Year = yearInForce()) =>
  db
    .selectFrom('scholarship_request as request')
    .where('request.edition_id', '=', edition)
    .where('request.status', '=', REQUEST_STATUS.Completed)
    .where('request.withdrawn_at', 'is', null)
    .where('request.id', 'not in', (eb) =>
      eb
        .selectFrom('scholarship_request')
        .select('id')
        .where('edition_id', '=', edition)
        .where('user_sub', '=', reader),
    )
    .where('request.id', 'not in', selectBarred(db, reader))
    .where('request.id', 'not in', (eb) =>
      eb
        .selectFrom('submission_file as file')
        .innerJoin('submission', 'submission.id', 'file.submission_id')
        .select('submission.request_id')
        .where('file.scan_state', '=', 'waiting'),
    );

/** What the portal has found about an application. */
interface Findings {
  broken: EligibilityRule[];
  /** Reference numbers of other submissions with the same file or scholarship file number. */
  duplicates: string[];
}

/** Other submissions of the edition with the scholarship file number or a file of one of these. */
async function findDuplicates(
  db: Kysely<Tables>,
  ids: readonly string[],
  edition: number,
): Promise<Map<string, Set<string>>> {
  const sameNumber = await db
    .selectFrom('scholarship_request as request')
    .innerJoin('scholarship_request as other', (join) =>
      join
        .onRef('other.edition_id', '=', 'request.edition_id')
        .onRef('other.scholarship_file_number', '=', 'request.scholarship_file_number')
        .onRef('other.id', '!=', 'request.id'),
    )
    .select(['request.id', 'other.reference_number'])
    .where('request.id', 'in', ids)
    .where('other.status', '=', REQUEST_STATUS.Completed)
    .where('other.withdrawn_at', 'is', null)
    .execute();
  const sameFile = await db
    .selectFrom('submission')
    .innerJoin('submission_file as file', 'file.submission_id', 'submission.id')
    .innerJoin('submission_file as same', (join) =>
      join.onRef('same.sha256', '=', 'file.sha256').onRef('same.submission_id', '!=', 'file.submission_id'),
    )
    .innerJoin('submission as theirs', 'theirs.id', 'same.submission_id')
    .innerJoin('scholarship_request as other', 'other.id', 'theirs.request_id')
    .select(['submission.request_id as id', 'other.reference_number'])
    .where('submission.request_id', 'in', ids)
    .where('other.edition_id', '=', edition)
    .where('other.withdrawn_at', 'is', null)
    .execute();
  const found = new Map(ids.map((id) => [id, new Set<string>()]));
  for (const { id, reference_number } of [...sameNumber, ...sameFile]) found.get(id)?.add(reference_number);
  return found;
}

const DECLARATIONS = [
  'verified_correct_information',
  'verified_terms_and_conditions',
  'verified_original_research',
  'verified_publish_and_development',
  'verified_scholarship_participation',
] as const;

/**
 * What the portal can tell about the eligibility of these applications, by id.
 * @param year of their edition; by default the one in force
 */
export async function findFindings(
  db: Kysely<Tables>,
  ids: readonly string[],
  at: Date,
  year?: number,
): Promise<Map<string, Findings>> {
  if (ids.length === 0) return new Map();
  const edition = await openPublicEdition(db, DEFAULT_LOCALE, year);
  const configuration = await readConfiguration(db, at, edition.year);
  const duplicates = await findDuplicates(db, ids, edition.year);
  const permits = await readPermitsOf(db, ids);
  const rows = await db
    .selectFrom('scholarship_request as request')
    .innerJoin('submission', 'submission.request_id', 'request.id')
    .select(['request.id', 'request.created_at', 'request.scholarship_country_id'])
    .select(['submission.created_at as submittedAt', ...DECLARATIONS])
    .where('request.id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row) => {
      const found = [...(duplicates.get(row.id) ?? [])].sort();
      const heldAt = (at: string, kinds: readonly PermitKind[]) =>
        permits
          .get(row.id)
          ?.some(
            ({ kind, confirmed_at, until }) =>
              kinds.includes(kind) && confirmed_at !== null && confirmed_at <= at && at <= until,
          ) ?? false;
      const permitted = [
        ...(heldAt(row.created_at, ['register']) ? (['register'] as const) : []),
        ...(heldAt(row.submittedAt, ['submit', 'resubmit']) ? (['submit'] as const) : []),
      ];
      const facts = {
        registeredAt: row.created_at,
        submittedAt: row.submittedAt,
        countryId: row.scholarship_country_id,
        areDeclarationsAccepted: DECLARATIONS.every((name) => row[name] === 1),
        duplicates: found,
        permitted,
      };
      return [row.id, { broken: findBrokenRules(facts, edition, configuration), duplicates: found }];
    }),
  );
}

/** The stored answers to the rules of checked applications, by id of the application. */
export async function readChecks(db: Kysely<Tables>, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never[]>();
  const rows = await db.selectFrom('eligibility_check').selectAll().where('request_id', 'in', ids).execute();
  return Map.groupBy(rows, ({ request_id }) => request_id);
}
