/** Requirements: CODE-02, ROUTE-10 */
import { basename } from 'node:path';
import { countLines, listCode, listProjectFiles, listSources, read } from '../support/source-files';

const files = listProjectFiles();
const sources = listSources();

/** Data files that are one long list by nature. */
const DATA = /^lib\/(content\/rulings|routing\/table)\.ts$/;
/** Names that Next and the specification prescribe. */
const ROUTE_FOLDER =
  /^(\[\[?(\.\.\.)?[a-z-]+\]\]?|\([a-z-]+\)|[A-Za-z-]+|sitemap\.xml|\.well-known|security\.txt)$/;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/;
const MESSAGE_FILE = /^messages\/[a-z]{2}\/[a-z][A-Za-z]*\.json$/;
const DEPTH = 6;

test('files and folders have kebab-case names; route folders match the URL', () => {
  const wrong = files.filter((file) => {
    if (
      file === '.ci/run' ||
      file === 'lib/front-server/README.md' ||
      file.endsWith('/OFL.txt') ||
      MESSAGE_FILE.test(file)
    )
      return false;
    const folders = file.split('/').slice(0, -1);
    const isName = (name: string) => KEBAB.test(name) || (file.startsWith('app/') && ROUTE_FOLDER.test(name));
    return !folders.every(isName) || !KEBAB.test(basename(file));
  });
  expect(wrong).toEqual([]);
});

test('no two paths differ only in case', () => {
  const seen = new Map<string, string>();
  const clashes = files.flatMap((file) => {
    const parts = file.split('/');
    return parts.flatMap((_, index) => {
      const path = parts.slice(0, index + 1).join('/');
      const known = seen.get(path.toLowerCase()) ?? path;
      seen.set(path.toLowerCase(), known);
      return known === path ? [] : [`${path} and ${known}`];
    });
  });
  expect(clashes).toEqual([]);
});

test('no folder is deeper than six levels, and none is a catch-all', () => {
  expect(files.filter((file) => file.split('/').length - 1 > DEPTH)).toEqual([]);
  expect(files.filter((file) => /(^|\/)(utils?|shared|misc|helpers?|common)\//.test(file))).toEqual([]);
});

test('no file has over 300 lines, and the 95th percentile is at most 200', () => {
  const lines = sources.filter((file) => !DATA.test(file)).map((file) => ({ file, count: countLines(file) }));
  expect(lines.filter(({ count }) => count > 300)).toEqual([]);
  const sorted = lines.map(({ count }) => count).sort((a, b) => a - b);
  expect(sorted[Math.floor(sorted.length * 0.95)]).toBeLessThanOrEqual(200);
});

test('test files have a length limit as well', () => {
  expect(listCode().filter((file) => countLines(file) > 300 && !DATA.test(file))).toEqual([]);
});

test.each([
  ['page.tsx', 25],
  ['route.ts', 20],
])('%s has at most %i lines', (name, limit) => {
  expect(sources.filter((file) => basename(file) === name && countLines(file) > limit)).toEqual([]);
});

test('at most a quarter of the components are client components', () => {
  const components = sources.filter((file) => file.startsWith('components/') && file.endsWith('.tsx'));
  const clients = components.filter((file) => /^'use client'/.test(read(file)));
  expect(clients.length / components.length).toBeLessThan(0.25);
});

/** Names that describe the role of a file, the same in every folder. */
const PARTS = ['endpoints.ts', 'handlers.ts', 'queries.ts', 'schemas.ts'];
/** Folders whose files are named by a key: npm script, route, form. */
const NAMED_BY_KEY =
  /^(app|lib\/commands|lib\/development|lib\/content\/pages|lib\/browser-scripts\/built|lib\/front-server\/sleep\/built)\//;

test('no two files share a name, except files with the same role for different nouns', () => {
  const named = sources.filter((file) => !NAMED_BY_KEY.test(file) && !PARTS.includes(basename(file)));
  const first = new Map<string, string>();
  const equal = named.flatMap((file) => {
    const known = first.get(basename(file)) ?? file;
    first.set(basename(file), known);
    return known === file ? [] : [`${known} and ${file}`];
  });
  expect(equal).toEqual([]);
});
