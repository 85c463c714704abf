import type { Translator } from '@/lib/i18n/translator';
import { getRoute, type RouteKey } from '@/lib/routing/table';
import type { MetaOverride } from './meta-override';
import { META_LENGTHS } from './meta-override';

/** Shortens a description to the length that search engines show, at the end of a word and with an ellipsis. */
export function fitDescription(text: string): string {
  const letters = [...text];
  const { max } = META_LENGTHS.description;
  if (letters.length <= max) return text;
  const cut = letters.slice(0, max - 1).join('');
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s.,;:،؛]+$/u, '')}…`;
}

/** Metadata of a page for search engines and shared links. */
interface HeadTexts {
  title: string;
  fullTitle: string;
  cardTitle: string;
  card: string;
  description: string;
}

export interface ItemTexts {
  title?: string;
  description?: string;
}

/** The texts of its item, else the editors' overrides, else its own. */
export function composeHeadTexts(
  t: Translator<'meta'>,
  key: RouteKey,
  override: MetaOverride | null,
  item: ItemTexts = {},
): HeadTexts {
  const siteName = t('siteName');
  const title = item.title ?? override?.title ?? t(`${key}.title`);
  // The home page's title is the site's name.
  const isNamedBySite = getRoute(key).path === '' && !override?.title;
  const cardTitle = isNamedBySite ? siteName : title;
  return {
    title,
    fullTitle: isNamedBySite ? siteName : `${title} | ${siteName}`,
    cardTitle,
    card: override?.card ?? cardTitle,
    description: fitDescription(item.description ?? override?.description ?? t(`${key}.description`)),
  };
}
