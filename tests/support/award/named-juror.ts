import { uuidv7 } from 'uuidv7';
import { SEED_YEAR } from '@/lib/award/definition/edition';
import { now } from '@/lib/env/clock';
import { changeStaff } from '@/lib/server/admin/staff/configured-staff';
import { openDatabase } from '@/lib/server/db/open';

/**
 * Names a juror of the edition in force, to whom an application is released.
 * @param total of the final sheet, in hundredths; null for a draft
 */
export async function nameJuror(
  { subject, label }: { subject: string; label: string },
  requestId: string,
  total: number | null,
): Promise<void> {
  const db = await openDatabase();
  const at = now().toISOString();
  await changeStaff(db, { subject, label, roles: ['jury'] }, now());
  const profile = { fields: '[1]', languages: '["ar"]', capacity: 5, version: 1, updated_at: at };
  await db
    .insertInto('award_juror')
    .values({ ...profile, edition: SEED_YEAR, subject })
    .execute();
  const id = uuidv7();
  const assignment = { id, edition: SEED_YEAR, round: 1, request_id: requestId, juror: subject };
  await db
    .insertInto('award_assignment')
    .values({ ...assignment, state: 'released', due_at: null, why: '{}', created_at: at })
    .execute();
  const sheet = { assignment_id: id, version: 1, scores: '{}', comments: '', updated_at: at };
  await db
    .insertInto('score_sheet')
    .values({ ...sheet, state: total === null ? 'draft' : 'final', total })
    .execute();
}
