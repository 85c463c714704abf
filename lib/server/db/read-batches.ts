import 'server-only';

/** Rows that are read at once. */
const BATCH = 500;

/**
 * All rows of a query, the oldest first, read by and by: a spreadsheet of forty thousand is never whole in memory.
 * @param read the rows whose id follows `after`, in the order of their ids, at most `limit`
 */
export async function* readBatches<Row extends { id: string }>(
  read: (after: string, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let after = '';
  for (;;) {
    const rows = await read(after, BATCH);
    yield* rows;
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.id ?? '';
  }
}
