import 'server-only';
import { getLocale, getTranslations } from 'next-intl/server';
import { formatNumber } from '@/lib/i18n/format-number';
import type { Field } from '@/lib/publications/drafts/draft-fields';

/** The names of the texts of a publication; blocks are numbered in their order. */
export async function loadFieldName(): Promise<(field: Field) => string> {
  const locale = await getLocale();
  const t = await getTranslations('publishing');
  return ({ part, block, link }) => {
    const number = formatNumber((block?.index ?? 0) + 1, locale);
    if (part === 'description') return t('image.description', { number });
    if (!block || (part !== 'block' && part !== 'phrase'))
      return t(`fields.${part === 'block' || part === 'phrase' ? 'summary' : part}`);
    const name = t('block', { kind: t(`blocks.${block.kind}`), number });
    if (link) return t('link.phrase', { block: name, number: formatNumber(link.index + 1, locale) });
    return block.kind === 'image' ? t('image.caption', { number }) : name;
  };
}
