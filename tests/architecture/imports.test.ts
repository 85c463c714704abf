/** Requirements: CODE-01 */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { listImports, listSources, read } from '../support/source-files';
import { INDEPENDENT, LAYERS, RESTRICTED } from './layers';

/** The index in `LAYERS` of the longest name that the path starts with; -1 if there is none. */
function findLayer(file: string): number {
  const match = (name: string) => file === name || file.startsWith(`${name}/`);
  const named = LAYERS.flatMap((line, index) => line.split(' ').map((name) => ({ name, index })));
  const found = named.filter(({ name }) => match(name)).sort((a, b) => b.name.length - a.name.length);
  return found[0]?.index ?? -1;
}

/** The folder of a file as named in `LAYERS`. */
const findRoom = (file: string) =>
  (LAYERS[findLayer(file)] ?? '')
    .split(' ')
    .filter((name) => file === name || file.startsWith(`${name}/`))
    .join();

/** Describes the violation of an import; null if it is allowed. */
function judgeImport(from: string, to: string): string | null {
  if (findRoom(from) === findRoom(to)) return null;
  const line = `${from} imports ${to}`;
  if (findLayer(to) >= findLayer(from)) return `${line}: ${findRoom(to)} is not below ${findRoom(from)}`;
  const allowed = INDEPENDENT[findRoom(from)];
  if (allowed && !allowed.includes(findRoom(to))) return `${line}: ${findRoom(from)} may not`;
  const [restricted] = Object.entries(RESTRICTED).filter(([name]) => to.startsWith(`${name}/`));
  const mayReach = restricted?.[1].some((name) => from === name || from.startsWith(`${name}/`)) ?? true;
  return mayReach ? null : `${line}: only ${restricted?.[1].join(', ')} may`;
}

test.each([
  ['lib/i18n/wrong.ts', 'lib/award/thing.ts'],
  ['lib/content/wrong.ts', 'lib/publications/thing.ts'],
  ['lib/award/wrong.ts', 'lib/suppliers/thing.ts'],
  ['lib/award/wrong.ts', 'lib/server/award/thing.ts'],
  ['lib/award/wrong.ts', 'components/award/thing.ts'],
  ['lib/award/wrong.ts', 'lib/commands/thing.ts'],
  ['lib/commands/wrong.ts', 'lib/development/thing.ts'],
  ['lib/server/db/wrong.ts', 'lib/server/forms/thing.ts'],
  ['components/ui/wrong.ts', 'components/layout/thing.ts'],
  ['components/ui/wrong.ts', 'lib/forms/rules/thing.ts'],
  ['components/award/wrong.ts', 'lib/server/award/thing.ts'],
])('%s may not import %s', (from, to) => {
  expect(judgeImport(from, to)).not.toBeNull();
});

test.each([
  ['lib/award/right.ts', 'lib/award/rules/thing.ts'],
  ['lib/award/right.ts', 'lib/i18n/thing.ts'],
  ['components/ui/right.ts', 'lib/i18n/thing.ts'],
  ['lib/commands/right.ts', 'lib/server/award/thing.ts'],
  ['lib/provide-embedded-api.ts', 'lib/server/app.ts'],
])('%s may import %s', (from, to) => {
  expect(judgeImport(from, to)).toBeNull();
});

test('every import goes to the same folder or to a lower layer', () => {
  const wrong = listSources().flatMap((file) =>
    listImports(file)
      .filter(({ target }) => /^(lib|components|app)\/.*\.tsx?$/.test(target))
      .flatMap(({ target }) => judgeImport(file, target) ?? []),
  );
  expect(wrong).toEqual([]);
});

test('every import names a file, style sheets included, which the compiler does not check', () => {
  const missing = listSources().flatMap((file) =>
    listImports(file)
      .filter(({ target }) => !target.includes('${') && !existsSync(target))
      .map(({ target }) => `${file} imports ${target}`),
  );
  expect(missing).toEqual([]);
});

const listFolders = (root: string) =>
  readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

test('every folder is listed in the layers', () => {
  const folders = ['lib', 'lib/server', 'components'].flatMap((root) =>
    listFolders(root).map((name) => `${root}/${name}`),
  );
  expect(folders.filter((folder) => findRoom(folder) !== folder)).toEqual([]);
});

test('a noun has the same name in lib, lib/server and components', () => {
  const lib = listFolders('lib');
  const ground = ['db', 'files', 'health', 'http', 'identity-provider', 'mail', 'maintenance'];
  // Combines nouns for the staff.
  const above = ['desk'];
  const known = [...lib, ...ground, ...above];
  expect(listFolders('lib/server').filter((name) => !known.includes(name))).toEqual([]);
  const drawn = ['home', 'layout', 'ui'];
  expect(listFolders('components').filter((name) => !lib.includes(name) && !drawn.includes(name))).toEqual(
    [],
  );
});

