import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ident } from 'css-tree';
import { DARK_SHEET } from '../../browser-scripts/settings-script.ts';
import { MODULE_CLASS } from '../next-output.ts';

const SHEET = /<style data-asleep>.*?<\/style>/gs;
/** Content that is not HTML. */
const FOREIGN = /(<script\b.*?<\/script>|<style\b.*?<\/style>)/gs;
const CLASSES = / class="[^"]*"/g;
/** A class in a style sheet, where a name that begins with a digit is escaped. */
const SELECTOR = /\.(?:\\[\da-f]{1,6} ?|[\w-])+/gi;

const readSheets = (page: string): string => page.match(SHEET)?.join('') ?? '';

/** Assigns short names in the order of first use. @param first names that are already assigned */
function createNames(toShort: (number: number) => string, first: readonly string[] = []) {
  const names = new Map(first.map((name, number) => [name, toShort(number)]));
  const shorten = (name: string) => {
    const short = names.get(name) ?? toShort(names.size);
    names.set(name, short);
    return short;
  };
  return { names, shorten };
}

const nameClass = (number: number) => `c${number}`;

const shortenSelectors = (css: string, names: ReadonlyMap<string, string>): string =>
  css.replaceAll(SELECTOR, (selector) => {
    const short = names.get(ident.decode(selector.slice(1)));
    return short === undefined ? selector : `.${short}`;
  });

/** Renames the classes of a page's style modules to `c0`, `c1` and so on. @returns the original names too, by number */
export function shortenClasses(
  page: string,
  late: readonly string[] = [],
): { page: string; names: string[] } {
  const { names, shorten } = createNames(nameClass, late);
  const named = page.replaceAll(CLASSES, (attribute) => attribute.replaceAll(MODULE_CLASS, shorten));
  const written = named.replaceAll(SHEET, (sheet) => shortenSelectors(sheet, names));
  return { page: written, names: [...names.keys()] };
}

/** Renames the classes of a style sheet. @param classes in the order that `shortenClasses` gets as `late` */
export const shortenSheet = (css: string, classes: readonly string[]): string =>
  shortenSelectors(css, createNames(nameClass, classes).names);

const TOKENS = /(?<=@layer tokens\{:root\{)[^{}]*/;
/** Every list of tokens: those of all pages, and their values in dark or right-to-left pages. */
const LISTS = /(?<=:root[^{}]*\{)[^{}]*/g;
const DEFINITION = /(--[\w-]+):([^;}]*)/g;
const USE = /var\((--[\w-]+)\)/g;

/** Tokens with another value in the dark: a separate style sheet sets them by name. */
const TURNING = new Set(readFileSync(join('public', DARK_SHEET), 'utf8').match(/--[\w-]+(?=:)/g));

/** A string, which is kept, or the space after a comma. */
const TEXT_OR_SPACE = /"(?:\\.|[^"\\])*"|, /gs;

/** Joins the style sheets of a page, without redundant spaces and empty rules. */
export function joinSheets(page: string): string {
  const css = readSheets(page)
    .replaceAll('</style><style data-asleep>', '')
    .replaceAll('@layer tokens{:root{}}', '@layer tokens;')
    .replaceAll(TEXT_OR_SPACE, (found) => (found === ', ' ? ',' : found));
  let rest = css;
  return page.replaceAll(SHEET, () => {
    const sheet = rest;
    rest = '';
    return sheet;
  });
}

