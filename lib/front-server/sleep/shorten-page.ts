import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ident } from 'css-tree';
import { DARK_SHEET } from '../../browser-scripts/settings-script.ts';

/** Style sheets that stand in a sleeping page. */
const SHEET = /<style data-asleep>.*?<\/style>/gs;
/** What is written otherwise than HTML. */
const FOREIGN = /(<script\b.*?<\/script>|<style\b.*?<\/style>)/gs;
/** The names that CSS modules make of a file's hash and a class; those for the whole site have no underscore. */
const MODULE_CLASS = /(?<![\w-])[\w-]+_[\w-]+(?![\w-])/g;
const CLASSES = / class="[^"]*"/g;
/** A class in a style sheet, where a name that begins with a digit is escaped. */
const SELECTOR = /\.(?:\\[\da-f]{1,6} ?|[\w-])+/gi;

const readSheets = (page: string): string => page.match(SHEET)?.join('') ?? '';

/** Short names for long ones, in the order of their first use. @param first those that have theirs already */
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

/** Gives classes in style sheets their short names. */
const shortenSelectors = (css: string, names: ReadonlyMap<string, string>): string =>
  css.replaceAll(SELECTOR, (selector) => {
    const short = names.get(ident.decode(selector.slice(1)));
    return short === undefined ? selector : `.${short}`;
  });

/**
 * Gives the classes of a page's style modules the names `c0`, `c1` and so on, in the order of their first use.
 * @param late the classes of the late styles, which have the first of these names on all pages
 * @returns the page, and by number what the classes are called when it is awake
 */
export function shortenClasses(
  page: string,
  late: readonly string[] = [],
): { page: string; names: string[] } {
  const { names, shorten } = createNames(nameClass, late);
  const named = page.replaceAll(CLASSES, (attribute) => attribute.replaceAll(MODULE_CLASS, shorten));
  const written = named.replaceAll(SHEET, (sheet) => shortenSelectors(sheet, names));
  return { page: written, names: [...names.keys()] };
}

/** Gives the classes of a style sheet that stands outside of pages these names. */
export const shortenSheet = (css: string, classes: readonly string[]): string =>
  shortenSelectors(css, createNames(nameClass, classes).names);

const TOKENS = /(?<=@layer tokens\{:root\{)[^{}]*/;
/** Every list of tokens: those of all pages, and what they are in the dark or where the text runs right to left. */
const LISTS = /(?<=:root[^{}]*\{)[^{}]*/g;
const DEFINITION = /(--[\w-]+):([^;}]*)/g;
/** Without a value for the case that the property is not set. */
const USE = /var\((--[\w-]+)\)/g;

/** The tokens that have another value in the dark: a style sheet of its own sets them, by their names. */
const TURNING = new Set(readFileSync(join('public', DARK_SHEET), 'utf8').match(/--[\w-]+(?=:)/g));

/** A text, which stays as it is, or the space behind a comma. */
const TEXT_OR_SPACE = /"(?:\\.|[^"\\])*"|, /gs;

/** Puts the style sheets of a page into one, without spaces that nobody reads and lists that hold nothing. */
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

/** One list of tokens, as they are in the direction of the page. */
export function foldDirection(page: string): string {
  const isRtl = /<html[^>]* dir="rtl"/.test(page);
  return page.replace(BOTH_LISTS, (_lists, start: string, all: string, own: string) => {
    const names = [...own.matchAll(DEFINITION)].map(([, name]) => name);
    const rest = all.replaceAll(/(--[\w-]+):[^;]*;?/g, (text, name) => (names.includes(name) ? '' : text));
    return isRtl ? `${start}${own};${rest}}` : `${start}${all}}`;
  });
}

/**
 * Writes the values of design tokens where the styles use them, and leaves out the tokens that nothing else uses. What
 * any other rule or element, or the dark, sets anew keeps its name.
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

/**
 * The same for a style sheet that stands outside of pages.
 * @param own the style sheets of the portal, one of which defines the tokens
 * @throws Error where it uses a token that depends on the direction of a page
 */
export function resolveSheet(own: string, css: string): string {
  const [, , all = '', rtl = ''] = BOTH_LISTS.exec(own) ?? [];
  const directed = [...rtl.matchAll(DEFINITION)].filter(([, name]) => css.includes(`var(${name})`));
  if (directed.length > 0) throw new Error(`Late styles cannot know ${directed.join(', ')}`);
  const page = resolveTokens(`<style data-asleep>@layer tokens{:root{${all}}}${css}</style>`);
  return page.replaceAll(/<\/?style[^>]*>/g, '');
}

const FACE = /@font-face\{[^}]*\}/g;
/** What is left of a condition whose faces have all been left out. */
const NO_FACES = /@media [^{}]*\{\}/g;
const FAMILY = /font-family:([^;}]*)/;
const RANGE = /unicode-range:([^;}]*)/;

/** `U+600-65F`, `U+FDFA` or `U+6??` as its first and its last character. */
function readRange(range: string): [number, number] {
  const [from = '', to = from] = range.trim().slice(2).split('-');
  return [Number.parseInt(from.replaceAll('?', '0'), 16), Number.parseInt(to.replaceAll('?', 'F'), 16)];
}

interface Face {
  text: string;
  /** Of two faces that are otherwise alike browsers take the one that stands later. */
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

/** Leaves out the fonts that no style names, and those that no character of the page is written in. */
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
