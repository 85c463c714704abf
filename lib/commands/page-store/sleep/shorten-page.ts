import { ident } from 'css-tree';

/** Style sheets that stand in a sleeping page. */
const SHEET = /<style data-asleep>.*?<\/style>/gs;
/** The names that CSS modules make of a file's hash and a class; those for the whole site have no underscore. */
const MODULE_CLASS = /(?<![\w-])[\w-]+_[\w-]+(?![\w-])/g;
const CLASSES = / class="[^"]*"/g;
/** A class in a style sheet, where a name that begins with a digit is escaped. */
const SELECTOR = /\.(?:\\[\da-f]{1,6} ?|[\w-])+/gi;

/**
 * Gives the classes of a page's style modules the names `c0`, `c1` and so on, in the order of their first use.
 * @returns the page, and by number what the classes are called when it is awake
 */
export function shortenClasses(page: string): { page: string; names: string[] } {
  const names = new Map<string, string>();
  const shorten = (name: string) => {
    const known = names.get(name) ?? `c${names.size}`;
    names.set(name, known);
    return known;
  };
  const named = page.replaceAll(CLASSES, (attribute) => attribute.replaceAll(MODULE_CLASS, shorten));
  const written = named.replaceAll(SHEET, (sheet) =>
    sheet.replaceAll(SELECTOR, (selector) => {
      const short = names.get(ident.decode(selector.slice(1)));
      return short === undefined ? selector : `.${short}`;
    }),
  );
  return { page: written, names: [...names.keys()] };
}

const TOKENS = /(?<=@layer tokens\{:root\{)[^{}]*/;
/** Every list of tokens: those of all pages, and what they are in the dark or where the text runs right to left. */
const LISTS = /(?<=:root[^{}]*\{)[^{}]*/g;
const DEFINITION = /(--[\w-]+):([^;}]*)/g;
/** Without a value for the case that the property is not set. */
const USE = /var\((--[\w-]+)\)/g;

const PROPERTY = /--[a-z][\w-]*/g;

/** Gives the properties that only style sheets know the names `--0`, `--1` and so on; elements and scripts keep theirs. */
function shortenProperties(page: string): string {
  const elsewhere = new Set(page.replaceAll(SHEET, '').match(PROPERTY));
  const names = new Map<string, string>();
  const shorten = (name: string) => {
    const known = names.get(name) ?? `--${names.size.toString(36)}`;
    names.set(name, known);
    return known;
  };
  return page.replaceAll(SHEET, (sheet) =>
    // A name stands behind the start of a rule, another definition or `var(`; elsewhere two dashes belong to a class.
    sheet.replaceAll(/(?<=[{;(\s])--[a-z][\w-]*(?=[:),])/g, (name) =>
      elsewhere.has(name) ? name : shorten(name),
    ),
  );
}

/**
 * Writes the values of design tokens where the styles use them, and leaves out the tokens that nothing else uses. What
 * any other rule or element sets anew keeps its name.
 */
export function resolveTokens(page: string): string {
  const sheets = page.match(SHEET)?.join('') ?? '';
  const [tokens = ''] = TOKENS.exec(sheets) ?? [];
  const defined = [...page.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name);
  const isOnce = (name = '') => defined.indexOf(name) === defined.lastIndexOf(name);
  const values = new Map(
    [...tokens.matchAll(DEFINITION)].flatMap(([, name = '', value = '']) =>
      isOnce(name) ? [[name, value] as const] : [],
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
  const left = written.replaceAll(SHEET, (sheet) =>
    sheet.replaceAll(LISTS, (list) => list.split(';').filter(isUsed).map(resolve).join(';')),
  );
  return shortenProperties(left);
}
