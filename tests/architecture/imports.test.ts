/** Requirements: CODE-01 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { listImports, listSources, read } from '../support/source-files';

/** A house of a few files under the linter's own rules, so that a wrong import never stands in the real one. */
const house = mkdtempSync(join(tmpdir(), 'portal-imports-'));
for (const file of ['biome.json', 'biome.layers.jsonc']) cpSync(file, join(house, file));
afterAll(() => rmSync(house, { recursive: true }));

/** What the linter says of a house with these files. */
function lint(files: Record<string, string>): string {
  for (const folder of ['app', 'components', 'lib'])
    rmSync(join(house, folder), { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    writeFileSync(join(house, file), text);
  }
  const { stdout, stderr } = spawnSync(
    join(process.cwd(), 'node_modules/.bin/biome'),
    ['lint', '--vcs-enabled=false', '.'],
    {
      cwd: house,
      encoding: 'utf8',
    },
  );
  return stdout + stderr;
}

const TARGET = 'export const thing = 1;\n';
const imports = (path: string) => `import { thing } from '${path}';\nexport const other = thing;\n`;

test.each([
  ['lib/i18n/wrong.ts', 'lib/award/thing.ts'],
  ['lib/content/wrong.ts', 'lib/publications/thing.ts'],
  ['lib/award/wrong.ts', 'lib/server/award/thing.ts'],
  ['lib/award/wrong.ts', 'components/award/thing.ts'],
  ['lib/server/db/wrong.ts', 'lib/server/forms/thing.ts'],
  ['components/ui/wrong.ts', 'components/layout/thing.ts'],
  ['components/award/wrong.ts', 'lib/server/award/thing.ts'],
])('the linter refuses that %s imports %s', (from, target) => {
  const told = lint({ [from]: imports(`@/${target.replace(/\.ts$/, '')}`), [target]: TARGET });
  expect(told).toContain('noRestrictedImports');
});

test('types and imports that wait until they are needed count too', () => {
  const type = `import type { Thing } from '@/lib/award/thing';\nexport type Other = Thing;\n`;
  const late = `export const load = () => import('@/lib/award/thing');\n`;
  const target = { 'lib/award/thing.ts': `${TARGET}export type Thing = typeof thing;\n` };
  expect(lint({ ...target, 'lib/i18n/wrong.ts': type })).toContain('noRestrictedImports');
  expect(lint({ ...target, 'lib/i18n/wrong.ts': late })).toContain('noRestrictedImports');
});

test('the linter refuses files that import each other, by their types too', () => {
  const told = lint({
    'lib/i18n/one.ts': `import { two } from './two';\nexport const one = () => two;\n`,
    'lib/i18n/two.ts': `import type { one } from './one';\nexport const two = (given: typeof one) => given;\n`,
  });
  expect(told).toContain('noImportCycles');
});

test('the linter has nothing against imports that run one way', () => {
  const told = lint({ 'lib/award/right.ts': imports('@/lib/i18n/thing'), 'lib/i18n/thing.ts': TARGET });
  expect(told).not.toMatch(/noRestrictedImports|noImportCycles/);
});

const listFolders = (root: string) =>
  readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

test('every folder has its place in the order', () => {
  const layers = read('biome.layers.jsonc');
  const folders = ['lib', 'lib/server', 'components'].flatMap((root) =>
    listFolders(root).map((name) => `${root}/${name}`),
  );
  // The commands stand beside the portal and use all of it; lib/api and lib/forms still put the nouns together.
  const outside = ['lib/server', 'lib/commands', 'lib/api', 'lib/forms'];
  const unplaced = folders.filter((folder) => !layers.includes(`"includes": ["${folder}/**"`));
  expect(unplaced.filter((folder) => !outside.includes(folder))).toEqual([]);
});

test('lib has at most eighteen folders, and a noun the same name everywhere', () => {
  const lib = listFolders('lib');
  expect(lib.length).toBeLessThanOrEqual(18);
  const ground = ['db', 'files', 'http', 'identity-provider', 'mail', 'maintenance'];
  const strangers = listFolders('lib/server').filter((name) => !lib.includes(name) && !ground.includes(name));
  expect(strangers).toEqual([]);
  const drawn = ['home', 'layout', 'ui'];
  expect(listFolders('components').filter((name) => !lib.includes(name) && !drawn.includes(name))).toEqual(
    [],
  );
});

test('a noun has at most four rooms besides its tests: components, lib, lib/server, messages', () => {
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

test('only middleware.ts runs the exchange of the sign-on callback', () => {
  const callers = listSources().filter((file) =>
    listImports(file).some(({ target }) => target === 'lib/auth/callback.ts'),
  );
  expect(callers).toEqual(['middleware.ts']);
});

test('lib/server is reached by dynamic imports, so that it loads only where it answers', () => {
  const reaching = listImports('lib/embedded.ts').filter(({ target }) => target.startsWith('lib/server/'));
  expect(reaching.filter(({ dynamic }) => !dynamic)).toEqual([]);
});

/** The folder that the order speaks of: `lib/award`, `lib/server/award`, `components/ui`. */
const roomOf = (file: string) =>
  file
    .split('/')
    .slice(0, file.startsWith('lib/server/') ? 3 : 2)
    .join('/');

test('an import that leaves its folder names the other from the root, where the linter sees it', () => {
  const files = listSources().filter((file) => /^(lib|components)\/(?!commands\/)\w+\//.test(file));
  const climbs = files.flatMap((file) =>
    [...read(file).matchAll(/'(\.\.\/[^']+)'/g)]
      .map(([, name = '']) => name)
      // Files that plain Node runs name each other with their ending.
      .filter((name) => !name.endsWith('.ts'))
      .map((name) => normalize(join(dirname(file), name)))
      .filter((target) => !target.startsWith('messages/') && roomOf(target) !== roomOf(file))
      .map((target) => `${file} imports ${target}`),
  );
  expect(climbs).toEqual([]);
});
