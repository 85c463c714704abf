/** True for a request that a browser makes before anybody has asked: it must leave no trace. */
export function isPrefetch(purpose: string | string[] | null | undefined): boolean {
  return /\bprefetch\b/.test(String(purpose ?? ''));
}
