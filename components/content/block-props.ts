import type { Block } from '@/lib/content/blocks';
import type { PageTexts } from '@/lib/content/texts';

/** What every block component receives: its data and the page's texts. */
export interface BlockProps<Kind extends Block['kind']> {
  block: Extract<Block, { kind: Kind }>;
  t: PageTexts;
}
