import type { Block, BlockOf } from '@/lib/content/blocks';
import type { TextReader } from '@/lib/i18n/translator';

export interface BlockProps<Kind extends Block['kind']> {
  block: BlockOf<Kind>;
  t: TextReader;
}
