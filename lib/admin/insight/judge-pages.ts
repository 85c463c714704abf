import type { Verdicts } from './schemas';

/** Fewer ratings say too little about a page. */
const LEAST_RATINGS = 10;

/** Two-sided 95 % of the normal distribution. */
const Z = 1.96;

/**
 * Lower bound of a share by Wilson's score interval (95 %), so that few ratings count for less than many.
 * @returns 0 to 1
 */
export function boundShare(count: number, total: number): number {
  if (total === 0) return 0;
  const share = count / total;
  const spread = Z * Math.sqrt((share * (1 - share) + Z ** 2 / (4 * total)) / total);
  return Math.max(0, (share + Z ** 2 / (2 * total) - spread) / (1 + Z ** 2 / total));
}

/** Pages with enough ratings; the one that surely helps the fewest readers is first. */
export function rankPages(pages: readonly Verdicts[]) {
  return pages
    .filter(({ total }) => total >= LEAST_RATINGS)
    .map((page) => ({ ...page, notUsefulBound: boundShare(page.total - page.useful, page.total) }))
    .sort((a, b) => b.notUsefulBound - a.notUsefulBound || a.key.localeCompare(b.key));
}
