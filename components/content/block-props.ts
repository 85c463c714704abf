import type { Block, BlockOf } from '@/lib/content/blocks';
import type { TextReader } from '@/lib/i18n/translator';

/** The props of every block component: its data and the page's texts. */
export interface BlockProps<Kind extends Block['kind']> {
  block: BlockOf<Kind>;
  t: TextReader;
}
