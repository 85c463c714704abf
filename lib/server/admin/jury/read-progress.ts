import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { Progress } from '@/lib/admin/jury/schemas';
import type { Tables } from '@/lib/server/db/tables';
import { type JudgedEdition, selectWithSums } from './judged-applications';
import { describeNeeds } from './needed-readings';

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
  const { needed, missing } = await describeNeeds(db, edition);
  // PostgreSQL’s client would return large integers as text.
  const add = (expression: ReturnType<typeof sql>) =>
    sql<number>`cast(coalesce(sum(${expression}), 0) as integer)`;
  const sums = await selectWithSums(db, reader, edition.year)
    .select([
      add(sql`1`).as('applications'),
      add(needed).as('needed'),
      add(missing).as('missing'),
      add(sql`readings.proposed`).as('proposed'),
      add(sql`readings.released`).as('released'),
    ])
    .executeTakeFirstOrThrow();
  return { ...sums, proposedAt: sums.proposed === 0 ? null : await findProposedAt(db, edition.year) };
}
