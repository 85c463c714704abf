import 'server-only';
import type { Kysely } from 'kysely';
import type { EditionData } from '@/lib/award/definition/edition';
import { now } from '@/lib/env/clock';
import { selectSubmitted } from '@/lib/server/award/eligibility-facts';
import { selectReopened } from '@/lib/server/award/exceptions/held-permits';
import { type Year, yearInForce } from '@/lib/server/award/read-edition';
import type { Tables } from '@/lib/server/db/tables';

export interface JudgedEdition extends Pick<EditionData, 'judging' | 'prizes' | 'categories'> {
  year: number;
}

/** Readings that count: given to a juror, or proposed. */
export const ACTIVE = ['proposed', 'released'] as const;

/**
 * The applications of an edition, by default the one in force, that jurors read, without those that the reader must not
 * see and those whose submission is open again.
 */
export const selectJudged = (db: Kysely<Tables>, reader: string, edition: Year = yearInForce()) =>
  selectSubmitted(db, reader, edition)
    .where('request.stage', 'in', ['eligible', 'inReview'])
    // The ids are compared, because the index of judging contains them: none of 40,000 rows is read.
    .where('request.id', 'not in', selectReopened(db, now(), edition));

/** The same with the sums of their readings; these are null for an application that never had an assignment. */
export const selectWithSums = (db: Kysely<Tables>, reader: string, edition?: Year) =>
  selectJudged(db, reader, edition).leftJoin(
    'award_reading_sum as readings',
    'readings.request_id',
    'request.id',
  );
