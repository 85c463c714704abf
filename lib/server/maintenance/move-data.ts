import 'server-only';
import { Kysely } from 'kysely';
import { migrate } from '@/lib/database/migrate';
import { migrationDialect } from '@/lib/database/postgres';
import { EmbeddedDialect } from '@/lib/database/sqlite';
import { findDatabaseId, readDatabaseId } from '@/lib/server/db/database-id';
import { MIGRATIONS } from '@/lib/server/db/migrations/list';
import type { Tables } from '@/lib/server/db/tables';
import { toMark } from '@/lib/server/files/file-store';
import { openFileStore } from '@/lib/server/files/open-file-store';
import { copyRows, type TableSum } from './copy-rows';

async function withBoth<Result>(
  file: string,
  url: string,
  work: (embedded: Kysely<Tables>, shared: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  const embedded = new Kysely<Tables>({ dialect: new EmbeddedDialect(file) });
  const shared = new Kysely<Tables>({ dialect: migrationDialect(url) });
  try {
    await migrate(embedded, MIGRATIONS);
    return await work(embedded, shared);
  } finally {
    await Promise.all([embedded.destroy(), shared.destroy()]);
  }
}

export function moveToPostgres(file: string, url: string): Promise<TableSum[]> {
  return withBoth(file, url, async (embedded, shared) => {
    await migrate(shared, MIGRATIONS);
    return copyRows(embedded, shared);
  });
}

/** Marks the storage as PostgreSQL's: the embedded database, which is unchanged, no longer refers to every file. */
export function passFilesOn(file: string, url: string): Promise<void> {
  return withBoth(file, url, async (embedded, shared) => {
    const former = await findDatabaseId(embedded);
    const store = await openFileStore();
    if (!former || !(await store.listMarks()).includes(toMark(former))) return;
    await store.mark(toMark(await readDatabaseId(shared)));
    await store.remove([toMark(former)]);
  });
}

export function copyFromPostgres(url: string, file: string): Promise<TableSum[]> {
  return withBoth(file, url, (embedded, shared) =>
    shared
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((moment) => copyRows(moment, embedded)),
  );
}
