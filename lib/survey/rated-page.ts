import { findRoute } from '@/lib/routing/table';

/** Only pages with header and footer can be rated (SURVEY-06). @returns its canonical path, `/` for the home page */
export function findRatedPage(pageUrl: string): string | null {
  const path = pageUrl === '/' ? '' : pageUrl;
  const route = findRoute(path);
  if (!route || route.key === 'notFound' || route.shell === 'bare' || route.shell === 'noFooter') return null;
  // Every search has its own address, but all are one page.
  if (!route.indexed && route.path.includes('{')) return route.path;
  const canonical = route.aliases?.includes(path) ? route.path : path;
  return canonical || '/';
}