const BOTH_LISTS = /(@layer tokens\{:root\{)([^{}]*)\}:root\[dir=rtl\]\{([^{}]*)\}/;

/** Merges the lists of tokens for the direction of the page. */
export function foldDirection(page: string): string {
  const isRtl = /<html[^>]* dir="rtl"/.test(page);
  return page.replace(BOTH_LISTS, (_lists, start: string, all: string, own: string) => {
    const names = [...own.matchAll(DEFINITION)].map(([, name]) => name);
    const rest = all.replaceAll(/(--[\w-]+):[^;]*;?/g, (text, name) => (names.includes(name) ? '' : text));
    return isRtl ? `${start}${own};${rest}}` : `${start}${all}}`;
  });
}

/**
 * Replaces design tokens by their values, except those that another rule, an element or the dark style sheet
 * redefines.
 */
export function resolveTokens(page: string): string {
  const [tokens = ''] = TOKENS.exec(readSheets(page)) ?? [];
  const defined = [...page.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name);
  const isOnce = (name = '') => defined.indexOf(name) === defined.lastIndexOf(name);
  const values = new Map(
    [...tokens.matchAll(DEFINITION)].flatMap(([, name = '', value = '']) =>
      isOnce(name) && !TURNING.has(name) ? [[name, value] as const] : [],
    ),
  );
  const resolve = (css: string): string =>
    css.replaceAll(USE, (use, name: string) => {
      const value = values.get(name);
      return value === undefined ? use : resolve(value);
    });
  const written = page.replaceAll(SHEET, resolve);
  const isUsed = (definition: string) =>
    !definition.startsWith('--') || written.includes(`var(${definition.split(':')[0]}`);
  return written.replaceAll(SHEET, (sheet) =>
    sheet.replaceAll(LISTS, (list) => list.split(';').filter(isUsed).map(resolve).join(';')),
  );
}

/** The same for a separate style sheet. @throws Error if it uses a token that depends on the direction of a page */
export function resolveSheet(own: string, css: string): string {
  const [, , all = '', rtl = ''] = BOTH_LISTS.exec(own) ?? [];
  const directed = [...rtl.matchAll(DEFINITION)].filter(([, name]) => css.includes(`var(${name})`));
  if (directed.length > 0) throw new Error(`Late styles must not use ${directed.join(', ')}`);
  const page = resolveTokens(`<style data-asleep>@layer tokens{:root{${all}}}${css}</style>`);
  return page.replaceAll(/<\/?style[^>]*>/g, '');
}

const FACE = /@font-face\{[^}]*\}/g;
/** A condition that is empty after its @font-face rules were removed. */
const NO_FACES = /@media [^{}]*\{\}/g;
const FAMILY = /font-family:([^;}]*)/;
const RANGE = /unicode-range:([^;}]*)/;

/** First and last character of `U+600-65F`, `U+FDFA` or `U+6??`. */
function readRange(range: string): [number, number] {
  const [from = '', to = from] = range.trim().slice(2).split('-');
  return [Number.parseInt(from.replaceAll('?', '0'), 16), Number.parseInt(to.replaceAll('?', 'F'), 16)];
}

interface Face {
  text: string;
  /** Of two otherwise equal @font-face rules browsers use the later one. */
  kind: string;
  family: string;
  has(character: number): boolean;
}

function readFace(text: string): Face {
  const [, family = ''] = FAMILY.exec(text) ?? [];
  const [, range = 'U+0-10FFFF'] = RANGE.exec(text) ?? [];
  const ranges = range.split(',').map(readRange);
  return {
    text,
    kind: text.replace(/src:[^;}]*|unicode-range:[^;}]*/g, ''),
    family: family.replaceAll('"', ''),
    has: (character) => ranges.some(([from, to]) => character >= from && character <= to),
  };
}

/** Removes fonts that no style uses, and those without characters in the page. */
export function dropFonts(page: string): string {
  const characters = [...new Set(page.replaceAll(FOREIGN, ''))].map(
    (character) => character.codePointAt(0) ?? 0,
  );
  const sheets = readSheets(page);
  const styles = sheets.replaceAll(FACE, '');
  const faces = (sheets.match(FACE) ?? []).map(readFace).filter(({ family }) => styles.includes(family));
  const kinds = [...new Set(faces.map(({ kind }) => kind))];
  const used = kinds.flatMap((kind) =>
    characters.map((character) => faces.findLast((face) => face.kind === kind && face.has(character))?.text),
  );
  return page.replaceAll(SHEET, (sheet) =>
    sheet.replaceAll(FACE, (face) => (used.includes(face) ? face : '')).replaceAll(NO_FACES, ''),
  );
}
