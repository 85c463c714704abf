import { PAGE_SCRIPTS } from '../../browser-scripts/built/page-scripts.ts';
import { LOADER, WAKER } from './browser-scripts.ts';
import { type Element, readElements } from './read-elements.ts';
import { selectStyles } from './select-styles.ts';
import {
  dropFonts,
  foldDirection,
  joinSheets,
  resolveTokens,
  shortenClasses,
  shortenTags,
} from './shorten-page.ts';

/** A page whose scripts have left its HTML. */
export interface SleepingPage {
  /** Everything that wakes it: React's data, then the scripts. */
  script: string;
  /** The scripts that stay in its HTML. */
  standing: readonly string[];
  /** The HTML, whose loader knows the address of the file with that script. */
  nameFile(path: string): string;
}

interface Cut {
  start: number;
  end: number;
  text: string;
}

const isData = ({ attributes }: Element) => /^application\/(ld\+)?json$/.test(attributes.type ?? '');
/** What Next runs in the page itself: its modules' start, React's data, and marks of time. */
const NEXT = /^\(?(self\.__next_f|globalThis\["TURBOPACK"\]|requestAnimationFrame\(function\(\)\{\$RT=)/;
/** Content that follows later, to be put into its place by a script. */
const LATER = /^[BSP]:/;

/** The scripts of a page, told apart. @throws Error when Next writes its pages in a way that this file does not know */
function sortScripts({ elements, used }: ReturnType<typeof readElements>) {
  const scripts = elements.filter((element) => element.tag === 'script' && !isData(element));
  const outer = scripts.filter(({ attributes }) => attributes.src !== undefined);
  const inline = scripts.filter(({ attributes }) => attributes.src === undefined);
  const own = inline.filter(({ text }) => !PAGE_SCRIPTS.includes(text));
  const standing = PAGE_SCRIPTS.filter((script) => inline.some(({ text }) => text === script));
  const errors = [
    ...own.filter(({ text }) => !NEXT.test(text)).map(({ text }) => `unknown script ${text.slice(0, 60)}`),
    ...outer.flatMap(({ attributes: { src = '' } }) =>
      src.startsWith(CHUNKS) ? [] : `foreign script ${src}`,
    ),
    ...[...used.ids].filter((id) => LATER.test(id)).map((id) => `content that follows later ${id}`),
    own.some(({ text }) => text.startsWith('self.__next_f.push([1,')) ? [] : 'no data of React',
    outer.length > 0 ? [] : 'no scripts',
  ].flat();
  if (errors.length > 0) throw new Error(`Next writes its pages differently: ${errors.join('; ')}`);
  return { outer, inline: own, standing };
}

const CHUNKS = '/_next/static/';

function isScriptPreload({ tag, attributes }: Element): boolean {
  return tag === 'link' && attributes.rel === 'preload' && attributes.as === 'script';
}

/** A style sheet that React manages. It loses its name, so that React brings its own, whole, when it wakes. */
const isSheet = ({ tag, attributes }: Element) =>
  tag === 'style' && attributes['data-precedence'] !== undefined;

function applyCuts(html: string, cuts: readonly Cut[]): string {
  let at = 0;
  let out = '';
  for (const { start, end, text } of cuts) {
    out += html.slice(at, start) + text;
    at = end;
  }
  return out + html.slice(at);
}

/** Behind it stands nothing that is seen at first. */
const MAIN_END = '</main>';

/** Names the file of late styles behind the main part: browsers show what stands before it meanwhile. */
function linkLateStyles(page: string, path: string): string {
  return page.replace(MAIN_END, `${MAIN_END}<link rel="stylesheet" href="${path}">`);
}

/** One file for the rules of all pages that are not seen at first. */
export interface LateStyles {
  /** Its address. */
  path: string;
  /** The classes that stand in it, by the number that is their short name. */
  classes: readonly string[];
}

/**
 * Takes scripts, their preloads and React's data out of a page that Next has written, leaves the styles that its HTML
 * uses, with short names, and puts the loader in.
 * @param late without it such rules stay in the page
 * @throws Error when Next writes its pages in a way that is not known here
 */
export function putToSleep(html: string, late: LateStyles | null): SleepingPage {
  const page = readElements(html);
  const { elements } = page;
  const used = { ...page.used, hasLateStyles: late !== null };
  const { outer, inline, standing } = sortScripts(page);
  // Browsers without modules cannot run the others either.
  const addresses = outer
    .filter(({ attributes }) => attributes.nomodule === undefined)
    .map(({ attributes }) => attributes.src);
  const preloads = elements.filter(isScriptPreload);
  const removed = [...inline, ...outer, ...preloads].map(({ start, end }) => ({ start, end, text: '' }));
  const styled = elements.filter(isSheet).map(({ start, end, text }) => ({
    start,
    end,
    text: `<style data-asleep>${selectStyles(text, used)}</style>`,
  }));
  const cut = applyCuts(
    html,
    [...removed, ...styled].sort((a, b) => a.start - b.start),
  );
  const { page: short, names } = shortenClasses(
    shortenTags(joinSheets(dropFonts(resolveTokens(foldDirection(cut))))),
    late?.classes,
  );
  const linked = late ? linkLateStyles(short, late.path) : short;
  const head = linked.indexOf('</head>');
  const data = inline.map(({ text }) => text).join(';\n');
  const [sources, classes] = [[...new Set(addresses)], names].map((list) => JSON.stringify(list));
  return {
    standing,
    script: `${data};\n${WAKER}\nself.asleep.wake(${sources},${classes})`,
    nameFile: (path) =>
      `${linked.slice(0, head)}<script data-page="${escapeAttribute(path)}">${LOADER}</script>${linked.slice(head)}`,
  };
}

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
