import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from './tables';

/** The id of this very database, once somebody has asked for it. */
export async function findDatabaseId(db: Kysely<Tables>): Promise<string | undefined> {
  return (await db.selectFrom('database_id').select('id').executeTakeFirst())?.id;
}

/** The id of this very database, drawn when it is first asked for. Rows that are moved elsewhere leave it behind. */
export async function readDatabaseId(db: Kysely<Tables>): Promise<string> {
  const found = await findDatabaseId(db);
  if (found) return found;
  await db
    .insertInto('database_id')
    .values({ name: 'database', id: randomUUID() })
    // Another process may draw one at the same moment: the first counts.
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return readDatabaseId(db);
}
