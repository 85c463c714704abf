import type { Block, BlockOf } from '@/lib/content/blocks';
import type { PageTexts } from '@/lib/content/texts';

/** What every block component receives: its data and the page's texts. */
export interface BlockProps<Kind extends Block['kind']> {
  block: BlockOf<Kind>;
  t: PageTexts;
}
