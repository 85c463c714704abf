import 'server-only';
import { CsvError, parse } from 'csv-parse/sync';
import { unguardCell } from '@/lib/admin/heads/guard-cell';
import type { HeadChange } from '@/lib/admin/heads/head-schemas';
import { isLocale } from '@/lib/i18n/locales';
import { findRouteByKey } from '@/lib/routing/table';
import { judgeText, META_FIELDS, type MetaField, type TextFault } from '@/lib/seo/meta-override';
import type { Heads } from './read-heads';

export const SHEET_COLUMNS = ['route', 'language', ...META_FIELDS] as const;
type Column = (typeof SHEET_COLUMNS)[number];

export interface SheetError {
  line: number;
  column: Column;
  code: TextFault | 'choice' | 'twice' | 'missing' | 'unreadable';
}

interface Line {
  line: number;
  cells: Partial<Record<string, string>>;
}

/** Spreadsheet programs write semicolons in some languages, and some programs write tabs. */
function findDelimiter(text: string): string {
  const [header = ''] = text.split(/\r?\n/, 1);
  const count = (delimiter: string) => header.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best));
}

/** @throws CsvError for a file that is not CSV */
function parseLines(text: string): Line[] {
  const rows = parse(text, {
    bom: true,
    delimiter: findDelimiter(text),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
  }) as unknown as { record: string[]; info: { lines: number } }[];
  const [header, ...rest] = rows;
  const names = header?.record.map((name) => name.trim().toLowerCase()) ?? [];
  return rest.map(({ record, info }) => ({
    line: info.lines,
    cells: Object.fromEntries(names.map((name, index) => [name, unguardCell(record[index] ?? '').trim()])),
  }));
}

type Read = { errors: SheetError[]; changes: HeadChange[] };

function readField(heads: Heads, { line, cells }: Line, field: MetaField): Read {
  const { route = '', language = '' } = cells;
  const text = cells[field] ?? '';
  const head = isLocale(language) ? heads.get(`${route} ${language}`) : undefined;
  if (!head || !isLocale(language) || text === head.shown[field]) return { errors: [], changes: [] };
  const after = text === '' || text === head.fallback[field] ? null : text;
  if (after === null && !head.override?.[field]) return { errors: [], changes: [] };
  const fault = after === null ? null : judgeText(field, after);
  if (fault) return { errors: [{ line, column: field, code: fault }], changes: [] };
  return { errors: [], changes: [{ route, locale: language, field, before: head.shown[field], after }] };
}

function findPageErrors({ line, cells }: Line, seen: Set<string>): SheetError[] {
  const { route = '', language = '' } = cells;
  const key = `${route} ${language}`;
  if (!findRouteByKey(route)) return [{ line, column: 'route', code: 'choice' }];
  if (!isLocale(language)) return [{ line, column: 'language', code: 'choice' }];
  if (seen.has(key)) return [{ line, column: 'route', code: 'twice' }];
  seen.add(key);
  return [];
}

/**
 * The changes in a sheet. A cell with the current text of the page changes nothing; an empty cell, or one with the
 * page's own text, removes the override. A missing column changes nothing.
 */
export function parseHeads(text: string, heads: Heads): Read {
  try {
    const lines = parseLines(text);
    const [first] = lines;
    const missing = (['route', 'language'] as const).filter((column) => first?.cells[column] === undefined);
    if (missing.length > 0)
      return { errors: missing.map((column) => ({ line: 1, column, code: 'missing' })), changes: [] };
    const fields = META_FIELDS.filter((field) => first?.cells[field] !== undefined);
    const seen = new Set<string>();
    const reads = lines.map((line): Read => {
      const errors = findPageErrors(line, seen);
      if (errors.length > 0) return { errors, changes: [] };
      const parts = fields.map((field) => readField(heads, line, field));
      return { errors: parts.flatMap((part) => part.errors), changes: parts.flatMap((part) => part.changes) };
    });
    return { errors: reads.flatMap((read) => read.errors), changes: reads.flatMap((read) => read.changes) };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number(error.lines ?? 1);
    return { errors: [{ line, column: 'route', code: 'unreadable' }], changes: [] };
  }
}
