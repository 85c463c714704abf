import CachePolicy from 'http-cache-semantics';
import type { FinishedPage } from './finish-page.ts';
import { isShown } from './stored-page.ts';

/** How long a page is fresh, and how long it may be served stale during revalidation, in milliseconds. */
interface Lifetime {
  freshMs: number;
  keptMs: number;
}

/** The lifetime in a page's headers (RFC 9111, RFC 5861). @returns null for a response that must not be cached */
export function readLifetime({ status, headers }: Pick<FinishedPage, 'status' | 'headers'>): Lifetime | null {
  const control = String(headers['cache-control'] ?? '');
  if (!isShown(status)) return null;
  if (!/\bpublic\b/.test(control) || headers['set-cookie']) return null;
  const plain = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  const policy = new CachePolicy(
    { method: 'GET', headers: {} },
    { status, headers: plain },
    { shared: true },
  );
  if (!policy.storable()) return null;
  return { freshMs: policy.maxAge() * 1000, keptMs: Math.ceil(policy.timeToLive() / 1000) * 1000 };
}
