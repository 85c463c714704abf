import type { ContentPage } from '@/lib/content/blocks';
import { listKeys } from '@/lib/content/list-keys';
import { CONTENT_PAGES } from '@/lib/content/pages';
import { loadPageTexts } from '@/lib/content/texts';
import type { Locale } from '@/lib/i18n/locales';
import type { Namespace } from '@/lib/i18n/namespaces';
import { loadTranslator } from '@/lib/i18n/translator';
import type { RouteKey, Row } from '@/lib/routes/table';

/** Pages that are not written as blocks, and the message files that hold their text. */
const TEXTS: Partial<Record<RouteKey, readonly Namespace[]>> = {
  researchers: ['award'],
  terms: ['terms'],
};

/** All texts of a message file; those with arguments are not for readers of an index. */
function listLeaves(tree: unknown): string[] {
  if (typeof tree === 'string') return tree.includes('{') || tree.includes('<') ? [] : [tree];
  if (typeof tree !== 'object' || tree === null || Array.isArray(tree)) return [];
  return Object.values(tree).flatMap(listLeaves);
}

async function readFiles(namespaces: readonly Namespace[], locale: Locale): Promise<string[]> {
  const files = await Promise.all(
    namespaces.map((namespace) => import(`../../messages/${locale}/${namespace}.json`)),
  );
  return files.flatMap((file) => listLeaves(file.default));
}

async function readBlocks(page: ContentPage, locale: Locale): Promise<string[]> {
  return listKeys(page).map(await loadPageTexts(page, locale));
}

/**
 * A page of the route table as plain text in one language.
 * @returns title and description of its meta tags, and the words that stand on it
 */
export async function readPage(
  { key }: Row,
  locale: Locale,
): Promise<{ title: string; summary: string; body: string }> {
  const meta = await loadTranslator(locale, 'meta');
  const page = CONTENT_PAGES.find(({ route }) => route === key);
  const blocks = page ? await readBlocks(page, locale) : [];
  const files = await readFiles(TEXTS[key] ?? [], locale);
  return {
    title: meta(`${key}.title`),
    summary: meta(`${key}.description`),
    body: [...blocks, ...files].join(' '),
  };
}
