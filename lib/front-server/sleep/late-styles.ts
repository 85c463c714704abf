import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_FILES, STATIC_FOLDER } from '../next-output.ts';
import { listLateClasses, listLateRules } from './select-styles.ts';
import { resolveSheet, shortenSheet } from './shorten-page.ts';

export interface LateStyles {
  path: string;
  /** Its classes, by the number that is their short name. */
  classes: readonly string[];
}

/** The file in a build that describes the late styles. */
const DESCRIPTION = 'portal-late-styles.json';

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** The late styles of a build. @param folder of the build */
export const readLateStyles = (folder: string): LateStyles =>
  JSON.parse(readFileSync(join(folder, DESCRIPTION), 'utf8'));

/** Writes the file of late styles: for content that is below the main part of a page or initially closed. */
export function writeLateStyles(folder: string, sheets: readonly string[]): void {
  const rules = [...new Set(sheets.flatMap(listLateRules))];
  const classes = [...new Set(sheets.flatMap(listLateClasses))];
  const css = shortenSheet(resolveSheet(sheets.join(''), `@layer late{${rules.join('')}}`), classes);
  const name = `late-${digest(css)}.css`;
  writeFileSync(join(folder, STATIC_FOLDER, name), css);
  const late: LateStyles = { path: `${BUILD_FILES}/${name}`, classes };
  writeFileSync(join(folder, DESCRIPTION), JSON.stringify(late));
}
