import 'server-only';
import { parentPort, workerData } from 'node:worker_threads';
import writeExcelFile from 'write-excel-file/node';
import type { Cell, WorkbookTask } from './make-workbook.ts';

/** Column widths in characters. */
const WIDTH = { least: 12, most: 60 };

const lengthOf = (cell: Cell | undefined) => (typeof cell === 'string' ? cell.length : 0);

const toCell = (cell: Cell) =>
  cell instanceof Date
    ? { value: cell, type: Date, format: 'yyyy-mm-dd' }
    : { value: cell, type: typeof cell === 'number' ? Number : String };

function makeSheet({ title, rightToLeft, rows }: WorkbookTask) {
  const [header = [], ...body] = rows;
  const columns = header.map((_, column) => {
    const longest = rows.reduce((length, row) => Math.max(length, lengthOf(row[column])), 0);
    return { width: Math.min(Math.max(longest + 2, WIDTH.least), WIDTH.most) };
  });
  const data = [
    header.map((cell) => ({ ...toCell(cell), fontWeight: 'bold' as const })),
    ...body.map((row) => row.map(toCell)),
  ];
  return writeExcelFile(data, { sheet: title, rightToLeft, stickyRowsCount: 1, columns });
}

// Runs in a worker thread: a long sheet takes seconds, and the main thread answers requests meanwhile.
parentPort?.postMessage(await makeSheet(workerData).toBuffer());
