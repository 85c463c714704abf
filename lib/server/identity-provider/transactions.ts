import 'server-only';
import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import { isSerializationFailure } from '@/lib/database/in-transaction';
import { openDatabase } from '@/lib/server/db/open';
import type { SignOnTransactionTable, Tables } from '@/lib/server/db/tables';
import type { Identity } from './identity';

export type Transaction = SignOnTransactionTable;

/** Maximum number of waiting sign-ons; each lives for some minutes, and creating one is free. */
const MAX_WAITING = 20_000;

/** Two concurrent deletions may deadlock, and PostgreSQL ends one of them: then the other one frees the space. */
async function makeRoom(db: Kysely<Tables>): Promise<void> {
  const tooMany = db
    .selectFrom('sign_on_transaction')
    .select('id')
    .orderBy('expires_at', 'desc')
    .limit(Number.MAX_SAFE_INTEGER)
    .offset(MAX_WAITING - 1);
  const remove = db.deleteFrom('sign_on_transaction').where('id', 'in', tooMany).execute();
  await remove.catch((error) => {
    if (!isSerializationFailure(error)) throw error;
  });
}

export async function findTransaction(id: string): Promise<Transaction | null> {
  const database = await openDatabase();
  const row = await database
    .selectFrom('sign_on_transaction')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Choosing another identity replaces a waiting approval. @returns false if the sign-on has already been decided */
export async function putWaiting(id: string, identity: Identity, expiresAt: Date): Promise<boolean> {
  const database = await openDatabase();
  const number = String(randomInt(10, 100));
  const changing = { ...identity, number };
  await makeRoom(database);
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('sign_on_transaction')
    .values({ id, ...changing, state: 'waiting', expires_at: expiresAt.toISOString() })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(changing).where('sign_on_transaction.state', '=', 'waiting'),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Only one of several parallel decisions counts. @returns false if it was decided before */
export async function decideTransaction(id: string, state: 'approved' | 'rejected'): Promise<boolean> {
  const database = await openDatabase();
  const { numUpdatedRows } = await database
    .updateTable('sign_on_transaction')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
