import 'server-only';
import { access, constants } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type QueryExecutorProvider, sql } from 'kysely';
import { isPostgres } from './postgres';

/**
 * Whether a database accepts writes, unlike a replica, a read-only server or a read-only disk.
 * @param file path of an embedded database; ignored for PostgreSQL
 */
export async function isWritable(database: QueryExecutorProvider, file: string): Promise<boolean> {
  if (isPostgres(database)) {
    const { rows } = await sql<{
      state: string;
    }>`select current_setting('transaction_read_only') as state`.execute(database);
    return rows[0]?.state === 'off';
  }
  const places = [file, dirname(file)].map((path) => access(path, constants.W_OK));
  return Promise.all(places).then(
    () => true,
    () => false,
  );
}
