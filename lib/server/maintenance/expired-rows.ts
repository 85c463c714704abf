import 'server-only';
import { type Kysely, sql } from 'kysely';
import { isPostgres } from '@/lib/database/postgres';
import type { Tables } from '@/lib/server/db/tables';

const EXPIRING_TABLES = [
  'sign_on_transaction',
  'sign_on_session',
  'used_code',
  'kept_outcome',
  'desk_action',
  'desk_presence',
  'supplier_claim',
  'appointment_offer',
] as const;

/** @param dryRun true only counts them */
export async function removeExpiredRows(db: Kysely<Tables>, at: Date, dryRun: boolean): Promise<number> {
  let count = 0;
  for (const table of EXPIRING_TABLES) {
    const expired = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('expires_at', '<', at.toISOString())
      .executeTakeFirstOrThrow();
    count += Number(expired.rows);
    if (!dryRun) await db.deleteFrom(table).where('expires_at', '<', at.toISOString()).execute();
  }
  return count;
}

/** Rewrites files created without it once, at a start. While another process is writing, the next start does it. */
export async function allowShrinking(db: Kysely<Tables>): Promise<void> {
  if (isPostgres(db)) return;
  const mode = await sql<{ auto_vacuum: number }>`pragma auto_vacuum`.execute(db);
  if (mode.rows[0]?.auto_vacuum !== 0) return;
  await sql`vacuum`.execute(db).catch(console.error);
}

export async function giveSpaceBack(db: Kysely<Tables>, pages: number): Promise<void> {
  if (isPostgres(db)) return;
  await sql`pragma incremental_vacuum(${sql.raw(String(pages))})`.execute(db);
}

/** PostgreSQL writes a row for each change of a tag (migration 0013); readers need only the latest. */
export async function removeOldMoves(db: Kysely<Tables>): Promise<void> {
  if (!isPostgres(db)) return;
  await db
    .deleteFrom('cache_tag as old')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('cache_tag as later')
          .select('later.tag')
          .whereRef('later.tag', '=', 'old.tag')
          .whereRef('later.version', '>', 'old.version'),
      ),
    )
    .execute();
}
