import 'server-only';
import { expressionBuilder, type Kysely } from 'kysely';
import type { JudgingRules } from '@/lib/award/definition/judging-rules';
import { adjustTotals } from '@/lib/award/rules/adjust-totals';
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

/** True if `sheet`, a row of `score_sheet` in the statement, has no later version. */
export function isNewestSheet() {
  const { not, exists, selectFrom } = expressionBuilder<Tables & { sheet: Tables['score_sheet'] }, 'sheet'>();
  return not(
    exists(
      selectFrom('score_sheet as later')
        .select('later.version')
        .whereRef('later.assignment_id', '=', 'sheet.assignment_id')
        .whereRef('later.version', '>', 'sheet.version'),
    ),
  );
}

/** The sheets of the edition in force that count: of each assignment the newest version, if it is final. */
const readFinalSheets = (db: Kysely<Tables>) =>
  db
    .selectFrom('award_assignment as assignment')
    .innerJoin('score_sheet as sheet', 'sheet.assignment_id', 'assignment.id')
    .select(['assignment.request_id as application', 'assignment.juror', 'sheet.scores'])
    .select(({ ref }) => ref('sheet.total').$notNull().as('total'))
    .where('assignment.edition', '=', yearInForce())
    .where('assignment.state', 'in', ['released', 'ended'])
    // A draft has no total.
    .where('sheet.total', 'is not', null)
    .where(isNewestSheet())
    .execute();

const meanOf = (totals: readonly number[]) =>
  totals.length === 0 ? null : Math.round(totals.reduce((sum, total) => sum + total, 0) / totals.length);

/** An admitted application with its final sheets. */
class Judged implements ScoredApplication {
  readonly raw: number[] = [];
  readonly adjusted: number[] = [];
  /** JSON of the scores of each sheet. */
  readonly written: string[] = [];
  private collected: Record<string, number[]> | undefined;

  constructor(
    readonly id: string,
    readonly category: number,
    readonly referenceNumber: string,
    private readonly mean: JudgingRules['mean'],
  ) {}

  get totals(): readonly number[] {
    return this[this.mean];
  }

  /** Read only of applications with the same mean. */
  get scores(): Record<string, number[]> {
    if (this.collected) return this.collected;
    const collected: Record<string, number[]> = {};
    for (const text of this.written) {
      const scores = JSON.parse(text) as Record<string, number>;
      for (const criterion of Object.keys(scores)) {
        collected[criterion] ??= [];
        collected[criterion].push(scores[criterion] ?? 0);
      }
    }
    this.collected = collected;
    return collected;
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
  const applications = await selectJudged(db)
    .select(['request.id', 'request.reference_number', 'request.category'])
    .execute();
  const admitted = new Set(applications.map(({ id }) => id));
  const judged = new Map(
    applications
      .filter((row) => category === undefined || row.category === category)
      .map((row) => [row.id, new Judged(row.id, row.category ?? 0, row.reference_number, mean)]),
  );
  const sheets = (await readFinalSheets(db)).filter(({ application }) => admitted.has(application));
  for (const [index, { application, total, adjusted }] of adjustTotals(sheets).entries()) {
    const own = judged.get(application);
    if (!own) continue;
    own.raw.push(total);
    own.adjusted.push(adjusted);
    own.written.push(sheets[index]?.scores ?? '{}');
  }
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
