/** All that this server knows about the output of Next 16. `tests/integration/pages/next-output.test.ts` checks it. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { type Element, readElements, type UsedNames } from './sleep/read-elements.ts';

export const BUILD_FILES = '/_next/static';
/** The folder in a build with these files. */
export const STATIC_FOLDER = 'static';
/** Nothing else is below it: images are not resized, and page data has no separate address. */
export const isNextAddress = (url: string): boolean => /^\/_next(\/|\?|$)/.test(url);

/** Next treats this ending as an internal request; here it is a part of the address like any other. */
export const INTERNAL_ENDING = /\.(?=rsc$)/i;

/** The script in a build that runs when a server starts. */
export const INSTRUMENTATION = join('server', 'instrumentation.js');
/** What Next defines before it loads a part of the build. */
export function defineGlobals(): void {
  Object.assign(globalThis, { AsyncLocalStorage });
}

/** The file in a build that contains its id. */
export const BUILD_ID = 'BUILD_ID';

const REQUEST_HEADER =
  /^(x-middleware-|x-invoke-|x-next|x-matched-path$|x-now-|x-vercel-|x-prerender-|next-|rsc$|x-action-)/;
export const isNextRequestHeader = (name: string): boolean => REQUEST_HEADER.test(name);

/** Headers that are meant for Next's own server or its navigation. */
const RESPONSE_HEADER = /^x-(middleware-|nextjs-)/;
export const isNextResponseHeader = (name: string): boolean => RESPONSE_HEADER.test(name);

const CSP_NONCE = /'nonce-([^']+)'/;

/** Removes the nonce that Next copies from the policy: without it all instances store the same bytes. */
export function dropNonce(html: string, headers: OutgoingHttpHeaders): string {
  const [, nonce] = CSP_NONCE.exec(String(headers['content-security-policy'] ?? '')) ?? [];
  return nonce ? html.replaceAll(nonce, '') : html;
}

export interface NextPage {
  /** Scripts that start Next and hand React its data, in order. */
  inline: Element[];
  outer: Element[];
  preloads: Element[];
  /** Style sheets that React manages. */
  sheets: Element[];
  own: readonly string[];
  used: UsedNames;
  /** Unexpected parts; empty for a page that is understood. */
  unknown: string[];
}

