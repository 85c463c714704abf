import type { PublicationKind } from '@/lib/publications/kinds';
import type { RouteKey } from '@/lib/routing/table';

interface List {
  route: RouteKey;
  take: number;
  hasYears: boolean;
  next: readonly RouteKey[];
}

export const LISTS: Record<PublicationKind, List> = {
  news: { route: 'news', take: 10, hasYears: true, next: ['governmentNews', 'ministerActivities', 'guides'] },
  governmentNews: {
    route: 'governmentNews',
    take: 10,
    hasYears: true,
    next: ['news', 'ministerActivities', 'documents'],
  },
  activity: { route: 'ministerActivities', take: 10, hasYears: true, next: ['news', 'governmentNews'] },
  document: { route: 'documents', take: 10, hasYears: true, next: ['guides', 'news', 'electronicServices'] },
  service: {
    route: 'electronicServices',
    take: 24,
    hasYears: false,
    next: ['guides', 'documents', 'researchers'],
  },
  offer: { route: 'offers', take: 12, hasYears: false, next: ['electronicServices', 'cities'] },
  guide: { route: 'guides', take: 24, hasYears: false, next: ['haj', 'umrah', 'documents'] },
};
