import 'server-only';
import type { Kysely } from 'kysely';
import type { EditionData } from '@/lib/award/definition/edition';
import type { JudgingRules } from '@/lib/award/definition/judging-rules';
import { adjustTotals, type Totals } from '@/lib/award/rules/adjust-totals';
import {
  groupByMean,
  type MeanGroup,
  type Place,
  type ReadApplication,
  rankGroup,
} from '@/lib/award/rules/rank-applications';
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

/** What the ranking of an edition depends on: its criteria, those that are offered, break ties in their order. */
export interface RankedEdition extends Pick<EditionData, 'judging' | 'criteria'> {
  year: number;
}

/** The applications of an edition that are admitted and not withdrawn. */
export const selectJudged = (db: Kysely<Tables>, year: number) =>
  db
    .selectFrom('scholarship_request as request')
    .where('request.edition_id', '=', year)
    .where('request.stage', 'in', JUDGED_STAGES)
    .where('request.category', 'is not', null)
    .where('request.withdrawn_at', 'is', null);

/** The states of readings whose sheets count. */
const COUNTED = ['released', 'ended'] as const;

/**
 * With more applications a statement reads those of the whole edition, because a statement has a limited number of
 * parameters.
 */
const MOST_IDS = 1000;

const readApplications = (db: Kysely<Tables>, year: number) =>
  selectJudged(db, year).select(['request.id', 'request.category']).execute();

const readNumbers = (db: Kysely<Tables>, year: number, ids: readonly string[]) =>
  selectJudged(db, year)
    .select(['request.id', 'request.reference_number as referenceNumber'])
    .$if(ids.length <= MOST_IDS, (query) => query.where('request.id', 'in', ids))
    .execute();

/** The final totals: of each assignment that of its newest sheet, if it is final. */
const readTotals = (db: Kysely<Tables>, year: number) =>
  db
    .selectFrom('award_assignment')
    .select(['request_id as application', 'juror', 'total'])
    .where('edition', '=', year)
    .where('state', 'in', COUNTED)
    .where('total', 'is not', null)
    .execute();

/** The scores of the sheets that count, JSON by criterion, at least of these applications. */
const readScores = (db: Kysely<Tables>, year: number, ids: readonly string[]) =>
  db
    .selectFrom('award_assignment as assignment')
    .innerJoin('score_sheet as sheet', 'sheet.assignment_id', 'assignment.id')
    .select(['assignment.request_id as application', 'sheet.scores'])
    .where('assignment.edition', '=', year)
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

/** An admitted application with the totals that count. */
class Judged implements ReadApplication {
  readonly raw: Totals = { sum: 0, count: 0 };
  readonly adjusted: Totals = { sum: 0, count: 0 };
  least = Number.POSITIVE_INFINITY;
  most = Number.NEGATIVE_INFINITY;

  constructor(
    readonly id: string,
    readonly category: number,
    private readonly mean: JudgingRules['mean'],
  ) {}

  get totals(): Totals {
    return this[this.mean];
  }

  add(total: number): void {
    this.raw.sum += total;
    this.raw.count += 1;
    this.least = Math.min(this.least, total);
    this.most = Math.max(this.most, total);
  }

  addAdjusted(total: number): void {
    this.adjusted.sum += total;
    this.adjusted.count += 1;
  }
}

async function readJudged(db: Kysely<Tables>, { year, judging: { mean } }: RankedEdition): Promise<Judged[]> {
  const judged = new Map<string, Judged>();
  for (const { id, category } of await readApplications(db, year))
    judged.set(id, new Judged(id, category ?? 0, mean));
  const sheets: { application: Judged; juror: string; total: number }[] = [];
  let last: Judged | undefined;
  for (const { application, juror, total } of await readTotals(db, year)) {
    // The sheets of an application usually follow each other.
    if (last?.id !== application) last = judged.get(application);
    if (!last || total === null) continue;
    last.add(total);
    sheets.push({ application: last, juror, total });
  }
  const adjusted = adjustTotals(sheets.map((sheet) => ({ ...sheet, application: sheet.application.raw })));
  for (const [index, { application, total }] of sheets.entries())
    application.addAdjusted(adjusted[index] ?? total);
  return [...judged.values()];
}

/** The scores that break ties, by application: one that shares its mean with no other needs none. */
async function findScores(db: Kysely<Tables>, year: number, groups: readonly MeanGroup<Judged>[]) {
  const found = new Map<string, Record<string, number>[]>();
  const tied = groups.flatMap(({ rank, applications }) =>
    rank === null || applications.length === 1 ? [] : applications.map(({ id }) => id),
  );
  if (tied.length === 0) return found;
  for (const { application, scores } of await readScores(db, year, tied))
    found.set(application, [...(found.get(application) ?? []), JSON.parse(scores)]);
  return found;
}

const meanOf = ({ sum, count }: Totals) => (count === 0 ? null : Math.round(sum / count));

const toRow = (place: Place, { raw, adjusted, least, most }: Judged, referenceNumber: string): RankedRow => ({
  ...place,
  referenceNumber,
  raw: meanOf(raw),
  adjusted: meanOf(adjusted),
  spread: raw.count === 0 ? null : most - least,
  sheets: raw.count,
});

const orderOf = ({ rank }: RankedRow) => rank ?? Number.MAX_SAFE_INTEGER;
const byPlace = (left: RankedRow, right: RankedRow) =>
  orderOf(left) - orderOf(right) || (left.referenceNumber < right.referenceNumber ? -1 : 1);

/**
 * The ranking of an edition from its final sheets, by category and rank; equal ones by reference number. Ties are
 * broken by the criteria in the order of the edition.
 * @param choose the groups of which rows are wanted; scores are read for these alone
 */
export async function rankEdition(
  db: Kysely<Tables>,
  edition: RankedEdition,
  choose: (groups: readonly MeanGroup<Judged>[]) => readonly MeanGroup<Judged>[] = (groups) => groups,
): Promise<RankedRow[]> {
  const groups = choose(groupByMean(await readJudged(db, edition)));
  if (groups.length === 0) return [];
  const scores = await findScores(db, edition.year, groups);
  const ids = groups.flatMap(({ applications }) => applications.map(({ id }) => id));
  const numbers = new Map(
    (await readNumbers(db, edition.year, ids)).map(({ id, referenceNumber }) => [id, referenceNumber]),
  );
  const criteria = edition.criteria.map(({ key }) => key);
  return groups.flatMap((group) => {
    const judged = new Map(group.applications.map((application) => [application.id, application]));
    const applications = group.applications.map(({ id }) => ({ id, scores: scores.get(id) ?? [] }));
    return rankGroup({ ...group, applications }, criteria)
      .flatMap((place) => {
        const application = judged.get(place.id);
        return application ? toRow(place, application, numbers.get(place.id) ?? '') : [];
      })
      .sort(byPlace);
  });
}

/** The row of an application in the ranking of an edition. */
export async function rankOne(
  db: Kysely<Tables>,
  edition: RankedEdition,
  id: string,
): Promise<RankedRow | undefined> {
  const rows = await rankEdition(db, edition, (groups) =>
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
  edition: RankedEdition,
  { category, hidden, from, size }: WantedPage,
): Promise<{ rows: RankedRow[]; total: number }> {
  let total = 0;
  /** Visible rows before the first chosen group. */
  let before = 0;
  const rows = await rankEdition(db, edition, (groups) =>
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
