/** The beginning of a cell that a spreadsheet would take for a formula or for the mark of a text. */
const GUARDED = /^['=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Puts an apostrophe before a text that a spreadsheet would execute, or that begins with one. */
export const guardCell = (text: string) => (GUARDED.test(text) ? `'${text}` : text);

/** Undoes `guardCell`; a text without the guard stays as it is. */
export const unguardCell = (cell: string) =>
  cell.startsWith("'") && GUARDED.test(cell.slice(1)) ? cell.slice(1) : cell;
