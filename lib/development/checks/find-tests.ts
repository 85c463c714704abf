import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOTS = ['app', 'components', 'lib', 'tests'];
const TEST_FILE = /\.(test|spec)\.tsx?$/;
/** The titles of tests and of their enclosing blocks: strings in lines that begin one. */
const TITLE_LINE =
  /\b(?:test|it|describe)\b.*?(['"`])(.+?)\1|^\s*\]?\)?\((['"`])(.+?)\3|^\s*(['"`])(.+?)\5,\s*$/gm;

/** True for a file that only `npm run test:all` runs. */
export const isSweep = (file: string) => /\.sweep\.(test|spec)\.tsx?$/.test(file);

function listTestFiles(): string[] {
  const files = ROOTS.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) =>
      join(root, name).replaceAll('\\', '/'),
    ),
  );
  return files.filter((file) => TEST_FILE.test(file)).sort();
}

function listTitles(source: string): string {
  return [...source.matchAll(TITLE_LINE)].map(([, , one, , two, , three]) => one ?? two ?? three).join('\n');
}

/** @param word in a path or a title, case-insensitive; a whole path selects only that file, even a sweep */
export function findTests(word: string, all: boolean): string[] {
  const files = listTestFiles();
  const path = word.replaceAll('\\', '/').replace(/^\.\//, '').replace(/:\d+$/, '');
  if (files.includes(path)) return [path];
  const wanted = path.toLowerCase();
  return files
    .filter((file) => all || !isSweep(file))
    .filter(
      (file) =>
        file.toLowerCase().includes(wanted) ||
        listTitles(readFileSync(file, 'utf8')).toLowerCase().includes(wanted),
    );
}
