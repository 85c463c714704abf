import 'server-only';
import type { Kysely } from 'kysely';
import type { EditionData } from '@/lib/award/definition/edition';
import { selectSubmitted } from '@/lib/server/award/eligibility-facts';
import type { Tables } from '@/lib/server/db/tables';

export interface JudgedEdition extends Pick<EditionData, 'judging' | 'prizes' | 'categories'> {
  year: number;
}

/** Readings that count: given to a juror, or proposed. */
export const ACTIVE = ['proposed', 'released'] as const;

/** The applications of the edition in force that jurors read, without those that the reader must not see. */
export const selectJudged = (db: Kysely<Tables>, reader: string) =>
  selectSubmitted(db, reader).where('request.stage', 'in', ['eligible', 'inReview']);

/** The same with the sums of their readings, which one without an assignment does not have. */
export const selectWithSums = (db: Kysely<Tables>, reader: string) =>
  selectJudged(db, reader).leftJoin('award_reading_sum as readings', 'readings.request_id', 'request.id');
