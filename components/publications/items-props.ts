import type { PublicationKind } from '@/lib/publications/kinds';
import type { Publication } from '@/lib/publications/schemas';

export interface ItemsProps<Kind extends PublicationKind, Item = Publication<Kind>> {
  kind: Kind;
  items: readonly Item[];
  /** The item in the address, which is shown open. */
  openId?: string | undefined;
  /** False for a filtered list or a later page, whose first item is not the latest of all. */
  isFront: boolean;
}
