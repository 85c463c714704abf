import 'server-only';
import type { Kysely } from 'kysely';
import type { JudgingRules } from '@/lib/award/definition/judging-rules';
import { adjustTotals, type FinalSheet } from '@/lib/award/rules/adjust-totals';
import {
  groupByMean,
  type MeanGroup,
  type Place,
  rankGroup,
  type ScoredApplication,
} from '@/lib/award/rules/rank-applications';
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

/** With more applications all scores of the edition are read, because a statement has a limited number of parameters. */
const MOST_IDS = 1000;

const readApplications = (db: Kysely<Tables>) =>
  selectJudged(db)
    .select(['request.id', 'request.reference_number as referenceNumber', 'request.category'])
    .execute();

/** The final totals: of each assignment that of its newest sheet, if it is final. */
const readTotals = (db: Kysely<Tables>) =>
  db
    .selectFrom('award_assignment')
    .select(['request_id as application', 'juror', 'total'])
    .where('edition', '=', yearInForce())
    .where('state', 'in', COUNTED)
    .where('total', 'is not', null)
    .execute();

/** The scores of the sheets that count, JSON by criterion, at least of these applications. */
const readScores = (db: Kysely<Tables>, ids: readonly string[]) =>
  db
    .selectFrom('award_assignment as assignment')
    .innerJoin('score_sheet as sheet', 'sheet.assignment_id', 'assignment.id')
    .select(['assignment.request_id as application', 'sheet.scores'])
    .where('assignment.edition', '=', yearInForce())
    .where('assignment.state', 'in', COUNTED)
    .where('assignment.total', 'is not', null)
    .$if(ids.length <= MOST_IDS, (query) => query.where('assignment.request_id', 'in', ids))
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
  readonly scores: Record<string, number>[] = [];

  constructor(
    readonly id: string,
    readonly category: number,
    readonly referenceNumber: string,
    private readonly mean: JudgingRules['mean'],
  ) {}

  get totals(): readonly number[] {
    return this[this.mean];
  }
}

/** The admitted applications with the totals that count, by id. */
async function readJudged(db: Kysely<Tables>, mean: JudgingRules['mean']): Promise<Map<string, Judged>> {
  const judged = new Map<string, Judged>();
  for (const { id, referenceNumber, category } of await readApplications(db))
    judged.set(id, new Judged(id, category ?? 0, referenceNumber, mean));
  const sheets: FinalSheet<Judged>[] = [];
  for (const { application, juror, total } of await readTotals(db)) {
    const found = judged.get(application);
    if (found && total !== null) sheets.push({ application: found, juror, total });
  }
  for (const { application, total, adjusted } of adjustTotals(sheets)) {
    application.raw.push(total);
    application.adjusted.push(adjusted);
  }
  return judged;
}

/** Adds the scores that break ties: an application that shares its mean with no other needs none. */
async function addScores(
  db: Kysely<Tables>,
  judged: ReadonlyMap<string, Judged>,
  groups: readonly MeanGroup<Judged>[],
): Promise<void> {
  const tied = groups.flatMap(({ rank, applications }) =>
    rank === null || applications.length === 1 ? [] : applications.map(({ id }) => id),
  );
  if (tied.length === 0) return;
  for (const { application, scores } of await readScores(db, tied))
    judged.get(application)?.scores.push(JSON.parse(scores));
}

function toRow({ id, category, rank, decidedBy, isTied }: Place, judged: Judged | undefined): RankedRow {
  const { referenceNumber = '', raw = [], adjusted = [] } = judged ?? {};
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
}

const orderOf = ({ rank }: RankedRow) => rank ?? Number.MAX_SAFE_INTEGER;
const byPlace = (left: RankedRow, right: RankedRow) =>
  orderOf(left) - orderOf(right) || (left.referenceNumber < right.referenceNumber ? -1 : 1);

/**
 * The ranking of the edition in force from its final sheets, by category and rank; equal ones by reference number. Ties
 * are broken by the criteria in the order of the edition.
 * @param choose the groups of which rows are wanted; scores are read for these alone
 */
export async function rankEdition(
  db: Kysely<Tables>,
  choose: (groups: readonly MeanGroup<Judged>[]) => readonly MeanGroup<Judged>[] = (groups) => groups,
): Promise<RankedRow[]> {
  const { data } = await readEditionInForce(db, DEFAULT_LOCALE);
  const judged = await readJudged(db, data.judging.mean);
  const groups = choose(groupByMean([...judged.values()]));
  await addScores(db, judged, groups);
  const criteria = data.criteria.map(({ key }) => key);
  return groups.flatMap((group) =>
    rankGroup(group, criteria)
      .map((place) => toRow(place, judged.get(place.id)))
      .sort(byPlace),
  );
}

/** The row of an application in the ranking of the edition in force. */
export async function rankOne(db: Kysely<Tables>, id: string): Promise<RankedRow | undefined> {
  const rows = await rankEdition(db, (groups) =>
    groups.filter(({ applications }) => applications.some((application) => application.id === id)),
  );
  return rows.find((row) => row.id === id);
}

/** A page of the ranking of a category. */
export interface WantedPage {
  category: number;
  /** Applications that the reader must not see; the ranks of others stay. */
  hidden: ReadonlySet<string>;
  from: number;
  size: number;
}

/** @returns the rows of the page, and the number of all that its reader may see */
export async function rankPage(
  db: Kysely<Tables>,
  { category, hidden, from, size }: WantedPage,
): Promise<{ rows: RankedRow[]; total: number }> {
  let total = 0;
  /** Visible rows before the first chosen group. */
  let before = 0;
  const rows = await rankEdition(db, (groups) =>
    groups.filter((group) => {
      if (group.category !== category) return false;
      const start = total;
      total += group.applications.filter(({ id }) => !hidden.has(id)).length;
      if (total <= from) before = total;
      return total > from && start < from + size;
    }),
  );
  const seen = rows.filter(({ id }) => !hidden.has(id));
  return { rows: seen.slice(from - before, from - before + size), total };
}
