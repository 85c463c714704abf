import 'server-only';

/**
 * A page of a keyset-paginated list.
 * @param found the rows of the page, and one more if the list continues
 * @returns the rows, and the id after which the next page begins, or null
 */
export function cutPage<Row extends { id: string }>(found: readonly Row[], size: number) {
  const rows = found.slice(0, size);
  return { rows, next: found.length > size ? (rows.at(-1)?.id ?? null) : null };
}