const FLIGHT = 'self.__next_f';
/** Scripts that Next writes into the page: its modules, React's data, and the start time. */
const WRITTEN_BY_NEXT =
  /^\(?(self\.__next_f|globalThis\["TURBOPACK"\]|requestAnimationFrame\(function\(\)\{\$RT=)/;
/** Ids of content that arrives later and that a script moves to its place. */
const STREAMED = /^[BSP]:/;

const isData = ({ attributes }: Element) => /^application\/(ld\+)?json$/.test(attributes.type ?? '');

const isScriptPreload = ({ tag, attributes }: Element) =>
  tag === 'link' && attributes.rel === 'preload' && attributes.as === 'script';

/** What React adds in a browser: the attribute of its styles and the start of a property's name of its elements. */
export const REACT_MARKS = ['data-precedence', '__reactProps'] as const;

const isSheet = ({ tag, attributes }: Element) => tag === 'style' && attributes[REACT_MARKS[0]] !== undefined;

/**
 * The scripts, preloads and style sheets of a page, with the names that it uses.
 * @param siteScripts sources of the inline scripts of the portal; Next writes all others, or they are `unknown`
 */
export function readNextPage(html: string, siteScripts: readonly string[]): NextPage {
  const { elements, used } = readElements(html);
  const scripts = elements.filter((element) => element.tag === 'script' && !isData(element));
  const outer = scripts.filter(({ attributes }) => attributes.src !== undefined);
  const written = scripts.filter(({ attributes }) => attributes.src === undefined);
  const own = siteScripts.filter((script) => written.some(({ text }) => text === script));
  const inline = written.filter(({ text }) => !siteScripts.includes(text));
  const unknown = [
    ...inline
      .filter(({ text }) => !WRITTEN_BY_NEXT.test(text))
      .map(({ text }) => `script ${text.slice(0, 60)}`),
    ...outer.flatMap(({ attributes: { src = '' } }) =>
      src.startsWith(`${BUILD_FILES}/`) ? [] : `script from ${src}`,
    ),
    ...[...used.ids].filter((id) => STREAMED.test(id)).map((id) => `streamed content ${id}`),
    inline.some(({ text }) => text.startsWith(`${FLIGHT}.push([1,`)) ? [] : 'no data of React',
    outer.length > 0 ? [] : 'no scripts of the build',
  ].flat();
  const preloads = elements.filter(isScriptPreload);
  return { inline, outer, preloads, sheets: elements.filter(isSheet), own, used, unknown };
}

/** Class names that style modules derive from a file's hash; global classes have no underscore. */
export const MODULE_CLASS = /(?<![\w-])[\w-]+_[\w-]+(?![\w-])/g;

/** Addresses of the scripts that a browser with modules needs, each once. */
export function listScripts({ outer }: NextPage): string[] {
  const modern = outer.filter(({ attributes }) => attributes.nomodule === undefined);
  return [...new Set(modern.map(({ attributes: { src = '' } }) => src))];
}

const STYLES = 'portal-styles.json';
/** The file that lists the style sheets of a group of pages, with their text. */
const MANIFEST = /client-reference-manifest\.js$/;
const SHEET_IN_MANIFEST = /("inlined":true,"content":)("(?:[^"\\]|\\.)*")/g;
/** Ids are random, and no mark leaves the server: no text that a visitor writes can contain one. */
const MARK_BYTES = 12;
const MARK_START = '<!--style:';
const MARK = /<!--style:([0-9a-f]{24})-->/g;
/** A mark in React's data, as Next writes that into a script. */
const MARK_IN_DATA = /\\u003c!--style:([0-9a-f]{24})--\\u003e/g;
/** Between two pieces of React's data. */
const SEAM = /"\]\)<\/script><script[^>]*>self\.__next_f\.push\(\[1,"/g;

const ESCAPES: Readonly<Record<string, string>> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' };
const quote = (text: string) => JSON.stringify(text).slice(1, -1);
/** A text of React's data inside a script. */
const toData = (text: string) => quote(quote(text)).replace(/[<>&]/g, (sign) => ESCAPES[sign] ?? sign);

/** The folder of a group of pages, from the path of its manifest. */
const GROUP = /[/\\]([\w-]+)[/\\]page_[^/\\]*$/;
const LAYOUT = /\/layout$/;
/** The page of global errors replaces the layout, so it keeps its style sheets. */
const LAST_RESORT = /\/global-error$/;
const MANIFEST_TEXT = /^(.*?\] = )(\{.*\})(;?\s*)$/s;

interface Sheet {
  path: string;
  inlined: boolean;
  content?: string;
}

/** Joins the style sheets of a group of pages in one file, which the layout of its pages links. */
function linkStyles(folder: string, manifest: string): string {
  const [, start = '', text, end = ''] = MANIFEST_TEXT.exec(manifest) ?? [];
  if (!text) throw new Error('Next stores its style sheets in another format');
  const group = JSON.parse(text) as { entryCSSFiles?: Record<string, Sheet[]> };
  const entries = Object.entries(group.entryCSSFiles ?? {});
  // The longest list has the order of the rest.
  const lists = entries.map(([, sheets]) => sheets).sort((a, b) => b.length - a.length);
  const contents = new Map(lists.flat().map(({ path, content = '' }) => [path, content]));
  const css = [...contents.values()].join('\n');
  const path = `${STATIC_FOLDER}/chunks/${createHash('sha256').update(css).digest('hex').slice(0, MARK_BYTES)}.css`;
  mkdirSync(join(folder, STATIC_FOLDER, 'chunks'), { recursive: true });
  writeFileSync(join(folder, path), css);
  const linked = entries
    .filter(([name]) => !LAST_RESORT.test(name))
    .map(([name]) => [name, LAYOUT.test(name) ? [{ path, inlined: false }] : []]);
  const entryCSSFiles = { ...group.entryCSSFiles, ...Object.fromEntries(linked) };
  return start + JSON.stringify({ ...group, entryCSSFiles }) + end;
}

/**
 * Replaces the style sheets of a build with marks, so that Next does not read, escape and write them for each page.
 * @param linked folders of the groups of pages that link one file with their style sheets instead, and never sleep
 */
export function markStyles(folder: string, linked: readonly string[]): string[] {
  const ids = new Map<string, string>();
  const idOf = (css: string): string => {
    const id = ids.get(css) ?? randomBytes(MARK_BYTES).toString('hex');
    ids.set(css, id);
    return id;
  };
  const pages = join(folder, 'server', 'app');
  const files = readdirSync(pages, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => MANIFEST.test(name)).map((name) => join(pages, name))) {
    const manifest = readFileSync(file, 'utf8');
    const group = GROUP.exec(file)?.[1] ?? '';
    const text = linked.includes(group) ? linkStyles(folder, manifest) : manifest;
    const marked = text.replaceAll(
      SHEET_IN_MANIFEST,
      (_whole, before: string, sheet: string) =>
        before + JSON.stringify(`<!--style:${idOf(JSON.parse(sheet))}-->`),
    );
    writeFileSync(file, marked);
  }
  if (ids.size === 0) throw new Error('Next stores its style sheets in another format');
  const styles = Object.fromEntries([...ids].map(([css, id]) => [id, css]));
  writeFileSync(join(folder, STYLES), JSON.stringify(styles));
  return [...ids.keys()];
}

export type Styles = ReadonlyMap<string, string>;

/** The style sheets that the build stored, by the id of their mark. @throws Error for a folder without them */
export const readStyles = (folder: string): Styles =>
  new Map(Object.entries(JSON.parse(readFileSync(join(folder, STYLES), 'utf8'))));

/**
 * Puts the style sheets in place of their marks.
 * @param isAsleep the page loses its style sheets when it goes to sleep: React's data must contain them, so that they
 * come back when it wakes. In other pages React finds them in the HTML
 */
export function fillStyles(page: Buffer, styles: Styles, isAsleep: boolean): Buffer {
  if (!page.includes(MARK_START)) return page;
  const html = page
    .toString()
    .replace(MARK, (_mark, id: string) => {
      const sheet = styles.get(id);
      if (sheet === undefined) throw new Error(`No style sheet has the mark ${id}`);
      return sheet;
    })
    .replace(SEAM, '')
    .replace(MARK_IN_DATA, (mark, id: string) => {
      const sheet = styles.get(id);
      if (sheet === undefined) return mark;
      return isAsleep ? toData(sheet) : '';
    });
  return Buffer.from(html);
}
