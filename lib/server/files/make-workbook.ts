import 'server-only';
import { join } from 'node:path';
import { MAX_WORKBOOK_ROWS } from '@/lib/api/contract/sheet-format';
import { toDay } from '@/lib/i18n/format';
import { runInThread } from './run-in-thread';

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
const LIMITS = { heapMb: 512, maxWaitMs: 120_000 };
const WORKER = join(process.cwd(), 'lib/server/files/workbook-worker.ts');

let last: Promise<unknown> = Promise.resolve();

/** Days in a sheet have no time zone; the library reads them in UTC. */
const toMidnight = (cell: Cell) => (cell instanceof Date ? new Date(`${toDay(cell)}T00:00:00Z`) : cell);

/** An XLSX file with one sheet, made in another thread, one at a time. */
export function makeWorkbook({ rows, ...task }: WorkbookTask): Promise<Uint8Array<ArrayBuffer>> {
  const made = last.then(() => {
    const whole: WorkbookTask = { ...task, rows: rows.map((row) => row.map(toMidnight)) };
    return runInThread<Uint8Array<ArrayBuffer>>(WORKER, whole, LIMITS);
  });
  last = made.catch(() => undefined);
  return made;
}
