import type { BlockKind } from '@/lib/publications/kinds';
import { readParagraphs } from './draft-fields';
import { CELL_MARK, ITEM_MARK } from './pasted-marks';

const KINDS = ['paragraph', 'heading', 'list', 'table'] as const satisfies readonly BlockKind[];
type PastedKind = (typeof KINDS)[number];

export const isPastedKind = (kind: BlockKind): boolean => KINDS.some((one) => one === kind);

/** A part of a pasted text, and the kind of block that it becomes. */
export interface Part {
  kind: PastedKind;
  text: string;
}

const HEADING = /^#{1,6}\s+(?=\S)/;
const ITEM = /^\s*[•·▪◦‣*–-]\s+(?=\S)/;
const CELLS = /\t|\|/;
/** A row of a spreadsheet without text. */
const EMPTY_ROW = /^[\t ]*\t[\t ]*$\n?/gm;

const clean = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const readRow = (line: string) =>
  line
    .replace(/^\s*\|(.*)\|\s*$/, '$1')
    .split(CELLS)
    .map(clean);

/** The text of a table block. The title stands for a caption that was not pasted. */
function readTable(lines: readonly string[], title: string): string | null {
  const [first = ''] = lines;
  const hasCaption = lines.length > 2 && !CELLS.test(first);
  const lined = hasCaption ? lines.slice(1) : lines;
  if (lined.length < 2 || !lined.every((line) => CELLS.test(line))) return null;
  const rows = lined.map(readRow);
  const width = Math.max(...rows.map(({ length }) => length));
  // A spreadsheet leaves out the tabs of empty cells at the end; with bars a cell is missing.
  if (!lined.some((line) => line.includes('\t')) && rows.some(({ length }) => length < width)) return null;
  const whole = rows.map((cells) => [...cells, ...Array(width - cells.length).fill('')].join(CELL_MARK));
  return [hasCaption ? clean(first) : clean(title), ...whole].join('\n');
}

function readPart(text: string, title: string): Part {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const [first = ''] = lines;
  if (lines.length === 1 && HEADING.test(first)) return { kind: 'heading', text: first.replace(HEADING, '') };
  // One line with a hyphen may be a sentence.
  const isList = lines.length > 1 || first.startsWith(ITEM_MARK);
  if (isList && lines.every((line) => ITEM.test(line)))
    return { kind: 'list', text: lines.map((line) => line.replace(ITEM, '').trim()).join('\n') };
  const table = readTable(lines, title);
  return table === null ? { kind: 'paragraph', text } : { kind: 'table', text: table };
}

/**
 * The parts of a text, which empty lines separate: headings, lists with a mark before each item, tables with tabs or
 * bars between cells, and paragraphs. All of them are text.
 * @param title the caption of tables without their own
 */
export const readParts = (text: string, title: string): Part[] =>
  readParagraphs(text.replaceAll('\r', '').replaceAll(EMPTY_ROW, '')).map((part) => readPart(part, title));
