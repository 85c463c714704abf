import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MARK_BYTES, markFor } from '../../routing/ready-markup.ts';
import type { LateStyles } from './put-to-sleep.ts';
import { listLateClasses, listLateRules } from './select-styles.ts';
import { resolveSheet, shortenSheet } from './shorten-page.ts';

/** The file in a build that holds the style sheets by their names. */
export const STYLES_FILE = 'portal-styles.json';
/** Says of a group of pages which style sheets stand in them, with their text. */
const MANIFEST = /client-reference-manifest\.js$/;
const SHEET = /("inlined":true,"content":)("(?:[^"\\]|\\.)*")/g;

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
/** The file in a build that says where the late styles stand, and which classes they know. */
const LATE_FILE = 'portal-late-styles.json';

/** The late styles of a build. @param folder where Next has put it */
export const readLateStyles = (folder: string): LateStyles =>
  JSON.parse(readFileSync(join(folder, LATE_FILE), 'utf8'));

/** Writes one file of the late styles of all pages: what stands below their main part, or is closed at first. */
function writeLateStyles(folder: string, sheets: readonly string[]): void {
  const rules = [...new Set(sheets.flatMap(listLateRules))];
  const classes = [...new Set(sheets.flatMap(listLateClasses))];
  const css = shortenSheet(resolveSheet(sheets.join(''), `@layer late{${rules.join('')}}`), classes);
  const name = `late-${digest(css)}.css`;
  writeFileSync(join(folder, 'static', name), css);
  const late: LateStyles = { path: `/_next/static/${name}`, classes };
  writeFileSync(join(folder, LATE_FILE), JSON.stringify(late));
}

/**
 * Leaves marks in place of the style sheets that Next would write into each page, and into React's data of it: the
 * thread that renders puts them into the HTML once it is made, where they need not be read, escaped and sent twice.
 * @param folder a build that has just been made
 * @throws Error when Next keeps its style sheets differently
 */
export function setStylesApart(folder: string): void {
  const names = new Map<string, string>();
  /** Nobody can write a name that nobody can guess into a page. */
  const nameOf = (css: string): string => {
    const name = names.get(css) ?? randomBytes(MARK_BYTES).toString('hex');
    names.set(css, name);
    return name;
  };
  const pages = join(folder, 'server', 'app');
  const files = readdirSync(pages, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => MANIFEST.test(name)).map((name) => join(pages, name))) {
    const marked = readFileSync(file, 'utf8').replaceAll(SHEET, (_whole, before: string, text: string) => {
      return before + JSON.stringify(markFor(nameOf(JSON.parse(text))));
    });
    writeFileSync(file, marked);
  }
  if (names.size === 0) throw new Error('Next keeps its style sheets differently');
  const styles = Object.fromEntries([...names].map(([css, name]) => [name, css]));
  writeFileSync(join(folder, STYLES_FILE), JSON.stringify(styles));
  writeLateStyles(folder, [...names.keys()]);
}
