import { findRoute } from '@/lib/routing/table';

/**
 * The page that a rating is about, or null: a page of the portal with header and footer (SURVEY-06).
 * @param pageUrl path without language, of a page or one of its other names
 * @returns its canonical path, `/` for the home page
 */
export function findRatedPage(pageUrl: string): string | null {
  const path = pageUrl === '/' ? '' : pageUrl;
  const route = findRoute(path);
  if (!route || route.key === 'notFound' || route.shell === 'bare' || route.shell === 'noFooter') return null;
  // Every search has an address of its own; they are one page.
  if (!route.indexed && route.path.includes('{')) return route.path;
  const canonical = route.aliases?.includes(path) ? route.path : path;
  return canonical || '/';
}
