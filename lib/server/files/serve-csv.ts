import 'server-only';
import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { toDay } from '@/lib/i18n/format';
import type { Cell } from './make-workbook';
import { toAttachment } from './serve-file';

/** The library escapes every other first sign of a formula. */
const guardLineBreak = (text: string) => (text.startsWith('\n') ? `'${text}` : text);

/**
 * Streams rows as CSV. A byte-order mark makes spreadsheets read the Arabic correctly, and user input is escaped so
 * that it is never a formula.
 * @param rows the first one contains the column names
 * @param name of the file
 */
export function serveCsv(rows: AsyncIterable<readonly Cell[]>, name: string): Response {
  const csv = Readable.from(rows).pipe(
    stringify({
      bom: true,
      escape_formulas: true,
      record_delimiter: 'windows',
      cast: { date: toDay, string: guardLineBreak },
    }),
  );
  return new Response(Readable.toWeb(csv) as ReadableStream<Uint8Array>, {
    headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': toAttachment(name) },
  });
}
