import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from './tables';

export async function findDatabaseId(db: Kysely<Tables>): Promise<string | undefined> {
  return (await db.selectFrom('database_id').select('id').executeTakeFirst())?.id;
}

/** The id of this database, generated on first use. Rows that are moved to another database do not include it. */
export async function readDatabaseId(db: Kysely<Tables>): Promise<string> {
  const found = await findDatabaseId(db);
  if (found) return found;
  await db
    .insertInto('database_id')
    .values({ name: 'database', id: randomUUID() })
    // If another process generates one at the same time, the first is kept.
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return readDatabaseId(db);
}
