import type { Locale } from '@/lib/i18n/locales';
import { loadTextReader } from '@/lib/i18n/translator';
import type { ContentPage } from './blocks';

/** Reads a message of one page by its key below the page: `types.title`. */
export type PageTexts = (key: string) => string;

/** The texts of a content page in one language. */
export async function loadPageTexts(page: ContentPage, locale: Locale): Promise<PageTexts> {
  const translate = await loadTextReader(locale, page.namespace);
  return (key) => translate(`${page.at}.${key}`);
}
