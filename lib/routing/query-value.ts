import type { RouteKey } from './table';

export type Query = Readonly<Record<string, string | string[] | undefined>>;

export interface PageAddress {
  /** The route whose page is shown: for a short address, its canonical route. */
  route: RouteKey;
  /** Path without the locale prefix: `/NewsDetails/opening`. */
  path: string;
  /** The segment matched by the `{id}` of the path; '' if it has none. */
  id: string;
  query: Query;
}

/** Maximum length of a query value: the portal's forms produce no longer ones. */
const MAX_LENGTH = 200;

export const cutQueryValue = (value: string): string => value.trim().slice(0, MAX_LENGTH);

/** A query value, trimmed and truncated; the first of several, '' if it is missing. */
export function readQueryValue(query: Query, name: string): string {
  const value = query[name];
  return cutQueryValue((Array.isArray(value) ? value[0] : value) ?? '');
}

export function readChoice<Choice extends string>(
  query: Query,
  name: string,
  choices: readonly Choice[],
): Choice | null {
  const value = readQueryValue(query, name);
  return choices.find((choice) => choice === value) ?? null;
}

export function pickQuery(query: Query, names: readonly string[]): Record<string, string> {
  const entries = names.map((name) => [name, readQueryValue(query, name)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}
