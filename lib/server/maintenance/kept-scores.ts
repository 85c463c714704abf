import 'server-only';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '@/lib/server/db/tables';

/**
 * Copies the final scores of an application, which is then removed: without its sender, its jurors, their comments and
 * all ids, so that only scores, category and research field stay.
 */
export async function keepScores(db: Kysely<Tables>, request: string): Promise<void> {
  const sheets = await db
    .selectFrom('award_assignment as assignment')
    .innerJoin('score_sheet as sheet', 'sheet.assignment_id', 'assignment.id')
    .innerJoin('scholarship_request as request', 'request.id', 'assignment.request_id')
    .select(['assignment.id', 'sheet.scores', 'sheet.total', 'assignment.edition'])
    .select(['request.category', 'request.research_field_id as field'])
    .where('request.id', '=', request)
    .where('sheet.state', '=', 'final')
    .orderBy('sheet.version')
    .execute();
  // Of a sheet that was reopened, the last version counts.
  const last = new Map(sheets.map((sheet) => [sheet.id, sheet])).values();
  const application = uuidv7();
  const rows = [...last].map(({ id: _id, total, ...sheet }) => ({
    ...sheet,
    id: uuidv7(),
    application,
    total: total ?? 0,
  }));
  if (rows.length > 0) await db.insertInto('award_kept_score').values(rows).execute();
}
