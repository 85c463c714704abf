import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markFor } from '../routing/ready-markup.ts';
import type { LateStyles } from './page-store/sleep/put-to-sleep.ts';
import { listLateClasses, listLateRules } from './page-store/sleep/select-styles.ts';
import { resolveSheet, shortenSheet } from './page-store/sleep/shorten-page.ts';

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
  const styles: Record<string, string> = {};
  const pages = join(folder, 'server', 'app');
  const names = readdirSync(pages, { recursive: true, encoding: 'utf8' });
  for (const file of names.filter((name) => MANIFEST.test(name)).map((name) => join(pages, name))) {
    const marked = readFileSync(file, 'utf8').replaceAll(SHEET, (_whole, before: string, text: string) => {
      const css: string = JSON.parse(text);
      const name = digest(css);
      styles[name] = css;
      return before + JSON.stringify(markFor(name));
    });
    writeFileSync(file, marked);
  }
  if (Object.keys(styles).length === 0) throw new Error('Next keeps its style sheets differently');
  writeFileSync(join(folder, STYLES_FILE), JSON.stringify(styles));
  writeLateStyles(folder, Object.values(styles));
}
