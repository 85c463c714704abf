import type { ContentPage } from '@/lib/content/blocks';
import { listKeys } from '@/lib/content/list-keys';
import { findContentPage } from '@/lib/content/pages';
import type { Messages } from '@/lib/i18n/catalog';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { loadTextReader, loadTranslator } from '@/lib/i18n/translator';
import type { RouteKey, Row } from '@/lib/routing/table';
import { joinTexts } from './join-texts';

/** A message file, or below it the part that holds what is read rather than the words of buttons. */
type Source = readonly [keyof Messages, ...string[]];

/** Pages that are not written as blocks, and where their text stands. */
const TEXTS: Partial<Record<RouteKey, readonly Source[]>> = {
  home: [
    ['home', 'lead'],
    ['home', 'tasks'],
  ],
  researchers: [['award']],
  terms: [['terms', 'sections']],
  stoppage: [
    ['stoppages', 'lead'],
    ['stoppages', 'advice'],
  ],
  procedures: [
    ['journeys', 'procedures', 'rules'],
    ['journeys', 'procedures', 'who'],
  ],
  guidance: [['journeys', 'guidance', 'stations']],
  counter: [
    ['counter', 'lead'],
    ['counter', 'tawaf'],
    ['counter', 'sai'],
  ],
  holySites: [
    ['journeys', 'movements', 'lead'],
    ['journeys', 'movements', 'hills'],
    ['haj', 'overview', 'sites', 'map', 'legs'],
  ],
  journey: [['journeys', 'story', 'items']],
  scenes: [['journeys', 'scenes', 'items']],
  faqs: [['faqs', 'items']],
  customGuide: [
    ['customGuide', 'sections'],
    ['customGuide', 'items'],
  ],
  dictionary: [['dictionary', 'terms']],
  transaction: [['transactions']],
};

/** All texts of a message file; those with arguments are not for readers of an index. */
function listLeaves(tree: unknown): string[] {
  if (typeof tree === 'string') return tree.includes('{') || tree.includes('<') ? [] : [tree];
  if (typeof tree !== 'object' || tree === null || Array.isArray(tree)) return [];
  return Object.values(tree).flatMap(listLeaves);
}

/** The part of a message file under a key, with everything below it. @throws Error where the file has no such key */
function takePart(tree: unknown, key: string): unknown {
  const part = typeof tree === 'object' && tree !== null ? Reflect.get(tree, key) : undefined;
  if (part === undefined) throw new Error(`No messages under ${key}`);
  return part;
}

async function readSource([namespace, ...keys]: Source, locale: Locale): Promise<string[]> {
  const messages = await loadMessages(locale);
  return listLeaves(keys.reduce<unknown>(takePart, messages[namespace]));
}

async function readBlocks(page: ContentPage, locale: Locale): Promise<string[]> {
  const t = await loadTextReader(locale, page.namespace);
  return listKeys(page).map((key) => t(key));
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
  const page = findContentPage(key);
  const blocks = page ? await readBlocks(page, locale) : [];
  const sources = (TEXTS[key] ?? []).map((source) => readSource(source, locale));
  return {
    title: meta(`${key}.title`),
    summary: meta(`${key}.description`),
    body: joinTexts([...blocks, ...(await Promise.all(sources)).flat()]),
  };
}
