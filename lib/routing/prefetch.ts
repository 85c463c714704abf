/** True for a speculative request of a browser, which must have no effect. Safari calls it `preview`. */
export function isPrefetch(purpose: string | string[] | null | undefined): boolean {
  return /\b(?:prefetch|preview)\b/.test(String(purpose ?? ''));
}
