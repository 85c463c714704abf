import 'server-only';
import { stringify } from 'csv-stringify/sync';
import { now } from '@/lib/env/clock';
import { toDay } from '@/lib/i18n/format';
import { type DataSetId, type DataTable, type Format, parseFileName } from './data-sets';
import { loadTable } from './load-table';

const LICENCE = 'Free use for any lawful purpose; name the source: Ministry of Hajj and Umrah, open data';

/** With a byte-order mark, so that spreadsheets detect UTF-8. */
const toCsv = ({ columns, rows }: DataTable) =>
  stringify([[...columns], ...rows.map((row) => [...row])], { bom: true, record_delimiter: 'windows' });

const toRecord = (columns: readonly string[], row: DataTable['rows'][number]) =>
  Object.fromEntries(columns.map((column, index) => [column, row[index]]));

function toJson(id: DataSetId, { columns, rows }: DataTable): string {
  const records = rows.map((row) => toRecord(columns, row));
  return JSON.stringify({ id, licence: LICENCE, generatedOn: toDay(now()), columns, rows: records }, null, 1);
}

const TYPES: Record<Format, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** @param name such as `miqats.csv` */
export async function serveDataFile(name: string): Promise<Response | null> {
  const file = parseFileName(name);
  if (!file) return null;
  const table = await loadTable(file.id, now());
  const body = file.format === 'csv' ? toCsv(table) : toJson(file.id, table);
  const headers = {
    'Content-Type': TYPES[file.format],
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'public, max-age=3600',
  };
  return new Response(body, { headers });
}
