import 'server-only';
import type { Kysely } from 'kysely';
import type { JudgingRules } from '@/lib/award/definition/judging-rules';
import { adjustTotals, type FinalSheet } from '@/lib/award/rules/adjust-totals';
import { type Place, rankApplications, type ScoredApplication } from '@/lib/award/rules/rank-applications';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { readEditionInForce, yearInForce } from '@/lib/server/award/read-edition';
import type { Tables } from '@/lib/server/db/tables';

/** The stages in which an application takes part in the judging. */
const JUDGED_STAGES = ['eligible', 'inReview'] as const;

/** A place in the ranking. Means and spread are hundredths of a point of 100; null without a final sheet. */
export interface RankedRow extends Place {
  referenceNumber: string;
  raw: number | null;
  adjusted: number | null;
  /** The highest less the lowest total. */
  spread: number | null;
  /** The number of final sheets. */
  sheets: number;
}

/** The applications of the edition in force that are admitted and not withdrawn. */
export const selectJudged = (db: Kysely<Tables>) =>
  db
    .selectFrom('scholarship_request as request')
    .where('request.edition_id', '=', yearInForce())
    .where('request.stage', 'in', JUDGED_STAGES)
    .where('request.category', 'is not', null)
    .where('request.withdrawn_at', 'is', null);

/** The states of readings whose sheets count. */
const COUNTED = ['released', 'ended'] as const;

/**
 * The admitted applications, each with its final totals in consecutive rows: of each assignment that of its newest sheet,
 * if it is final. One row without a total if there is none.
 */
const readTotals = (db: Kysely<Tables>) =>
  selectJudged(db)
    .leftJoin('award_assignment as assignment', (join) =>
      join
        .onRef('assignment.request_id', '=', 'request.id')
        .on('assignment.state', 'in', COUNTED)
        .on('assignment.total', 'is not', null),
    )
    .select(['request.id', 'request.reference_number as referenceNumber', 'request.category'])
    .select(['assignment.juror', 'assignment.total'])
    .orderBy('request.id')
    .execute();

/** The scores of the sheets that count, JSON by criterion. */
const readScores = (db: Kysely<Tables>, category: number | undefined) =>
  selectJudged(db)
    .$if(category !== undefined, (query) => query.where('request.category', '=', category ?? 0))
    .innerJoin('award_assignment as assignment', 'assignment.request_id', 'request.id')
    .innerJoin('score_sheet as sheet', 'sheet.assignment_id', 'assignment.id')
    .select(['request.id as application', 'sheet.scores'])
    .where('assignment.state', 'in', COUNTED)
    .where('assignment.total', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('score_sheet as later')
            .select('later.version')
            .whereRef('later.assignment_id', '=', 'sheet.assignment_id')
            .whereRef('later.version', '>', 'sheet.version'),
        ),
      ),
    )
    .execute();

const meanOf = (totals: readonly number[]) =>
  totals.length === 0 ? null : Math.round(totals.reduce((sum, total) => sum + total, 0) / totals.length);

/** An admitted application with its final sheets. */
class Judged implements ScoredApplication {
  readonly raw: number[] = [];
  readonly adjusted: number[] = [];
  /** JSON of the scores of each sheet. */
  readonly written: string[] = [];

  constructor(
    readonly id: string,
    readonly category: number,
    readonly referenceNumber: string,
    private readonly mean: JudgingRules['mean'],
  ) {}

  get totals(): readonly number[] {
    return this[this.mean];
  }

  /** Read once, and only of applications with the same mean. */
  get scores(): Record<string, number>[] {
    return this.written.map((text) => JSON.parse(text));
  }
}

/**
 * The admitted applications with the sheets that count.
 * @param category only its applications; the adjustment still allows for all sheets
 */
async function readJudged(
  db: Kysely<Tables>,
  mean: JudgingRules['mean'],
  category: number | undefined,
): Promise<Map<string, Judged>> {
  const judged = new Map<string, Judged>();
  const sheets: FinalSheet<Judged>[] = [];
  let last: Judged | undefined;
  for (const { id, referenceNumber, category: own, juror, total } of await readTotals(db)) {
    if (last?.id !== id) {
      last = new Judged(id, own ?? 0, referenceNumber, mean);
      if (category === undefined || category === own) judged.set(id, last);
    }
    if (juror !== null && total !== null) sheets.push({ application: last, juror, total });
  }
  for (const { application, total, adjusted } of adjustTotals(sheets)) {
    application.raw.push(total);
    application.adjusted.push(adjusted);
  }
  for (const { application, scores } of await readScores(db, category))
    judged.get(application)?.written.push(scores);
  return judged;
}

/**
 * The ranking of the edition in force from its final sheets, by category and rank; equal ones by reference number. Ties
 * are broken by the criteria in the order of the edition.
 * @param category only its applications; the adjustment still allows for all sheets
 */
export async function rankEdition(db: Kysely<Tables>, category?: number): Promise<RankedRow[]> {
  const { data } = await readEditionInForce(db, DEFAULT_LOCALE);
  const judged = await readJudged(db, data.judging.mean, category);
  const places = rankApplications(
    [...judged.values()],
    data.criteria.map(({ key }) => key),
  );
  const rows = places.map(({ id, category, rank, decidedBy, isTied }): RankedRow => {
    const { referenceNumber = '', raw = [], adjusted = [] } = judged.get(id) ?? {};
    return {
      id,
      category,
      rank,
      decidedBy,
      isTied,
      referenceNumber,
      raw: meanOf(raw),
      adjusted: meanOf(adjusted),
      spread: raw.length === 0 ? null : Math.max(...raw) - Math.min(...raw),
      sheets: raw.length,
    };
  });
  const orderOf = ({ rank }: RankedRow) => rank ?? Number.MAX_SAFE_INTEGER;
  return rows.sort(
    (left, right) =>
      left.category - right.category ||
      orderOf(left) - orderOf(right) ||
      (left.referenceNumber < right.referenceNumber ? -1 : 1),
  );
}
