import 'server-only';
import type { Kysely } from 'kysely';
import type { PlannedApplication, ReadingProblem } from '@/lib/award/rules/plan-readings';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import type { Tables } from '@/lib/server/db/tables';
import { type JudgedEdition, selectWithSums } from './judged-applications';
import { describeNeeds } from './needed-readings';
import { listActive } from './read-jurors';

type Pairs = Map<string, Set<string>>;

function toPairs(rows: readonly { request_id: string; juror: string }[]): Pairs {
  const pairs: Pairs = new Map();
  for (const { request_id, juror } of rows)
    pairs.set(request_id, (pairs.get(request_id) ?? new Set()).add(juror));
  return pairs;
}

/** An application is read in the language in which it was submitted. */
export const toLanguage = (text: string) => (isLocale(text) ? text : DEFAULT_LOCALE);

/**
 * The jurors who may read, and what excludes them from an application: a conflict, or a reading that has ended.
 * @param ids of applications; by default all of the edition
 */
export async function readObstacles(db: Kysely<Tables>, year: number, ids?: readonly string[]) {
  const conflicts = await db
    .selectFrom('award_conflict')
    .innerJoin('scholarship_request as request', 'request.id', 'award_conflict.request_id')
    .select(['request_id', 'juror'])
    .where('request.edition_id', '=', year)
    .where('state', '=', 'blocking')
    .$if(ids !== undefined, (query) => query.where('request_id', 'in', ids ?? []))
    .execute();
  const left = await db
    .selectFrom('award_assignment')
    .select(['request_id', 'juror'])
    .where('edition', '=', year)
    .where('state', 'in', ['recused', 'ended'])
    .$if(ids !== undefined, (query) => query.where('request_id', 'in', ids ?? []))
    .execute();
  return { jurors: await listActive(db, year), conflicts: toPairs(conflicts), left: toPairs(left) };
}

/** The input for the assignment of readings in an edition; released readings stay. */
export async function readProblem(db: Kysely<Tables>, edition: JudgedEdition): Promise<ReadingProblem> {
  const { year } = edition;
  const { needed } = await describeNeeds(db, edition);
  const rows = await selectWithSums(db, '', year)
    .innerJoin('submission', 'submission.request_id', 'request.id')
    .select([
      'request.id',
      'request.research_field_id as field',
      'submission.text_language',
      needed.as('needed'),
    ])
    .orderBy('request.id')
    .execute();
  const applications = rows.map(
    ({ text_language, ...row }): PlannedApplication => ({ ...row, language: toLanguage(text_language) }),
  );
  const kept = await db
    .selectFrom('award_assignment')
    .select(['request_id as application', 'juror'])
    .where('edition', '=', year)
    .where('state', '=', 'released')
    .orderBy('id')
    .execute();
  return { seed: year, applications, kept, ...(await readObstacles(db, year)) };
}
