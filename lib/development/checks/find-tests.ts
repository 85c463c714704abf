import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOTS = ['app', 'components', 'lib', 'tests'];
const TEST_FILE = /\.(test|spec)\.tsx?$/;
/** The titles of tests and of the blocks around them: texts in lines that begin one. */
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

/**
 * The test files that belong to a noun or a path: by their path, or by the title of a test.
 * @param word compared without regard to case; a whole path names that file alone, even one of the sweeps
 * @param all with those of the sweeps
 */
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
