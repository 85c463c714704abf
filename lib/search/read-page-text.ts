import type { ContentPage } from '@/lib/content/blocks';
import { findContentPage } from '@/lib/content/content-pages';
import { listKeys } from '@/lib/content/list-keys';
import { loadPageTexts } from '@/lib/content/load-page-texts';
import type { Messages } from '@/lib/i18n/catalog';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { loadTextReader, loadTranslator } from '@/lib/i18n/translator';
import { pickText } from '@/lib/operator/sections';
import { findOperatorText } from '@/lib/operator/settings';
import type { RouteKey, Row } from '@/lib/routing/table';
import { joinTexts } from './join-texts';

/** A message file, or the part of it that contains content rather than labels of controls. */
type Source = readonly [keyof Messages, ...string[]];

/** The texts of pages other than block pages. */
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

/** The only message parameter with a default for the index: some texts have another form for women. */
const FOR_ALL = { sex: 'other' };
const CHOICE = '{sex, select,';

function listTextKeys(tree: unknown, key: string): string[] {
  if (typeof tree === 'string') return /[{<]/.test(tree) && !tree.startsWith(CHOICE) ? [] : [key];
  if (typeof tree !== 'object' || tree === null || Array.isArray(tree)) return [];
  return Object.entries(tree).flatMap(([name, below]) => listTextKeys(below, key ? `${key}.${name}` : name));
}

/** The part of a message file under a key. @throws Error if the file has no such key */
function takePart(tree: unknown, key: string): unknown {
  const part = typeof tree === 'object' && tree !== null ? Reflect.get(tree, key) : undefined;
  if (part === undefined) throw new Error(`No messages under ${key}`);
  return part;
}

async function readSource([namespace, ...keys]: Source, locale: Locale): Promise<string[]> {
  const [messages, t] = await Promise.all([loadMessages(locale), loadTextReader(locale, namespace)]);
  const part = keys.reduce<unknown>(takePart, messages[namespace]);
  return listTextKeys(part, keys.join('.')).map((key) => t(key, FOR_ALL));
}

async function readBlocks(page: ContentPage, locale: Locale): Promise<string[]> {
  const t = await loadPageTexts(locale, page);
  return listKeys(page).map((key) => t(key));
}

/**
 * A page of the route table as plain text in one language, with the text that the operator has written for it.
 * @returns title and description of its meta tags, and its text
 */
export async function readPage(
  { key }: Row,
  locale: Locale,
): Promise<{ title: string; summary: string; body: string }> {
  const meta = await loadTranslator(locale, 'meta');
  const page = findContentPage(key);
  const blocks = page ? await readBlocks(page, locale) : [];
  const written =
    findOperatorText(key)?.paragraphs.map((paragraph) => pickText(paragraph, locale).text) ?? [];
  const sources = (TEXTS[key] ?? []).map((source) => readSource(source, locale));
  return {
    title: meta(`${key}.title`),
    summary: meta(`${key}.description`),
    body: joinTexts([...written, ...blocks, ...(await Promise.all(sources)).flat()]),
  };
}
