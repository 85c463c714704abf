import type { BlockProps } from './block-props';
import { ContentTable } from './content-table';

/** A table whose first column names its rows. */
export function TableBlock({ block, t }: BlockProps<'table'>) {
  return (
    <ContentTable
      caption={t(`${block.at}.caption`)}
      columns={block.columns.map((column) => t(`${block.at}.columns.${column}`))}
      rows={block.rows.map((row) => block.columns.map((column) => t(`${block.at}.rows.${row}.${column}`)))}
    />
  );
}
