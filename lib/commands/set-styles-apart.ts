import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markFor } from '../routing/ready-markup.ts';
import { listLateRules } from './page-store/sleep/select-styles.ts';
import { resolveSheet } from './page-store/sleep/shorten-page.ts';

/** The file in a build that holds the style sheets by their names. */
export const STYLES_FILE = 'portal-styles.json';
/** Says of a group of pages which style sheets stand in them, with their text. */
const MANIFEST = /client-reference-manifest\.js$/;
const SHEET = /("inlined":true,"content":)("(?:[^"\\]|\\.)*")/g;

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
const LATE_FILE = /^late-[0-9a-f]+\.css$/;

/** The address of the late styles of a build; null where none were written. @param folder where Next has put the build */
export function findLateStyles(folder: string): string | null {
  const file = readdirSync(join(folder, 'static')).find((name) => LATE_FILE.test(name));
  return file === undefined ? null : `/_next/static/${file}`;
}

/** Writes one file of the late styles of all pages: what stands below their main part, or is closed at first. */
function writeLateStyles(folder: string, sheets: readonly string[]): void {
  const rules = [...new Set(sheets.flatMap(listLateRules))];
  const late = resolveSheet(sheets.join(''), `@layer late{${rules.join('')}}`);
  writeFileSync(join(folder, 'static', `late-${digest(late)}.css`), late);
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
