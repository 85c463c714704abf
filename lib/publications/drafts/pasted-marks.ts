/**
 * Marks of pasted headings, items of lists and cells of tables in a text field, until the page is saved. A separate
 * file, because the browser writes them: the server's reader of the parts imports schemas.
 */
export const HEADING_MARK = '# ';
export const ITEM_MARK = '• ';
export const CELL_MARK = ' | ';
