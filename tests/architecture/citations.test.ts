/** Requirements: CODE-05 */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listDocuments, listProjectFiles, read } from '../support/source-files';

const SELF = 'tests/architecture/citations.test.ts';
const TOP = ['next.config.mjs', 'jest.config.mjs', 'playwright.config.ts'];
const everything = [...listProjectFiles(), ...readdirSync('.')].map((file) => `/${file}`);
const code = [...listProjectFiles().filter((file) => /\.(tsx?|css|mjs)$/.test(file)), ...TOP];
const sources = code.filter((file) => file !== SELF && !file.startsWith('public/'));

/** What a file says that matches, as `file: words`. */
const find = (files: readonly string[], pattern: RegExp) =>
  files.flatMap((file) => [...read(file).matchAll(pattern)].map(([found]) => `${file}: ${found}`));

test('code cites no decision and no section by a bare number', () => {
  // A citation may be broken over two lines of a comment.
  const bare = /\bdecisions?[\s*]+\d+|\bspec(ification)?[\s*]+sections?\b|\bsections?[\s*]+\d+(\.\d+)*\b/gi;
  expect(find(sources, bare)).toEqual([]);
});

test('every document that code names is there, by its path', () => {
  const named = find(sources, /(?<![\w/])(?:docs\/)?[\w./-]+\.md\b/g).filter((row) => {
    const path = row.slice(row.indexOf(': ') + 2);
    return !existsSync(path);
  });
  expect(named).toEqual([]);
});

/** The name of a file with or without its folder, as comments and documents write it. */
const FILE = /(?<![\w/.~>*}\]-])(?:@\/|(?:\.\.?\/)+)?\w[\w.[\]/-]*\.(?:tsx?|mjs|css|jsonc?)(?![\w*(-])/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm;
/** Files of Next, of the served portal and of an operator, and a name that stands for several. */
const OTHERS = ['loading.tsx', 'openapi.json', 'secrets.json', 'dark.vN.css'];

/** Names of files in a text that no file of the project has: from the root, beside the text, or as the end of a path. */
function findMissing(file: string, text: string): string[] {
  const names = [...text.matchAll(FILE)].map(([name]) => name.replace(/^@\//, ''));
  const isThere = (name: string) =>
    existsSync(name) ||
    existsSync(join(dirname(file), name)) ||
    everything.some((path) => path.endsWith(`/${name}`)) ||
    OTHERS.some((other) => name.endsWith(other));
  return names.filter((name) => !isThere(name)).map((name) => `${file}: ${name}`);
}

test('every file that a comment names is there', () => {
  const missing = sources.flatMap((file) => {
    const comments = read(file).match(COMMENT) ?? [];
    return findMissing(file, comments.join('\n'));
  });
  expect(missing).toEqual([]);
});

test('every file that a document names is there', () => {
  expect(listDocuments().flatMap((file) => findMissing(file, read(file)))).toEqual([]);
});

test('a file that is not there is found by each way of naming it', () => {
  const named =
    'See `lib/gone.ts`, `gone.tsx` ([text](../lib/gone/away.mjs)) and @/lib/gone.css, not lib/gateway.ts';
  expect(findMissing('docs/architecture.md', named)).toEqual(
    ['lib/gone.ts', 'gone.tsx', '../lib/gone/away.mjs', 'lib/gone.css'].map(
      (name) => `docs/architecture.md: ${name}`,
    ),
  );
});

test('every requirement that code or a document names is there', () => {
  const known = new Set(read('docs/requirements.md').match(/(?<=^- \*\*)[A-Z0-9-]+-\d\d/gm));
  const groups = [...new Set([...known].map((id) => id.slice(0, -3)))].join('|');
  const ids = new RegExp(`(?<![\\w-])(?:${groups})-\\d\\d(?!\\d)`, 'g');
  const unknown = find([...sources, ...listDocuments()], ids).filter(
    (row) => !known.has(row.slice(row.lastIndexOf(' ') + 1)),
  );
  expect(unknown).toEqual([]);
});

describe('the decisions', () => {
  const files = readdirSync('docs/decisions')
    .filter((name) => name !== 'README.md')
    .sort();
  const index = read('docs/decisions/README.md');

  test('are at most 35, numbered without a gap, and the index lists each with its title and date', () => {
    expect(files.length).toBeLessThanOrEqual(35);
    for (const [position, name] of files.entries()) {
      const text = read(`docs/decisions/${name}`);
      const [, number, title] = /^# (\d{4}) · (.+)$/m.exec(text) ?? [];
      const [, date] = /^- Date: (\d{4}-\d{2}-\d{2})$/m.exec(text) ?? [];
      expect(name.slice(0, 4)).toBe(String(position + 1).padStart(4, '0'));
      expect(name.slice(0, 4)).toBe(number);
      expect(index).toContain(`| ${number} | [${title}](${name}) | ${date} |`);
    }
    expect(index.match(/^\| \d{4} \|/gm)).toHaveLength(files.length);
  });

  test('have three parts each', () => {
    for (const name of files)
      for (const part of ['Context', 'Decision', 'Consequence'])
        expect(read(`docs/decisions/${name}`)).toContain(`**${part}.** `);
  });

  test('are cited by the number of the file that the link leads to', () => {
    const wrong = listDocuments().flatMap((file) =>
      [...read(file).matchAll(/\[(?:decision )?(\d+)\]\([^)]*?(\d{4})-[^)]*\)/gi)].flatMap(
        ([found, said, leads]) => (Number(said) === Number(leads) ? [] : [`${file}: ${found}`]),
      ),
    );
    expect(wrong).toEqual([]);
  });
});
