import { PAGE_SCRIPTS } from '../../browser-scripts/built/page-scripts.ts';
import { listScripts, REACT_MARKS, readNextPage } from '../next-output.ts';
import { LOADER_SCRIPT } from './built/loader.ts';
import { WAKER_SCRIPT } from './built/waker.ts';
import type { LateStyles } from './late-styles.ts';
import { selectStyles } from './select-styles.ts';
import { dropFonts, foldDirection, joinSheets, resolveTokens, shortenClasses } from './shorten-page.ts';

export interface SleepingPage {
  /** The content of the file that wakes it: React's data, then the scripts. */
  script: string;
  /** The site's own scripts, which stay in the HTML. */
  own: readonly string[];
  /** The HTML, with the address of the file that contains the script. */
  nameFile(path: string): string;
}

interface Cut {
  start: number;
  end: number;
  text: string;
}

function applyCuts(html: string, cuts: readonly Cut[]): string {
  let at = 0;
  let out = '';
  for (const { start, end, text } of cuts) {
    out += html.slice(at, start) + text;
    at = end;
  }
  return out + html.slice(at);
}

/** Nothing after it is visible at first. */
const MAIN_END = '</main>';

/** Links the file of late styles after the main part: browsers show what comes before it while they fetch it. */
function linkLateStyles(page: string, path: string): string {
  return page.replace(MAIN_END, `${MAIN_END}<link rel="stylesheet" href="${path}">`);
}

/**
 * Takes the scripts out of a page, reduces its styles, and adds the loader. @throws Error if Next's format is unknown
 */
export function putToSleep(html: string, late: LateStyles | null): SleepingPage {
  const page = readNextPage(html, PAGE_SCRIPTS);
  if (page.unknown.length > 0) throw new Error(`Unknown format of Next's page: ${page.unknown.join('; ')}`);
  const { inline, outer, preloads, sheets, own } = page;
  const used = { ...page.used, hasLateStyles: late !== null };
  const removed = [...inline, ...outer, ...preloads].map(({ start, end }) => ({ start, end, text: '' }));
  const styled = sheets.map(({ start, end, text }) => ({
    start,
    end,
    text: `<style data-asleep>${selectStyles(text, used)}</style>`,
  }));
  const cut = applyCuts(
    html,
    [...removed, ...styled].sort((a, b) => a.start - b.start),
  );
  const { page: short, names } = shortenClasses(
    joinSheets(dropFonts(resolveTokens(foldDirection(cut)))),
    late?.classes,
  );
  const linked = late ? linkLateStyles(short, late.path) : short;
  const head = linked.indexOf('</head>');
  const data = inline.map(({ text }) => text).join(';\n');
  return {
    own,
    script: `${data};\nself.asleep.page=${JSON.stringify([listScripts(page), names, ...REACT_MARKS])};\n${WAKER_SCRIPT}`,
    nameFile: (path) =>
      `${linked.slice(0, head)}<script data-page="${escapeAttribute(path)}">${LOADER_SCRIPT}</script>${linked.slice(head)}`,
  };
}

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
