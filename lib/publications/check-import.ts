import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { z } from 'zod';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { type PublicationImport, publicationImport } from './import-format';

/** The portal writes Persian digits in Persian and Latin ones in all other languages. */
const foreignDigitOf = (locale: Locale) => (locale === 'fa' ? /[٠-٩]/ : /[٠-٩۰-۹]/);
/** Control characters and bidirectional marks, which no text needs. */
const HIDDEN = /(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff]/u;
/** Letters that look alike but belong to another language's alphabet. */
const LETTERS_OF_OTHERS: Partial<Record<Locale, RegExp>> = {
  ar: /[کیگپچہےٹڈڑ]/,
  fa: /[كيىہے]/,
  ur: /[كيىه]/,
};

function listStrings(
  value: unknown,
  path: (string | number)[],
): { text: string; path: (string | number)[] }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (Array.isArray(value)) return value.flatMap((child, index) => listStrings(child, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => listStrings(child, [...path, key]));
}

/** Why a text does not fit its language; null if it does. */
export function findTextError(text: string, locale: Locale): string | null {
  if (foreignDigitOf(locale).test(text)) return 'digits must be Latin, 0 to 9, or in Persian texts Persian';
  if (HIDDEN.test(text)) return 'holds a hidden control or direction character';
  const foreign = LETTERS_OF_OTHERS[locale]?.exec(text)?.[0];
  return foreign ? `the letter ${foreign} does not belong to this language` : null;
}

export function listTextErrors(item: unknown): { path: (string | number)[]; message: string }[] {
  if (typeof item !== 'object' || item === null || !('texts' in item)) return [];
  return Object.entries(item.texts ?? {}).flatMap(([locale, texts]) => {
    if (!isLocale(locale)) return [];
    return listStrings(texts, ['texts', locale]).flatMap(({ text, path }) => {
      const message = findTextError(text, locale);
      return message ? [{ path, message }] : [];
    });
  });
}

export interface ImportError {
  /** Counted from 1. */
  line: number;
  /** The language of the text, if the error is in one. */
  locale: Locale | null;
  /** Path in the file: `3.texts.fa.title`; empty for the file as a whole. */
  path: string;
  message: string;
}

export interface CheckedImport {
  /** The valid items with their positions in the file. */
  items: { index: number; item: PublicationImport }[];
  errors: ImportError[];
  /** Finds the position of a path, for errors found later. */
  locate(path: Path): Pick<ImportError, 'line' | 'locale' | 'path'>;
}

type Path = readonly (string | number)[];

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** The node of a path, or of its nearest existing ancestor. */
function findNearest(root: Node, path: Path): Node {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (node) return node;
  }
  return root;
}

function makeLocate(text: string, root: Node): CheckedImport['locate'] {
  return (path) => {
    const language = path.indexOf('texts') >= 0 ? path[path.indexOf('texts') + 1] : undefined;
    const locale = typeof language === 'string' && isLocale(language) ? language : null;
    return { line: lineAt(text, findNearest(root, path).offset), locale, path: path.join('.') };
  };
}

function explain(issue: z.core.$ZodIssue, root: Node, path: Path): string {
  if (issue.code === 'unrecognized_keys') return `unknown: ${issue.keys.join(', ')}`;
  if (issue.code === 'invalid_type' && !findNodeAtLocation(root, [...path])) return 'is missing';
  return issue.message;
}

function readSyntax(text: string): { root: Node | null; errors: ImportError[] } {
  const found: ParseError[] = [];
  const root = parseTree(text, found, { disallowComments: true });
  const errors = found.map(({ error, offset }) => ({
    line: lineAt(text, offset),
    locale: null,
    path: '',
    message: `is not JSON: ${printParseErrorCode(error)}`,
  }));
  if (root?.type === 'array' || errors.length > 0) return { root: root ?? null, errors };
  return {
    root: null,
    errors: [{ line: 1, locale: null, path: '', message: 'expected a list of items: [ … ]' }],
  };
}

function findRepeated(items: readonly unknown[]): number[] {
  const idOf = (item: unknown) =>
    typeof item === 'object' && item !== null && 'id' in item && typeof item.id === 'string' ? item.id : null;
  const ids = items.map(idOf);
  return ids.flatMap((id, index) => (id !== null && ids.indexOf(id) < index ? [index] : []));
}

/** @returns every valid item, and every error with its line and language */
export function checkImport(text: string): CheckedImport {
  const { root, errors } = readSyntax(text);
  if (!root || errors.length > 0) {
    return { items: [], errors, locate: () => ({ line: 1, locale: null, path: '' }) };
  }
  const locate = makeLocate(text, root);
  const values: unknown[] = JSON.parse(text);
  const items = values.flatMap((value, index) => {
    const parsed = publicationImport.safeParse(value);
    const wrong = listTextErrors(value);
    for (const { path, message } of wrong) errors.push({ ...locate([index, ...path]), message });
    if (parsed.success) return wrong.length > 0 ? [] : [{ index, item: parsed.data }];
    for (const issue of parsed.error.issues) {
      const path = [index, ...issue.path.map((part) => (typeof part === 'number' ? part : String(part)))];
      errors.push({ ...locate(path), message: explain(issue, root, path) });
    }
    return [];
  });
  for (const index of findRepeated(values)) {
    errors.push({ ...locate([index, 'id']), message: 'occurs twice in this file' });
  }
  return { items, errors: errors.sort((a, b) => a.line - b.line), locate };
}
