import type { RouteKey } from '@/lib/routing/table';
import { getContentPage } from './pages';

/** The reminders of Hajj and of Umrah: the page of each, and the name under which the browser keeps its ticks. */
export const CHECKLISTS = {
  hajj: { store: 'haj', route: 'hajRemember' },
  umrah: { store: 'umrah', route: 'umrahRemember' },
} as const;

/** How many points the checklist of a page has. */
export function countPoints(route: RouteKey): number {
  const blocks = getContentPage(route).sections.flatMap((section) => section.blocks);
  const lists = blocks.flatMap((block) => (block.kind === 'checklist' ? block.groups : []));
  return lists.reduce((sum, { items }) => sum + items.length, 0);
}
