import 'server-only';
import type { Kysely } from 'kysely';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { startJob } from '@/lib/jobs/repeat';
import { type Database, openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import { recordEdition, requireRow, updateRow } from './edit-edition';
import { readEditionInForce } from './read-edition';

/** Interval of the check for a start that is due, in milliseconds: pages follow within two seconds (AWARD-19). */
export const EDITION_INTERVAL_MS = 1000;

const findDue = (db: Kysely<Tables>, at: Date) =>
  db
    .selectFrom('award_edition')
    .selectAll()
    .where('state', '=', 'scheduled')
    .where('starts_at', '<=', at.toISOString())
    .orderBy('year')
    .executeTakeFirst();

/** Starts the scheduled edition whose start is past, if any, and closes the one in force. */
export async function startDueEdition(database: Database): Promise<void> {
  const at = now();
  if (!(await findDue(database, at))) return;
  await inTransaction(database, async (tx) => {
    const due = await findDue(tx, at);
    if (!due) return;
    const change = { actor: 'operator', at };
    const { year } = await readEditionInForce(tx, 'ar');
    const before = await requireRow(tx, year, ['inForce'], at);
    await updateRow(tx, before, { state: 'closed' }, at);
    await recordEdition(tx, year, 'closed', change);
    await updateRow(tx, due, { state: 'inForce' }, at);
    await recordEdition(tx, due.year, 'started', change);
  });
}

/** Starts the job that lets scheduled editions begin. */
export function startEditions(): void {
  startJob('editions', EDITION_INTERVAL_MS, async () => startDueEdition(await openDatabase()));
}
