import 'server-only';
import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { MAX_WORKBOOK_ROWS } from '@/lib/api/contract/sheet-format';
import { toDay } from '@/lib/i18n/format';

/** A text is never a formula. A date is shown as its day in Riyadh. */
export type Cell = string | number | Date;

export interface WorkbookTask {
  /** Name of the sheet: at most 31 characters, without `[ ] : * ? / \`. */
  title: string;
  rightToLeft: boolean;
  /** The first one contains the column names. */
  rows: readonly (readonly Cell[])[];
}

/**
 * The library keeps a whole sheet in memory: 10,000 rows of 25 columns with ten million characters take 300 MB in their
 * thread for some seconds.
 */
export const MAX_WORKBOOK = { rows: MAX_WORKBOOK_ROWS, characters: 10_000_000 } as const;
const HEAP_MB = 512;
const MAX_WAIT_MS = 120_000;

async function makeNow(task: WorkbookTask): Promise<Uint8Array<ArrayBuffer>> {
  // Node runs the file directly; it is not part of a bundle.
  const file = join(process.cwd(), 'lib/server/files/workbook-worker.ts');
  const worker = new Worker(file, {
    execArgv: ['--conditions=react-server'],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    workerData: task,
  });
  try {
    // An error of the thread rejects.
    const [workbook] = await once(worker, 'message', { signal: AbortSignal.timeout(MAX_WAIT_MS) });
    return workbook;
  } finally {
    await worker.terminate();
  }
}

let last: Promise<unknown> = Promise.resolve();

/** Days in a sheet have no time zone; the library reads them in UTC. */
const toMidnight = (cell: Cell) => (cell instanceof Date ? new Date(`${toDay(cell)}T00:00:00Z`) : cell);

/** An XLSX file with one sheet, made in another thread, one at a time. */
export function makeWorkbook({ rows, ...task }: WorkbookTask): Promise<Uint8Array<ArrayBuffer>> {
  const made = last.then(() => makeNow({ ...task, rows: rows.map((row) => row.map(toMidnight)) }));
  last = made.catch(() => undefined);
  return made;
}
