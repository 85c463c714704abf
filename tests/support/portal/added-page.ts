import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALE_CODES } from '@/lib/i18n/locales';

/** Changes a file of a copy. @throws Error if it does not contain the text to replace */
export function replaceIn(folder: string, file: string, place: string, text: string): void {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  if (!before.includes(place)) throw new Error(`${file} does not hold ${place}`);
  writeFileSync(path, before.replace(place, text));
}

function addWords(folder: string, file: string, words: (locale: string) => object): void {
  for (const locale of LOCALE_CODES) {
    const path = join(folder, 'messages', locale, `${file}.json`);
    const before = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(path, JSON.stringify({ ...before, ...words(locale) }));
  }
}

const TABLE = 'lib/routing/table.ts';
const FIRST_ROW = "  { path: '/prizes',";
const BODIES = 'lib/content/pages/umrah.ts';
const FIRST_BODY = 'export const UMRAH_PAGES: readonly ContentPage[] = [';

export const ADDED_PATH = '/AddedPage';
export const titleOf = (locale: string) => `Added page (${locale})`;
export const textOf = (locale: string) => `What it says in ${locale}`;

/** Adds a text page to a copy of the portal with the recipe of docs/contributing.md: row, body, texts. */
export function addPage(folder: string): void {
  replaceIn(folder, TABLE, FIRST_ROW, `  { path: '${ADDED_PATH}', key: 'added' },\n${FIRST_ROW}`);
  const body = `{ route: 'added', namespace: 'umrah.added', changedOn: '2026-11-22',
    sections: [section('what', paragraphs('what.text'))], next: ['umrah'] },`;
  replaceIn(folder, BODIES, FIRST_BODY, `${FIRST_BODY}\n${body}`);
  const what = (locale: string) => ({ title: titleOf(locale), text: textOf(locale) });
  addWords(folder, 'umrah', (locale) => ({ added: { lead: titleOf(locale), what: what(locale) } }));
  const description = 'A page that a test has added as the recipe says, with a row, a body and words.';
  addWords(folder, 'meta', (locale) => ({ added: { title: titleOf(locale), description } }));
}

/**
 * The compiler errors of a copy whose table has an additional row of a group, without the other steps of the
 * recipe.
 */
export function compileRowAlone(folder: string): string {
  const row = "{ path: '/AddedTool', key: 'addedTool', group: 'portal' },";
  replaceIn(folder, TABLE, FIRST_ROW, `  ${row}\n${FIRST_ROW}`);
  const config = {
    extends: './tsconfig.json',
    files: ['app/[locale]/portal/page.tsx', 'lib/i18n/request.ts'],
    include: [],
    compilerOptions: { incremental: false },
  };
  writeFileSync(join(folder, 'tsconfig.added.json'), JSON.stringify(config));
  const compiler = join(process.cwd(), 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.added.json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  replaceIn(folder, TABLE, `  ${row}\n`, '');
  return stdout;
}
