import type { PublicationKind } from '@/lib/contract/publication-kinds';

/** Key of the name of a facet's value in the messages; both kinds of news share their topics. */
export function getValueKey(kind: PublicationKind, facet: string, value: string): string {
  return `values.${kind === 'governmentNews' ? 'news' : kind}.${facet}.${value}`;
}
