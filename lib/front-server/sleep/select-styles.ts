import { type Atrule, type CssNode, findAll, ident, parse, type Rule, type Selector } from 'css-tree';
import { LRUCache } from 'lru-cache';
import type { UsedNames } from './read-elements.ts';

/** A part of a style sheet: a rule if it has selectors, a block if it has parts, else a statement. */
interface Part {
  text: string;
  selectors?: readonly Selector[];
  parts?: readonly Part[];
  /** Replacement of the block when none of its parts is used. */
  empty?: string;
  animation?: string;
  isLate?: boolean;
}

/** V8 keeps a substring as a reference to the whole: a cached name of twenty letters would keep its page in memory. */
const copyText = (text: string): string => Buffer.from(text).toString();

const parsed = new LRUCache<string, readonly Part[]>({ max: 200 });
/** Blocks with a condition or a cascade layer. */
const CONDITIONS = ['media', 'supports', 'container', 'layer', 'scope', 'starting-style'];
/** Functions of which one argument must match. */
const ALTERNATIVES = ['is', 'where', 'has', 'matches', '-webkit-any'];

function sliceOf(css: string, { loc }: CssNode): string {
  return loc ? css.slice(loc.start.offset, loc.end.offset) : '';
}

function toRule(css: string, rule: Rule): Part {
  const text = sliceOf(css, rule);
  if (rule.prelude.type !== 'SelectorList') return { text };
  const selectors = rule.prelude.children.toArray();
  return selectors.every((selector): selector is Selector => selector.type === 'Selector')
    ? { text, selectors }
    : { text };
}

function toBlock(css: string, rule: Atrule): Part {
  const { name, block, prelude } = rule;
  const words = prelude ? sliceOf(css, prelude) : '';
  if (name.endsWith('keyframes')) return { text: sliceOf(css, rule), animation: words };
  if (!block || !CONDITIONS.includes(name)) return { text: sliceOf(css, rule) };
  const parts = block.children.toArray().map((node) => toPart(css, node));
  const isLate = name === 'layer' && words === 'late';
  // The first mention of a layer determines its order.
  return {
    text: `@${name} ${words}{`,
    parts,
    isLate,
    empty: name === 'layer' && words ? `@layer ${words};` : '',
  };
}

function toPart(css: string, node: CssNode): Part {
  if (node.type === 'Rule') return toRule(css, node);
  return node.type === 'Atrule' ? toBlock(css, node) : { text: sliceOf(css, node) };
}

/** Rules for print and forced colours, collected at the end, because they take precedence. */
const LAST = ['@media print{', '@media (forced-colors:active){', '@media (scripting:none){'];

function putLast(parts: readonly Part[]): Part[] {
  const blocks = LAST.map((text) => ({
    text,
    parts: parts.flatMap((part) => (part.text === text ? (part.parts ?? []) : [])),
    empty: '',
  }));
  return [...parts.filter(({ text }) => !LAST.includes(text)), ...blocks];
}

function readSheet(css: string): readonly Part[] {
  const known = parsed.get(css);
  if (known) return known;
  const own = copyText(css);
  const sheet = parse(own, { positions: true, parseValue: false, parseAtrulePrelude: false });
  const parts =
    sheet.type === 'StyleSheet' ? putLast(sheet.children.toArray().map((node) => toPart(own, node))) : [];
  parsed.set(own, parts);
  return parts;
}

/** The language in `html[lang=ur]`; null for any other part of a selector. */
function readPageLanguage(part: CssNode, before: CssNode | undefined): string | null {
  if (part.type !== 'AttributeSelector' || part.name.name !== 'lang' || !part.value) return null;
  if (before?.type !== 'TypeSelector' || before.name !== 'html') return null;
  return part.value.type === 'String' ? part.value.value : part.value.name;
}

/** False if a name in the selector occurs on no element; states and attributes may always change. */
function mayMatch(selector: Selector, used: UsedNames): boolean {
  return selector.children.toArray().every((part, index, parts) => {
    const language = readPageLanguage(part, parts[index - 1]);
    if (language !== null) return language === used.language;
    if (part.type === 'ClassSelector') return used.classes.has(ident.decode(part.name));
    if (part.type === 'IdSelector') return used.ids.has(ident.decode(part.name));
    if (part.type === 'TypeSelector') return part.name === '*' || used.tags.has(part.name.toLowerCase());
    if (part.type !== 'PseudoClassSelector' || !part.children || !ALTERNATIVES.includes(part.name))
      return true;
    return part.children
      .toArray()
      .some((list) => list.type !== 'SelectorList' || oneMayMatch(list.children.toArray(), used));
  });
}

function oneMayMatch(selectors: readonly CssNode[], used: UsedNames): boolean {
  return selectors.some((selector) => selector.type !== 'Selector' || mayMatch(selector, used));
}

function write(parts: readonly Part[], used: UsedNames): string {
  return parts
    .map(({ text, selectors, parts: inner, empty, animation, isLate }) => {
      if (animation !== undefined || (isLate && used.hasLateStyles)) return '';
      if (selectors) return oneMayMatch(selectors, used) ? text : '';
      if (!inner) return text;
      const kept = write(inner, used);
      return kept === '' ? (empty ?? '') : `${text}${kept}}`;
    })
    .join('');
}

function listAnimations(parts: readonly Part[]): Part[] {
  return parts.flatMap((part) => (part.animation === undefined ? listAnimations(part.parts ?? []) : part));
}

const listLate = (css: string): readonly Part[] =>
  readSheet(css).flatMap(({ isLate, parts = [] }) => (isLate ? parts : []));

/** The rules of the layer `late`, as text, in order. */
export function listLateRules(css: string): string[] {
  const toText = ({ text, parts }: Part): string => (parts ? `${text}${parts.map(toText).join('')}}` : text);
  return listLate(css).map(toText);
}

/** The classes in the selectors of the layer `late`, in order, some of them repeatedly. */
export function listLateClasses(css: string): string[] {
  const listSelectors = ({ selectors = [], parts = [] }: Part): Selector[] => [
    ...selectors,
    ...parts.flatMap(listSelectors),
  ];
  return listLate(css)
    .flatMap(listSelectors)
    .flatMap((selector) => findAll(selector, ({ type }) => type === 'ClassSelector'))
    .flatMap((node) => (node.type === 'ClassSelector' ? ident.decode(node.name) : []));
}

/** The rules of a style sheet that a page's HTML can use, in order. */
export function selectStyles(css: string, used: UsedNames): string {
  const sheet = readSheet(css);
  const kept = write(sheet, used);
  const animations = listAnimations(sheet).filter(({ animation }) => animation && kept.includes(animation));
  return kept + animations.map(({ text }) => text).join('');
}
