import 'server-only';
import { env } from '@/lib/config/env';
import { startRounds } from '@/lib/config/rounds';
import { refuseSubmission, releaseSubmittedFile } from '@/lib/server/award/held-submission';
import { type Database, openDatabase } from '@/lib/server/db/open';
import { openFileStore, removeFiles } from '@/lib/server/files/store';
import { scan } from '@/lib/server/files/virus-scan';
import { refuseRequest, releaseRequestFile } from '@/lib/server/forms/held-request';

/** How often files are looked for that wait, in milliseconds. */
const ROUND_MS = 10_000;
const BATCH = 200;

/** What becomes of a file once the scanner has looked at it, by the table whose row names it. */
const HELD = {
  submission_file: { release: releaseSubmittedFile, refuse: refuseSubmission },
  service_request_file: { release: releaseRequestFile, refuse: refuseRequest },
} as const;

type Table = keyof typeof HELD;

const listWaiting = (db: Database, table: Table) =>
  db
    .selectFrom(table)
    .select(['id', 'storage_key'])
    .where('scan_state', '=', 'waiting')
    .orderBy('id')
    .limit(BATCH)
    .execute();

/** How many files wait, and when the oldest of them came, ISO-8601; null without one. */
export async function readWaiting(db: Database): Promise<{ files: number; oldest: string | null }> {
  const tables = await Promise.all([
    db
      .selectFrom('submission_file as file')
      .innerJoin('submission', 'submission.id', 'file.submission_id')
      .select(({ fn }) => [fn.countAll<number>().as('files'), fn.min('submission.created_at').as('oldest')])
      .where('file.scan_state', '=', 'waiting')
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('service_request_file as file')
      .innerJoin('service_request', 'service_request.id', 'file.request_id')
      .select(({ fn }) => [
        fn.countAll<number>().as('files'),
        fn.min('service_request.created_at').as('oldest'),
      ])
      .where('file.scan_state', '=', 'waiting')
      .executeTakeFirstOrThrow(),
  ]);
  const [oldest = null] = tables.flatMap((table) => table.oldest ?? []).sort();
  return { files: tables.reduce((sum, { files }) => sum + files, 0), oldest };
}

/** @returns false when the scanner cannot be used */
async function scanOne(
  db: Database,
  table: Table,
  file: { id: string; storage_key: string },
): Promise<boolean> {
  const content = await (await openFileStore()).read(file.storage_key);
  const verdict = await scan(content);
  content.destroy();
  if (verdict === 'unavailable') return false;
  const { release, refuse } = HELD[table];
  // The rows go first: a file without a row is swept, a row without its file would be a broken link.
  if (verdict === 'infected') await removeFiles(await refuse(db, file.id));
  else await release(db, file.id);
  return true;
}

/**
 * Has the files scanned that came while the scanner could not be used. Several processes may do so at once: what one has
 * settled the other finds settled.
 * @returns how many were settled
 */
export async function scanWaitingFiles(db: Database): Promise<number> {
  let settled = 0;
  for (const table of Object.keys(HELD) as Table[])
    for (const file of await listWaiting(db, table)) {
      try {
        if (!(await scanOne(db, table, file))) return settled;
        settled += 1;
      } catch (error) {
        // One file that cannot be read does not hold up the others.
        console.error(`File ${file.id} still waits for the virus scanner:`, error);
      }
    }
  return settled;
}

/** Has waiting files scanned for as long as the portal runs; does nothing without `CLAMD_URL`. */
export function startScanning(): void {
  if (env.CLAMD_URL) startRounds('scanning', ROUND_MS, async () => scanWaitingFiles(await openDatabase()));
}
