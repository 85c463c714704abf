import type { PublicationKind } from '@/lib/publications/kinds';

const PATHS: Record<PublicationKind, (id: string) => string> = {
  news: (id) => `/NewsDetails/${id}`,
  governmentNews: (id) => `/NewsDetails/${id}`,
  // The specification has no address for one activity or guide: the page of the list shows it.
  activity: (id) => `/MinisterActivities?activity=${id}`,
  document: (id) => `/DocumentDetails/${id}`,
  service: (id) => `/ServicesDetails/${id}`,
  offer: (id) => `/NuskCardsOffers/${id}`,
  guide: (id) => `/Guides?guide=${id}`,
};

/** The address of a publication below the locale, with a query if it has no separate page. */
export function getPublicationPath(kind: PublicationKind, id: string): string {
  return PATHS[kind](id);
}

/** Kinds whose publications have separate pages and are therefore in the sitemap. */
export const PAGED_KINDS = [
  'news',
  'governmentNews',
  'activity',
  'document',
  'service',
  'offer',
  'guide',
] as const satisfies readonly PublicationKind[];
