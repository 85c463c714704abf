import { findRoute } from '@/lib/routing/table';

/** True where the start of a service leads to a page of the portal; its path may carry a query. */
export function startsOnPortal(startPath: string): boolean {
  const [path = ''] = startPath.split('?');
  return findRoute(path) !== null;
}
