import 'server-only';
import type { Kysely } from 'kysely';
import type { Progress } from '@/lib/admin/jury/schemas';
import type { Tables } from '@/lib/server/db/tables';
import { countActive, type JudgedEdition, listDisputed, selectJudged } from './judged-applications';

/** How far the readings of an edition are assigned, without applications that the reader must not see. */
export async function readProgress(
  db: Kysely<Tables>,
  edition: JudgedEdition,
  reader: string,
): Promise<Progress> {
  const { year, judging } = edition;
  const counts = await selectJudged(db, reader)
    .leftJoin(countActive(db, year), 'active.request_id', 'request.id')
    .select(['active.count as readings', ({ fn }) => fn.countAll<number>().as('applications')])
    .groupBy('active.count')
    .execute();
  const disputed = [...(await listDisputed(db, edition))];
  const seen =
    disputed.length === 0
      ? []
      : await selectJudged(db, reader)
          .leftJoin(countActive(db, year), 'active.request_id', 'request.id')
          .select(['active.count as readings'])
          .where('request.id', 'in', disputed)
          .execute();
  const states = await selectJudged(db, reader)
    .innerJoin('award_assignment as assignment', 'assignment.request_id', 'request.id')
    .select(['assignment.state', ({ fn }) => fn.countAll<number>().as('count')])
    .select(({ fn }) => fn.max<string>('assignment.created_at').as('createdAt'))
    .groupBy('assignment.state')
    .execute();
  const applications = counts.reduce((sum, row) => sum + Number(row.applications), 0);
  const lacking = counts.map(
    (row) => Number(row.applications) * Math.max(judging.readings - Number(row.readings ?? 0), 0),
  );
  const proposed = states.find(({ state }) => state === 'proposed');
  return {
    applications,
    needed: applications * judging.readings + seen.length,
    proposed: Number(proposed?.count ?? 0),
    released: Number(states.find(({ state }) => state === 'released')?.count ?? 0),
    missing:
      lacking.reduce((sum, count) => sum + count, 0) +
      seen.filter(({ readings }) => Number(readings ?? 0) <= judging.readings).length,
    proposedAt: proposed?.createdAt ?? null,
  };
}
