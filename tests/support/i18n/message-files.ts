import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Locale } from '@/lib/i18n/locales';

/** All texts of a language by `namespace.key.key`. */
export type Texts = Record<string, string>;

/** Adds every string below `value` to the texts, under its path. */
export function flattenTexts(value: unknown, path: string, into: Texts): Texts {
  if (typeof value === 'string') into[path] = value;
  else for (const [key, child] of Object.entries(value ?? {})) flattenTexts(child, `${path}.${key}`, into);
  return into;
}

/** Names of the message files of a language, without `.json`. */
export function listNamespaces(locale: Locale): string[] {
  return readdirSync(join('messages', locale)).map((name) => name.replace(/\.json$/, ''));
}

/** Every text of a language. */
export function readTexts(locale: Locale): Texts {
  const texts: Texts = {};
  for (const name of listNamespaces(locale)) {
    flattenTexts(JSON.parse(readFileSync(join('messages', locale, `${name}.json`), 'utf8')), name, texts);
  }
  return texts;
}

/** All elements of a message, including those inside plurals, selects and tags. */
function listElements(elements: MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return [element, ...listElements(element.children)];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element];
    const inner = Object.values(element.options).flatMap((option) => listElements(option.value));
    return [element, ...inner];
  });
}

/** The elements of a text, or its ICU syntax error. */
export function parseText(text: string): MessageFormatElement[] | string {
  try {
    return listElements(parse(text));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The arguments and tags of a text: `count:plural`, `<link>`, `kind:select(a|b)`; sorted and unique. */
export function describeArguments(elements: MessageFormatElement[]): string[] {
  const names = elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [`<${element.value}>`];
    if (element.type !== TYPE.select) return [element.value];
    return [`${element.value}:select(${Object.keys(element.options).sort().join('|')})`];
  });
  return [...new Set(names)].sort();
}

/** The visible words, without arguments and tags, with every branch of a choice. */
export function readableOf(elements: MessageFormatElement[]): string {
  return elements
    .flatMap((element) => {
      if (element.type === TYPE.literal) return [element.value];
      if (element.type !== TYPE.select) return [];
      return Object.values(element.options).map(({ value }) => readableOf(value));
    })
    .join(' ');
}
