/** Requirements: CODE-05 */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listComments } from '../support/prose';
import { listDocuments, listProjectFiles, read } from '../support/source-files';

const SELF = 'tests/architecture/citations.test.ts';
const TOP = ['next.config.mjs', 'jest.config.mjs', 'playwright.config.ts'];
const everything = [...listProjectFiles(), ...readdirSync('.')].map((file) => `/${file}`);
const code = [...listProjectFiles().filter((file) => /\.(tsx?|css|mjs)$/.test(file)), ...TOP];
const sources = code.filter((file) => file !== SELF && !file.startsWith('public/'));

/** Matches of a pattern in files, as `file: words`. */
const find = (files: readonly string[], pattern: RegExp) =>
  files.flatMap((file) => [...read(file).matchAll(pattern)].map(([found]) => `${file}: ${found}`));

test('comments cite decisions and sections by name, not by a bare number', () => {
  // A citation may be broken over two lines of a comment.
  const bare = /\bdecisions?[\s*]+\d+|\bspec(ification)?[\s*]+sections?\b|\bsections?[\s*]+\d+(\.\d+)*\b/gi;
  expect(find(sources, bare)).toEqual([]);
});

test('every document path in a comment exists', () => {
  const named = find(sources, /(?<![\w/])(?:docs\/)?[\w./-]+\.md\b/g).filter((row) => {
    const path = row.slice(row.indexOf(': ') + 2);
    return !existsSync(path);
  });
  expect(named).toEqual([]);
});

/** A file name with or without its folder, as comments and documents write it. */
const FILE = /(?<![\w/.~>*}\]-])(?:@\/|(?:\.\.?\/)+)?\w[\w.[\]/-]*\.(?:tsx?|mjs|css|jsonc?)(?![\w*(-])/g;
/** Files of Next, of the running portal and of an operator, and a pattern for names. */
const OTHERS = ['loading.tsx', 'openapi.json', 'secrets.json', 'dark.vN.css'];

/** File names in a text that match no file: from the root, relative to the text, or as the end of a path. */
function findMissing(file: string, text: string): string[] {
  const names = [...text.matchAll(FILE)].map(([name]) => name.replace(/^@\//, ''));
  const exists = (name: string) =>
    existsSync(name) ||
    existsSync(join(dirname(file), name)) ||
    everything.some((path) => path.endsWith(`/${name}`)) ||
    OTHERS.some((other) => name.endsWith(other));
  return names.filter((name) => !exists(name)).map((name) => `${file}: ${name}`);
}

/** A folder or a file from the root, with or without an extension. */
const PATH = /(?<![\w/.@~-])(?:app|components|docs|lib|messages|tests)\/[\w.[\]/-]*[\w\]](?![\w*<{/$[\]-])/g;
/** Sections of documents that comments name in quotation marks: `docs/operations.md, "Files"`. */
const SECTION = /(docs\/[\w/-]+\.md),?\s+(?:section\s+)?"([^"]+)"/g;

const findMissingPaths = (file: string, text: string) =>
  [...text.matchAll(PATH)].filter(([path]) => !existsSync(path)).map(([path]) => `${file}: ${path}`);

const findMissingSections = (file: string, text: string) =>
  [...text.matchAll(SECTION)].flatMap(([, document = '', title = '']) =>
    read(document)
      .split('\n')
      .some((line) => /^#/.test(line) && line.replace(/^#+ /, '') === title)
      ? []
      : [`${file}: ${document}, "${title}"`],
  );

const comments = sources.map((file) => ({
  file,
  text: listComments(read(file), file)
    .map(({ text }) => text.replaceAll(/\n\s*\*? ?/g, '\n'))
    .join('\n\n'),
}));

test.each([
  ['file', findMissing],
  ['folder', findMissingPaths],
  ['section of a document', findMissingSections],
])('every %s that a comment names exists', (_, find) => {
  expect(comments.flatMap(({ file, text }) => find(file, text))).toEqual([]);
});

test('a path or section that does not exist is found', () => {
  const text = 'See lib/gone, (tests/gone/away), lib/<noun>, lib/*, docs/faults.md "Gone" and lib/routing.';
  expect(findMissingPaths('a.ts', text)).toEqual(['a.ts: lib/gone', 'a.ts: tests/gone/away']);
  expect(findMissingSections('a.ts', text)).toEqual(['a.ts: docs/faults.md, "Gone"']);
});

test('every file named in a document exists', () => {
  expect(listDocuments().flatMap((file) => findMissing(file, read(file)))).toEqual([]);
});

test('a missing file is found for each way of naming it', () => {
  const named =
    'See `lib/gone.ts`, `gone.tsx` ([text](../lib/gone/away.mjs)) and @/lib/gone.css, not lib/gateway.ts';
  expect(findMissing('docs/architecture.md', named)).toEqual(
    ['lib/gone.ts', 'gone.tsx', '../lib/gone/away.mjs', 'lib/gone.css'].map(
      (name) => `docs/architecture.md: ${name}`,
    ),
  );
});

test('every requirement named in code or a document exists', () => {
  const known = new Set(read('docs/requirements.md').match(/(?<=^- \*\*)[A-Z0-9-]+-\d\d/gm));
  const groups = [...new Set([...known].map((id) => id.slice(0, -3)))].join('|');
  const ids = new RegExp(`(?<![\\w-])(?:${groups})-\\d\\d(?!\\d)`, 'g');
  const unknown = find([...sources, ...listDocuments()], ids).filter(
    (row) => !known.has(row.slice(row.lastIndexOf(' ') + 1)),
  );
  expect(unknown).toEqual([]);
});

describe('decisions', () => {
  const files = readdirSync('docs/decisions')
    .filter((name) => name !== 'README.md')
    .sort();
  const index = read('docs/decisions/README.md');

  test('are at most 35, numbered without gaps, and listed in the index with title and date', () => {
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

  test('are cited by the number of the linked file', () => {
    const wrong = listDocuments().flatMap((file) =>
      [...read(file).matchAll(/\[(?:decision )?(\d+)\]\([^)]*?(\d{4})-[^)]*\)/gi)].flatMap(
        ([found, said, leads]) => (Number(said) === Number(leads) ? [] : [`${file}: ${found}`]),
      ),
    );
    expect(wrong).toEqual([]);
  });
});
