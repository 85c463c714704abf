import type { Block } from '@/lib/content/blocks';
import type { PageTexts } from '@/lib/content/texts';
import type { Locale } from '@/lib/i18n/locales';

/** What every block component receives: its data, the page's texts and the language. */
export interface BlockProps<Kind extends Block['kind']> {
  block: Extract<Block, { kind: Kind }>;
  t: PageTexts;
  locale: Locale;
}
