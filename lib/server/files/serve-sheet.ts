import 'server-only';
import type { SheetFormat } from '@/lib/api/contract/sheet-format';
import { getLocaleRow, type Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { type Cell, MAX_WORKBOOK, makeWorkbook } from './make-workbook';
import { serveCsv } from './serve-csv';
import { toAttachment } from './serve-file';

interface SheetOptions {
  /** Name of the file, without its ending. */
  name: string;
  format: SheetFormat;
  /** The language of the cells; it decides on which side the first column is. */
  locale: Locale;
}

const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Sends rows for a spreadsheet, as CSV or XLSX. A workbook is made in memory, so a longer list becomes CSV in either
 * case.
 * @param rows the first one contains the column names
 */
export async function serveSheet(
  rows: AsyncGenerator<readonly Cell[]>,
  { name, format, locale }: SheetOptions,
): Promise<Response> {
  if (format === 'csv') return serveCsv(rows, `${name}.csv`);
  const first: (readonly Cell[])[] = [];
  let characters = 0;
  while (first.length <= MAX_WORKBOOK.rows && characters <= MAX_WORKBOOK.characters) {
    const next = await rows.next();
    if (next.done) {
      const t = await loadTranslator(locale, 'sheets');
      const rightToLeft = getLocaleRow(locale).dir === 'rtl';
      const workbook = await makeWorkbook({ title: t('sheet'), rightToLeft, rows: first });
      return new Response(workbook, {
        headers: { 'Content-Type': WORKBOOK_TYPE, 'Content-Disposition': toAttachment(`${name}.xlsx`) },
      });
    }
    first.push(next.value);
    for (const cell of next.value) characters += typeof cell === 'string' ? cell.length : 0;
  }
  async function* all() {
    yield* first;
    yield* rows;
  }
  return serveCsv(all(), `${name}.csv`);
}
