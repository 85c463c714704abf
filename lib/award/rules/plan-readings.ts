import { type AssignmentProblem, assignReadings, COST_UNIT } from './assign-readings.ts';

export interface PlannedJuror {
  subject: string;
  /** Ids of research fields. */
  fields: readonly number[];
  languages: readonly string[];
  /** The most readings, kept ones included. */
  capacity: number;
}

export interface PlannedApplication {
  id: string;
  field: number;
  language: string;
  /** Readings, kept ones included. */
  needed: number;
}

export interface ReadingProblem {
  /** Draws between jurors who fit equally; the same seed gives the same plan. */
  seed: number;
  jurors: readonly PlannedJuror[];
  applications: readonly PlannedApplication[];
  /** Released readings, which stay. */
  kept: readonly { application: string; juror: string }[];
  /** Jurors by application with a conflict of interest. */
  conflicts: ReadonlyMap<string, ReadonlySet<string>>;
  /** Jurors by application who have given the reading back. */
  left: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Why a juror cannot read an application, in the order in which it is judged. */
export const OBSTACLES = ['conflict', 'language', 'left', 'full'] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/** Why another juror was not chosen: an obstacle, another research field, or more readings. */
export const OTHER_VERDICTS = [...OBSTACLES, 'field', 'load'] as const;
export type OtherVerdict = (typeof OTHER_VERDICTS)[number];

/** Why a juror reads an application, and why the others do not; stored with the assignment. */
export interface Reasons {
  /** True if the application is of one of the juror's research fields. */
  matches: boolean;
  /** The other jurors, by subject. */
  others: Partial<Record<OtherVerdict, string[]>>;
}

export interface ReadingPlan {
  readings: { application: string; juror: string; why: Reasons }[];
  missing: { application: string; count: number }[];
}

/** The least cost of a juror who does not work in the field of the application. */
const OTHER_FIELD_COST = 100 * COST_UNIT;

/** The draws of a chain of handovers add up to less than the cost of a further reading, and never outweigh loads. */
const LARGEST_DRAW = COST_UNIT / 10_000;

/**
 * A number below the largest draw, so that no order of rows decides between equal jurors: FNV-1a with the last steps of
 * MurmurHash3, without which the draws of similar ids would have equal differences.
 */
function draw(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % LARGEST_DRAW;
}

/** What keeps a juror from reading an application; null if nothing does. @param load readings that the juror has */
export function findObstacle(
  application: PlannedApplication,
  juror: PlannedJuror,
  load: number,
  { conflicts, left }: Pick<ReadingProblem, 'conflicts' | 'left'>,
): Obstacle | null {
  if (conflicts.get(application.id)?.has(juror.subject)) return 'conflict';
  if (!juror.languages.includes(application.language)) return 'language';
  if (left.get(application.id)?.has(juror.subject)) return 'left';
  return load >= juror.capacity ? 'full' : null;
}

/** The problem in numbers. Readings of persons who are no jurors any more count for their applications only. */
function toNumbers(problem: ReadingProblem): AssignmentProblem {
  const { jurors, applications, kept, seed } = problem;
  const indexOfJuror = new Map(jurors.map(({ subject }, index) => [subject, index]));
  const indexOfApplication = new Map(applications.map(({ id }, index) => [id, index]));
  const needed = applications.map((application) => application.needed);
  const keptPairs = kept.flatMap((reading) => {
    const application = indexOfApplication.get(reading.application);
    const juror = indexOfJuror.get(reading.juror);
    if (application === undefined) return [];
    if (juror !== undefined) return [{ application, juror }];
    needed[application] = (needed[application] ?? 0) - 1;
    return [];
  });
  return {
    capacities: jurors.map(({ capacity }) => capacity),
    needed,
    costs: applications.map((application) =>
      jurors.map((juror) =>
        findObstacle(application, juror, 0, problem)
          ? null
          : (juror.fields.includes(application.field) ? 0 : OTHER_FIELD_COST) +
            draw(`${seed} ${application.id} ${juror.subject}`),
      ),
    ),
    kept: keptPairs,
  };
}

/** Chooses the readers of applications at the least cost, and says why. */
export function planReadings(problem: ReadingProblem): ReadingPlan {
  const { jurors, applications } = problem;
  const numbers = toNumbers(problem);
  const { readings, missing } = assignReadings(numbers);
  const loads = jurors.map(() => 0);
  const readers = applications.map(() => new Set<number>());
  for (const { application, juror } of [...numbers.kept, ...readings]) {
    loads[juror] = (loads[juror] ?? 0) + 1;
    readers[application]?.add(juror);
  }
  const explain = (index: number, reader: number): Reasons => {
    const [application, chosen] = [applications[index], jurors[reader]];
    if (!application || !chosen) throw new RangeError('unknown reading');
    const matches = chosen.fields.includes(application.field);
    const others: Reasons['others'] = {};
    for (const [other, juror] of jurors.entries()) {
      if (readers[index]?.has(other)) continue;
      const isFarther = matches && !juror.fields.includes(application.field);
      const verdict =
        findObstacle(application, juror, loads[other] ?? 0, problem) ?? (isFarther ? 'field' : 'load');
      others[verdict] = [...(others[verdict] ?? []), juror.subject];
    }
    return { matches, others };
  };
  return {
    readings: readings.map(({ application, juror }) => ({
      application: applications[application]?.id ?? '',
      juror: jurors[juror]?.subject ?? '',
      why: explain(application, juror),
    })),
    missing: missing.map(({ application, count }) => ({
      application: applications[application]?.id ?? '',
      count,
    })),
  };
}
