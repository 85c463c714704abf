/** Requirements: CODE-05 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { listDocuments, read } from '../support/source-files';

const README_BYTES = 5 * 1024;
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
const namesOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name).sort();
const sectionOf = (document: string, title: string) =>
  read(document)
    .split(/^## /m)
    .find((part) => part.startsWith(`${title}\n`)) ?? '';
const namesCommands = (text: string) => namesOf(text, /`npm (?:run )?([a-z0-9]+(?:[:-][a-z]+)*)/g);

/** Built-in commands of npm that documents may name. */
const NPM_ITSELF = ['ci', 'install', 'run'];
const ownCommands = (text: string) => [
  ...new Set(namesCommands(text).filter((name) => !NPM_ITSELF.includes(name))),
];

/** The commands in the first column of the table in a document’s section "Commands". */
const listTable = (file: string) =>
  ownCommands(namesOf(sectionOf(file, 'Commands'), /^\| (.+?) \|/gm).join('\n'));

test('each command is listed in the table of one document, and the tables list no other command', () => {
  const listed = ['docs/contributing.md', 'docs/operations.md'].flatMap(listTable);
  expect(listed.sort()).toEqual(Object.keys(scripts).sort());
});

test('the README is short', () => {
  expect(statSync('README.md').size).toBeLessThanOrEqual(README_BYTES);
});

test('the documents name only commands that exist', () => {
  const unknown = listDocuments().flatMap((file) =>
    ownCommands(read(file)).flatMap((name) => (name in scripts ? [] : [`${file}: ${name}`])),
  );
  expect(unknown).toEqual([]);
});

test('docs/operations.md lists exactly the settings that the code reads', () => {
  const known = namesOf(read('lib/env/env.ts'), /^ {4}([A-Z_]+): /gm).filter((name) => name !== 'NODE_ENV');
  expect(known.length).toBeGreaterThan(10);
  const listed = namesOf(sectionOf('docs/operations.md', 'Configuration'), /^\| `([A-Z_]+)` \|/gm);
  expect(listed).toEqual(known);
});

test.each(['lib', 'components'])('the map in docs/contributing.md lists every folder of %s', (root) => {
  const map = sectionOf('docs/contributing.md', 'Map of the folders');
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).filter((name) => !new RegExp(`\\b${name}\\b`).test(map))).toEqual(
    [],
  );
});

test('every document can be reached from the README', () => {
  const leadsTo = (file: string) =>
    namesOf(read(file), /\]\((?!https?:|#)([^)#]+)[^)]*\)/g).map((link) =>
      normalize(join(dirname(file), link)),
    );
  const found = new Set(['README.md']);
  for (const file of found) for (const next of leadsTo(file)) if (next.endsWith('.md')) found.add(next);
  expect(listDocuments().filter((file) => !found.has(file))).toEqual([]);
});

test('every linked file and anchor exists', () => {
  const anchorsOf = (file: string) =>
    namesOf(read(file), /^#+ (.+)$/gm).map((title) =>
      title
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    );
  const missing = listDocuments().flatMap((file) => {
    const links = [...read(file).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)];
    return links.flatMap(([, path, anchor]) => {
      const target = path ? normalize(join(dirname(file), path)) : file;
      const isThere = existsSync(target) && (!anchor || anchorsOf(target).includes(anchor));
      return isThere ? [] : [`${file}: ${path}#${anchor ?? ''}`];
    });
  });
  expect(missing).toEqual([]);
});

test('the glossary has each term in one row', () => {
  const rows = namesOf(read('docs/glossary.md'), /^\| (.+?) \|/gm);
  const terms = rows.flatMap((row) => row.split(', ')).sort();
  expect(terms.length).toBeGreaterThan(100);
  expect(terms.filter((term, index) => term === terms[index + 1])).toEqual([]);
});

test('every project path named in a document exists', () => {
  const missing = listDocuments().flatMap((file) =>
    namesOf(read(file), /`((?:app|components|docs|lib|messages|tests)\/[\w./()[\]-]+)`/g)
      .filter((path) => !existsSync(path))
      .map((path) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test('the security table names only files and folders that exist', () => {
  const named = namesOf(read('docs/security.md'), /`((?:lib|components|tests)\/[^`]+)`/g);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
