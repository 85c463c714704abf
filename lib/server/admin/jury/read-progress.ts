import 'server-only';
import type { Kysely } from 'kysely';
import type { Progress } from '@/lib/admin/jury/schemas';
import { listHidden } from '@/lib/server/award/results/frozen-ranking';
import type { Tables } from '@/lib/server/db/tables';
import { countNeed, type JudgedEdition, listDisputed, readApplications } from './judged-applications';

async function findProposedAt(db: Kysely<Tables>, year: number): Promise<string | null> {
  const { at } = await db
    .selectFrom('award_assignment')
    .select(({ fn }) => fn.max<string | null>('created_at').as('at'))
    .where('edition', '=', year)
    .where('state', '=', 'proposed')
    .executeTakeFirstOrThrow();
  return at;
}

/** How far the readings of an edition are assigned, without applications that the reader must not see. */
export async function readProgress(
  db: Kysely<Tables>,
  edition: JudgedEdition,
  reader: string,
): Promise<Progress> {
  const { year } = edition;
  const applications = await readApplications(db, year);
  const disputed = listDisputed(applications, edition);
  const hidden = await listHidden(db, reader);
  const seen = applications.filter(({ id }) => !hidden.has(id));
  const needs = seen.map(({ id, proposed, released }) =>
    countNeed(proposed + released, edition, disputed.has(id)),
  );
  const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const proposed = sumOf(seen.map((application) => application.proposed));
  return {
    applications: seen.length,
    needed: sumOf(needs.map(({ needed }) => needed)),
    proposed,
    released: sumOf(seen.map(({ released }) => released)),
    missing: sumOf(needs.map(({ missing }) => missing)),
    proposedAt: proposed === 0 ? null : await findProposedAt(db, year),
  };
}
