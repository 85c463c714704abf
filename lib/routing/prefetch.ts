/** True for a speculative request of a browser, which must have no effect. */
export function isPrefetch(purpose: string | string[] | null | undefined): boolean {
  return /\bprefetch\b/.test(String(purpose ?? ''));
}
