import { type Query, readQueryValue } from '@/lib/routing/query-value';

/** The parameters of an address that a page knows; those that say nothing are left out. */
export function pickQuery(query: Query, names: readonly string[]): Record<string, string> {
  const entries = names.map((name) => [name, readQueryValue(query, name)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}
