import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { read } from '../support/source-files';

const readme = readFileSync('README.md', 'utf8');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
const namesOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name).sort();
const sectionOf = (title: string) =>
  readme.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? '';

test('the README names every command that exists, and no other', () => {
  const npmItself = ['ci', 'install', 'run'];
  const named = new Set(namesOf(readme, /`npm (?:run )?([a-z0-9]+(?::[a-z]+)?)\b/g));
  expect([...named].filter((name) => !npmItself.includes(name))).toEqual(Object.keys(scripts).sort());
});

test('the README names every setting that is read, and no other', () => {
  const known = namesOf(read('lib/env.ts'), /^ {4}([A-Z_]+): /gm).filter((name) => name !== 'NODE_ENV');
  expect(known.length).toBeGreaterThan(10);
  expect(namesOf(sectionOf('Configuration'), /^\| `([A-Z_]+)` \|/gm)).toEqual(known);
});

test.each(['lib', 'components'])('the map of the folders names every folder of %s', (root) => {
  const map = sectionOf('Map of the folders');
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).filter((name) => !new RegExp(`\\b${name}\\b`).test(map))).toEqual(
    [],
  );
});

test('every file that the README leads to is there', () => {
  const files = namesOf(readme, /\]\((?!https?:|#)([^)]+)\)/g);
  const named = namesOf(readme, /`((?:app|components|lib|messages|tests)\/[\w./()[\]-]+)`/g);
  expect([...files, ...named].filter((file) => !existsSync(file))).toEqual([]);
});
