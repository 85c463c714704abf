import type { Translator } from '@/lib/i18n/translator';
import { getRoute, type RouteKey } from '@/lib/routing/table';
import type { MetaOverride } from './meta-override';
import { META_LENGTHS } from './meta-override';

/** Cuts a description that search engines would cut, at the end of a word, and says so with an ellipsis. */
export function fitDescription(text: string): string {
  const letters = [...text];
  const { max } = META_LENGTHS.description;
  if (letters.length <= max) return text;
  const cut = letters.slice(0, max - 1).join('');
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s.,;:،؛]+$/u, '')}…`;
}

/** What a page says of itself to search engines and on a shared card. */
interface HeadTexts {
  /** Title without the site's name. */
  title: string;
  /** Title as the browser's tab shows it. */
  fullTitle: string;
  /** Title in the text of a shared link. */
  cardTitle: string;
  /** What is written on the picture of a shared link. */
  card: string;
  description: string;
}

/** Title and description of the one item that a page shows, where its row stands for many. */
export interface ItemTexts {
  title?: string;
  description?: string;
}

/**
 * The texts of a page: of the item that it shows, else as editors have overridden them, else its own.
 * @param t reads `messages/<locale>/meta.json`
 */
export function composeHeadTexts(
  t: Translator<'meta'>,
  key: RouteKey,
  override: MetaOverride | null,
  item: ItemTexts = {},
): HeadTexts {
  const siteName = t('siteName');
  const title = item.title ?? override?.title ?? t(`${key}.title`);
  // The home page is the site: it needs no name beside the site's own.
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
