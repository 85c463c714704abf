import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/server/db/tables';
import { blankCertificates } from './certificate-retention';
import { keepScores } from './kept-scores';
import { listStoredFiles } from './list-stored-files';

/** Answers that nothing published needs. */
const BLANK = {
  date_of_birth: '',
  scholarship_file_number: '',
  email: '',
  saudi_mobile: '',
  mobile: '',
  scholarship_city: '',
  scholarship_specialization: '',
  expected_graduation_date: '',
  participant_name: '',
  participant_information: '',
  research_summary: '',
};

/** The tables with the other rows of an application. */
const CHILDREN = [
  'award_person',
  'award_supervisor',
  'blind_copy',
  'submission',
  'award_assignment',
  'award_conflict',
  'eligibility_check',
  'award_disqualification',
  'award_letter',
] as const;

/** The applications of winners who consent to the publication of their name or university. */
export async function listConsenting(db: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('award_consent')
    .select('request_id')
    .distinct()
    .where('withdrawn_at', 'is', null)
    .execute();
  return new Set(rows.map(({ request_id }) => request_id));
}

/**
 * Removes the answers, files, readings and letters of a winner's application. What is published, and what the winner
 * needs to withdraw their consent, stays.
 * @returns the keys of its files
 */
export async function reduceWinner(db: Kysely<Tables>, id: string): Promise<string[]> {
  const files = await listStoredFiles(db, id);
  await keepScores(db, id);
  for (const table of CHILDREN) await db.deleteFrom(table).where('request_id', '=', id).execute();
  await blankCertificates(db, id);
  await db.updateTable('scholarship_request').set(BLANK).where('id', '=', id).execute();
  return files;
}
