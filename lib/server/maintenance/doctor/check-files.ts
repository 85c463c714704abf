import 'server-only';
import { openDatabase } from '@/lib/server/db/open';
import { openFileStore } from '@/lib/server/files/open-file-store';
import { EVER, FILE_TABLES } from '@/lib/server/files/sweep';
import { error, type Finding, ok } from './finding';

/** Number of missing files that are named. */
const NAMED = 20;

/** Whether every file that a row names is in the storage, for example after a return to an earlier state. */
export async function checkStoredFiles(): Promise<Finding[]> {
  const db = await openDatabase();
  const tables = FILE_TABLES.map((table) =>
    db
      .selectFrom(table)
      .select('storage_key')
      .where('storage_key', 'is not', null)
      .$narrowType<{ storage_key: string }>()
      .execute(),
  );
  const named = (await Promise.all(tables)).flat().map(({ storage_key }) => storage_key);
  if (named.length === 0) return [];
  const stored = new Set<string>();
  for await (const key of (await openFileStore()).listBefore(EVER)) stored.add(key);
  const missing = named.filter((key) => !stored.has(key));
  if (missing.length === 0) return [ok('files', `All ${named.length} files of the database are stored.`)];
  const more = missing.length > NAMED ? ', …' : '';
  return [
    error(
      'files',
      `${missing.length} of ${named.length} files of the database are missing (${missing.slice(0, NAMED).join(', ')}${more}): restore them from a backup.`,
    ),
  ];
}
