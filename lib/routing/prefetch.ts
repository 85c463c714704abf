/** True for a request that a browser makes before anybody has asked: it must leave no trace. Safari says `preview`. */
export function isPrefetch(purpose: string | string[] | null | undefined): boolean {
  return /\b(?:prefetch|preview)\b/.test(String(purpose ?? ''));
}
