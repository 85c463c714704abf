import type { RouteKey } from './table';

/** The query of an address, as Next hands it to a page. */
export type Query = Readonly<Record<string, string | string[] | undefined>>;

/** What a page knows of the address that it stands at. */
export interface PageAddress {
  /** The route whose page is shown: for a short address the one that it is canonical to. */
  route: RouteKey;
  /** Path without the locale prefix: `/NewsDetails/opening`. */
  path: string;
  /** What stands in the place of the braces of the row's path; '' where it has none. */
  id: string;
  query: Query;
}

/** Longest answer that a query may carry: whatever is longer was not typed into a form of the portal. */
const MAX_LENGTH = 200;

/** A value without blanks around it, at most 200 characters of it. */
export const cutQueryValue = (value: string): string => value.trim().slice(0, MAX_LENGTH);

/** What an address says under a name, trimmed and cut; the first where it stands several times, '' where it does not. */
export function readQueryValue(query: Query, name: string): string {
  const value = query[name];
  return cutQueryValue((Array.isArray(value) ? value[0] : value) ?? '');
}

/** What an address says under a name where it is one of the choices; null otherwise. */
export function readChoice<Choice extends string>(
  query: Query,
  name: string,
  choices: readonly Choice[],
): Choice | null {
  const value = readQueryValue(query, name);
  return choices.find((choice) => choice === value) ?? null;
}

/** The parameters of an address that a page knows; those that say nothing are left out. */
export function pickQuery(query: Query, names: readonly string[]): Record<string, string> {
  const entries = names.map((name) => [name, readQueryValue(query, name)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}
