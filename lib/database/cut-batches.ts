/** Rows in batches: the number of parameters of a statement is limited. */
export function* cutBatches<Row>(rows: readonly Row[], size: number): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size);
}
