import { openDatabase } from '@/lib/server/db/open';
import { importPublications } from '@/lib/server/publications/import';
import type { ImportItem } from './publication';

/** Imports items into the database of the test. @throws Error with the errors */
export async function publish(...items: ImportItem[]): Promise<void> {
  const options = { folder: null, at: new Date(), dryRun: false };
  const { errors } = await importPublications(await openDatabase(), JSON.stringify(items), options);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
}
