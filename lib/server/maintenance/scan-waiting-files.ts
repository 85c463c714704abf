import 'server-only';
import { env } from '@/lib/env/env';
import { startJob } from '@/lib/jobs/repeat';
import { refuseSubmission, releaseSubmittedFile } from '@/lib/server/award/held-submission';
import { type Database, openDatabase } from '@/lib/server/db/open';
import { openFileStore, removeFiles } from '@/lib/server/files/open-file-store';
import { scan, type Verdict } from '@/lib/server/files/virus-scan';
import { refuseRequest, releaseRequestFile } from '@/lib/server/forms/held-request';

const INTERVAL_MS = 10_000;
const BATCH = 200;

/** Actions after the scan of a file, by the table of its row. */
const HELD = {
  submission_file: { release: releaseSubmittedFile, refuse: refuseSubmission },
  service_request_file: { release: releaseRequestFile, refuse: refuseRequest },
} as const;

type Table = keyof typeof HELD;

async function* listWaiting(db: Database, table: Table) {
  for (let after = ''; ; ) {
    const files = await db
      .selectFrom(table)
      .select(['id', 'storage_key'])
      .where('scan_state', '=', 'waiting')
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    yield* files;
    const last = files.at(-1);
    if (!last || files.length < BATCH) return;
    after = last.id;
  }
}

/** Number of waiting files and arrival of the oldest, ISO-8601; null without one. */
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
      .leftJoin('service_request_event as answer', 'answer.id', 'file.event_id')
      .select(({ fn }) => [
        fn.countAll<number>().as('files'),
        fn.min(fn.coalesce('answer.at', 'service_request.created_at')).as('oldest'),
      ])
      .where('file.scan_state', '=', 'waiting')
      .executeTakeFirstOrThrow(),
  ]);
  const [oldest = null] = tables.flatMap((table) => table.oldest ?? []).sort();
  return { files: tables.reduce((sum, { files }) => sum + files, 0), oldest };
}

async function scanOne(
  db: Database,
  table: Table,
  file: { id: string; storage_key: string },
): Promise<Verdict> {
  const { content } = await (await openFileStore()).read(file.storage_key);
  const verdict = await scan(content);
  content.destroy();
  const { release, refuse } = HELD[table];
  // Rows are deleted first: a file without a row is swept, but a row without its file would be a broken link.
  if (verdict === 'infected') await removeFiles(await refuse(db, file.id));
  if (verdict === 'clean') await release(db, file.id);
  return verdict;
}

/** Several processes may do so concurrently. A file that cannot be read or checked does not block others. */
export async function scanWaitingFiles(db: Database, isOver = () => false): Promise<number> {
  let settled = 0;
  for (const table of Object.keys(HELD) as Table[])
    for await (const file of listWaiting(db, table)) {
      if (isOver()) return settled;
      try {
        const verdict = await scanOne(db, table, file);
        if (verdict === 'unavailable') return settled;
        if (verdict !== 'unjudged') settled += 1;
      } catch (error) {
        console.error(`File ${file.id} still waits for the virus scanner:`, error);
      }
    }
  return settled;
}

/** Starts the job that scans waiting files; does nothing without `CLAMD_URL`. */
export function startScanning(): void {
  if (!env.CLAMD_URL) return;
  startJob('scanning', INTERVAL_MS, async (isOver) => scanWaitingFiles(await openDatabase(), isOver));
}
