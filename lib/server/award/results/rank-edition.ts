import 'server-only';
import type { Kysely } from 'kysely';
import { adjustTotals } from '@/lib/award/rules/adjust-totals';
import { type Place, rankApplications } from '@/lib/award/rules/rank-applications';
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

/** The sheets of the edition in force that count: of each assignment the newest version, if it is final. */
async function readFinalSheets(db: Kysely<Tables>) {
  const rows = await db
    .selectFrom('award_assignment as assignment')
    .innerJoin('score_sheet as sheet', 'sheet.assignment_id', 'assignment.id')
    .select(['assignment.id', 'assignment.request_id as application', 'assignment.juror'])
    .select(['sheet.version', 'sheet.total', 'sheet.scores'])
    .where('assignment.edition', '=', yearInForce())
    .where('assignment.state', 'in', ['released', 'ended'])
    .execute();
  const newest = new Map<string, (typeof rows)[number]>();
  for (const row of rows) if (row.version > (newest.get(row.id)?.version ?? 0)) newest.set(row.id, row);
  // A draft has no total.
  return [...newest.values()].flatMap(({ total, ...sheet }) => (total === null ? [] : [{ ...sheet, total }]));
}

const meanOf = (totals: readonly number[]) =>
  totals.length === 0 ? null : Math.round(totals.reduce((sum, total) => sum + total, 0) / totals.length);

/** The scores of an application by criterion. */
function collectScores(sheets: readonly { scores: string }[]): Record<string, number[]> {
  const all = sheets.map(({ scores }) => Object.entries(JSON.parse(scores) as Record<string, number>));
  const collected: Record<string, number[]> = {};
  for (const [criterion, score] of all.flat()) {
    collected[criterion] ??= [];
    collected[criterion].push(score);
  }
  return collected;
}

/**
 * The ranking of the edition in force from its final sheets, by category and rank; equal ones by reference number. Ties
 * are broken by the criteria in the order of the edition.
 */
export async function rankEdition(db: Kysely<Tables>): Promise<RankedRow[]> {
  const { data } = await readEditionInForce(db, DEFAULT_LOCALE);
  const applications = await selectJudged(db)
    .select(['request.id', 'request.reference_number as referenceNumber', 'request.category'])
    .execute();
  const judged = new Set(applications.map(({ id }) => id));
  const final = (await readFinalSheets(db)).filter(({ application }) => judged.has(application));
  const sheets = Map.groupBy(
    adjustTotals(final).map((sheet, index) => ({ ...sheet, scores: final[index]?.scores ?? '{}' })),
    ({ application }) => application,
  );
  const facts = new Map(
    applications.map(({ id, referenceNumber, category }) => {
      const own = sheets.get(id) ?? [];
      const raw = own.map(({ total }) => total);
      const adjusted = own.map((sheet) => sheet.adjusted);
      return [id, { id, referenceNumber, category: category ?? 0, own, raw, adjusted }];
    }),
  );
  const places = rankApplications(
    [...facts.values()].map(({ id, category, own, ...totals }) => {
      let scores: Record<string, number[]> | undefined;
      return {
        id,
        category,
        totals: totals[data.judging.mean],
        // Most means differ, so most scores are never read.
        get scores() {
          scores ??= collectScores(own);
          return scores;
        },
      };
    }),
    data.criteria.map(({ key }) => key),
  );
  const rows = places.map((place): RankedRow => {
    const { referenceNumber = '', raw = [], adjusted = [] } = facts.get(place.id) ?? {};
    const spread = raw.length === 0 ? null : Math.max(...raw) - Math.min(...raw);
    return {
      ...place,
      referenceNumber,
      raw: meanOf(raw),
      adjusted: meanOf(adjusted),
      spread,
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
