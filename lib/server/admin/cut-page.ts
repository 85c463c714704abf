import 'server-only';

/**
 * A page of a list that leads on by id.
 * @param found the rows of the page and one more where the list goes on
 * @returns the rows, and the id that the next page follows, or null
 */
export function cutPage<Row extends { id: string }>(found: readonly Row[], size: number) {
  const rows = found.slice(0, size);
  return { rows, next: found.length > size ? (rows.at(-1)?.id ?? null) : null };
}