test('a noun has at most four folders besides its tests: components, lib, lib/server, messages', () => {
  const nouns = listFolders('lib').filter((name) => name !== 'server' && name !== 'commands');
  const elsewhere = listSources()
    .map(dirname)
    .filter((folder) => folder.startsWith('components/') || folder.startsWith('lib/'))
    .filter((folder) => {
      const [, , ...rest] = folder.replace(/^lib\/server\//, 'lib/').split('/');
      return rest.some((name) => nouns.includes(name));
    });
  expect([...new Set(elsewhere)]).toEqual([]);
});

test('only middleware.ts exchanges the code of the sign-on callback', () => {
  const callers = listSources().filter((file) =>
    listImports(file).some(({ target }) => target === 'lib/auth/sign-on/callback.ts'),
  );
  expect(callers).toEqual(['middleware.ts']);
});

test('lib/server is only imported dynamically, so that it loads only where it is used', () => {
  const reaching = listImports('lib/provide-embedded-api.ts').filter(({ target }) =>
    target.startsWith('lib/server/'),
  );
  expect(reaching.length).toBeGreaterThan(0);
  expect(reaching.filter(({ dynamic }) => !dynamic)).toEqual([]);
});

/** The folder as the layers name it: `lib/award`, `lib/server/award`, `components/ui`. */
const roomOf = (file: string) =>
  file
    .split('/')
    .slice(0, file.startsWith('lib/server/') ? 3 : 2)
    .join('/');

test('imports across folders are written from the root, where the linter checks them', () => {
  const files = listSources().filter((file) => /^(lib|components)\/(?!commands\/)\w+\//.test(file));
  const climbs = files.flatMap((file) =>
    [...read(file).matchAll(/'(\.\.\/[^']+)'/g)]
      .map(([, name = '']) => name)
      // Files that plain Node runs import each other with the file extension.
      .filter((name) => !name.endsWith('.ts'))
      .map((name) => normalize(join(dirname(file), name)))
      .filter((target) => !target.startsWith('messages/') && roomOf(target) !== roomOf(file))
      .map((target) => `${file} imports ${target}`),
  );
  expect(climbs).toEqual([]);
});

test('the front server is imported through its index, by at most five files', () => {
  const reaching = listSources()
    .filter((file) => !file.startsWith('lib/front-server/'))
    .flatMap((from) => listImports(from).map(({ target }) => ({ from, target })))
    .filter(({ target }) => target.startsWith('lib/front-server/'));
  expect(reaching.filter(({ target }) => target !== 'lib/front-server/index.ts')).toEqual([]);
  expect(new Set(reaching.map(({ from }) => from)).size).toBeLessThanOrEqual(5);
});

test('the front server gets the site as an argument: it imports no route, policy, language or setting', () => {
  const known =
    /^lib\/(routing\/(table|caching|csp|security-headers|split-path)|i18n\/(locales|stored-locale)|env\/.*)\.ts$/;
  const wrong = listSources()
    .filter((file) => file.startsWith('lib/front-server/'))
    .flatMap((from) => listImports(from).map(({ target }) => `${from} imports ${target}`))
    .filter((line) => known.test(line.split(' imports ')[1] ?? ''));
  expect(wrong).toEqual([]);
});

/** The folders of a noun by side of the wire, and what they may not import; browser and server share the first two. */
const SIDES: Readonly<Record<string, readonly string[]>> = {
  definition: ['browser', 'server-side', 'no-javascript'],
  rules: ['browser', 'server-side', 'no-javascript'],
  browser: ['server-side', 'no-javascript'],
  'server-side': ['browser'],
};

const sideOf = (file: string): string => /^lib\/(?!server\/)[\w-]+\/([\w-]+)\//.exec(file)?.[1] ?? '';

test('browser code and server code do not import each other, and shared code imports neither', () => {
  const sources = listSources().filter((file) => sideOf(file) in SIDES);
  expect(new Set(sources.map(sideOf)).size).toBe(Object.keys(SIDES).length);
  const wrong = sources.flatMap((file) =>
    listImports(file)
      .filter(({ target }) => SIDES[sideOf(file)]?.includes(sideOf(target)))
      .map(({ target }) => `${file} imports ${target}`),
  );
  const servers = sources.filter(
    (file) => sideOf(file) !== 'server-side' && /'server-only'/.test(read(file)),
  );
  expect([...wrong, ...servers]).toEqual([]);
});
