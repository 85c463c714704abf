import { toLatinDigits } from '@/lib/i18n/digits';
import { FACETS, type PublicationKind } from '@/lib/publications/kinds';
import { type Query, readChoice, readQueryValue } from '@/lib/routing/query-value';

/** The query of a list: words, year, the facets of the kind, and where its page begins. */
export type ListQuery = Readonly<Record<string, string>>;

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const YEAR = /^(19|20|21)\d{2}$/;
const PLACES = ['before', 'after', 'at'] as const;

/** A well-formed id in a query, else ''. */
export function readId(query: Query, name: string): string {
  const id = readQueryValue(query, name);
  return ID.test(id) && id.length <= 80 ? id : '';
}

/** The query of a list in an address; invalid values are dropped, so that every address shows a page. */
export function readListQuery(kind: PublicationKind, query: Query): ListQuery {
  const year = toLatinDigits(readQueryValue(query, 'year'));
  const facets = Object.entries(FACETS[kind]).map(([name, values]) => [
    name,
    readChoice<string>(query, name, values) ?? '',
  ]);
  const place = PLACES.find((name) => readId(query, name) !== '');
  const asked = [
    ['text', toLatinDigits(readQueryValue(query, 'text'))],
    ['year', YEAR.test(year) ? year : ''],
    ...facets,
    place ? [place, readId(query, place)] : ['at', ''],
  ];
  return Object.fromEntries(asked.filter(([, value]) => value !== ''));
}

export function pickFilters(query: ListQuery): ListQuery {
  return Object.fromEntries(
    Object.entries(query).filter(([name]) => !PLACES.some((place) => place === name)),
  );
}

export function addQuery(address: string, query: ListQuery): string {
  return [address, new URLSearchParams(query).toString()].filter(Boolean).join('?');
}
