import type { PublicationKind } from '@/lib/publications/kinds';
import type { Publication } from '@/lib/publications/schemas';

/** What every view of a list receives: whole publications, or rows of a table. */
export interface ItemsProps<Kind extends PublicationKind, Item = Publication<Kind>> {
  kind: Kind;
  items: readonly Item[];
  /** The item that the address asks for: it stands open. */
  openId?: string | undefined;
  /** False where a filter or a page stands before the list: then none is the latest of all. */
  isFront: boolean;
}
