import type { RouteKey } from '@/lib/routing/table';
import { getContentPage } from './content-pages';

/** The checklists of Hajj and Umrah: the page of each, and the key under which the browser stores its ticks. */
export const CHECKLISTS = {
  hajj: { store: 'haj', route: 'hajRemember' },
  umrah: { store: 'umrah', route: 'umrahRemember' },
} as const;

export function countPoints(route: RouteKey): number {
  const blocks = getContentPage(route).sections.flatMap((section) => section.blocks);
  const lists = blocks.flatMap((block) => (block.kind === 'checklist' ? block.groups : []));
  return lists.reduce((sum, { items }) => sum + items.length, 0);
}
