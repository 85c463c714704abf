import { findRoute } from '@/lib/routing/table';

/** True if a service starts on a page of the portal; its path may have a query. */
export function startsOnPortal(startPath: string): boolean {
  const [path = ''] = startPath.split('?');
  return findRoute(path) !== null;
}
