import 'server-only';

const BATCH = 500;

/** All rows of a query, oldest first, so that a spreadsheet of forty thousand rows is never in memory at once. */
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
