import pMap from 'p-map';
import { SEED } from '@/lib/award/definition/edition';
import type { HttpResearcher } from '../http-researcher';
import { AT_ONCE, DISPUTED, type Entrant, enter, JURY, post, read, scoreOf } from './people';

/** Applications that the office has not checked. */
export async function listUnchecked(office: HttpResearcher) {
  const rows = [];
  for (let query = '?state=unchecked', isOver = false; !isOver; ) {
    const page = await read(office, 'listEligibility', query);
    rows.push(...page.rows);
    isOver = page.next === null;
    query = `?state=unchecked&after=${page.next}`;
  }
  return rows;
}

/** The office admits what is unchecked and releases the copies of its files to the jurors. */
export async function admitAll(office: HttpResearcher, entrants: readonly Entrant[]): Promise<number> {
  const categories = new Map(entrants.map(({ title, category }) => [title, category]));
  const unchecked = await listUnchecked(office);
  await pMap(
    unchecked,
    async ({ id, researchTitle }) => {
      const { version } = await read(office, 'getEligibility', `?id=${id}`);
      const category = categories.get(researchTitle);
      await post(office, 'saveCheck', { id, version, decision: 'admit', category, unmet: [], reasons: {} });
      for (const copy of await read(office, 'listBlindCopies', `?id=${id}`))
        await post(office, 'saveBlindCopy', { id: copy.id, decision: 'check', leftOut: [] });
    },
    { concurrency: AT_ONCE },
  );
  return unchecked.length;
}

/** What jurors think of the projects, which they know by title. */
export class Opinion {
  private readonly entrants: ReadonlyMap<string, Entrant>;
  private readings = 0;

  constructor(entrants: readonly Entrant[]) {
    this.entrants = new Map(entrants.map((entrant) => [entrant.title, entrant]));
  }

  /** The score of the next reading of a project. The first two readers of one project differ. */
  score(title: string): number {
    const entrant = this.entrants.get(title);
    if (!entrant) throw new Error(`No project has the title ${title}`);
    if (entrant.index !== DISPUTED) return scoreOf(entrant);
    this.readings += 1;
    return [7, 4][this.readings - 1] ?? 5;
  }
}

/** A comment for scores that need one. */
export const commentOn = (score: number) => (score <= 3 || score >= 9 ? 'As the plan shows.' : '');

/** Each juror makes the remaining sheets final. @returns the titles of their readings, by juror */
export const readAll = (url: string, opinion: Opinion) =>
  pMap(
    JURY,
    async (nationalId) => {
      const juror = await enter(url, nationalId);
      const readings = await read(juror, 'listReadings');
      for (const { id, title, state } of readings) {
        if (state === 'final') continue;
        const score = opinion.score(title);
        const comment = commentOn(score);
        const keys = SEED.criteria.map(({ key }) => key);
        await post(juror, 'makeFinal', {
          id,
          savedAt: '',
          scores: Object.fromEntries(keys.map((key) => [key, score])),
          comments: comment ? Object.fromEntries(keys.map((key) => [key, comment])) : {},
          confirmed: true,
        });
      }
      return readings.map(({ title }) => title);
    },
    { concurrency: AT_ONCE },
  );

/** The conflicts of all jurors: the juror’s subject and the project’s title. */
export async function listConflicts(coordinator: HttpResearcher) {
  const { jurors } = await read(coordinator, 'getJury');
  const opened = await pMap(
    jurors,
    ({ subject }) => read(coordinator, 'getJuror', `?subject=${encodeURIComponent(subject)}`),
    { concurrency: AT_ONCE },
  );
  return opened.flatMap(({ subject, conflicts }) =>
    conflicts.map(({ researchTitle, state }) => ({ subject, researchTitle, state })),
  );
}

/** The readings of all applications. */
export async function listAssigned(coordinator: HttpResearcher) {
  const rows = [];
  for (let query = '', isOver = false; !isOver; ) {
    const page = await read(coordinator, 'listAssignments', query);
    rows.push(...page.rows);
    isOver = page.next === null;
    query = `?after=${page.next}`;
  }
  return rows;
}
