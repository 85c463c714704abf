import 'server-only';
import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { toAttachment } from '@/lib/server/files/attachment';

/**
 * Answers rows as CSV while they are read. A spreadsheet opens it with its Arabic whole (byte-order mark), and takes
 * nothing that a person typed for a formula.
 * @param rows the first one names the columns
 * @param name of the file
 */
export function answerCsv(rows: AsyncIterable<readonly string[]>, name: string): Response {
  const csv = Readable.from(rows).pipe(
    stringify({ bom: true, escape_formulas: true, record_delimiter: 'windows' }),
  );
  return new Response(Readable.toWeb(csv) as ReadableStream<Uint8Array>, {
    headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': toAttachment(name) },
  });
}
