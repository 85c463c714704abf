/** Requirements: CODE-02, CODE-03, CODE-04 */
import { readFileSync } from 'node:fs';
import { listLiterals } from '../support/prose';
import { listCode, listSources, read } from '../support/source-files';

const sources = listSources();
const code = listCode();
const withPattern = (files: readonly string[], pattern: RegExp) =>
  files.filter((file) => pattern.test(read(file)));
// Concatenated, so that the test does not find its own source.
const word = (...parts: string[]) => parts.join('');

test("every file of lib/server starts with `import 'server-only'`", () => {
  const server = sources.filter((file) => file.startsWith('lib/server/'));
  expect(server.filter((file) => !/^import 'server-only';\n/.test(read(file)))).toEqual([]);
});

test('type checks are not suppressed; Biome refuses `any`', () => {
  const silenced = new RegExp(`@${word('ts-')}(ignore|expect-error|nocheck)|${word('eslint-')}disable`);
  expect(withPattern(code, silenced)).toEqual([]);
});

test('lint rules are not suppressed', () => {
  const silenced = withPattern(code, new RegExp(word('biome-', 'ignore')));
  expect(silenced).toEqual([]);
});

test('no file only re-exports other files', () => {
  const isBarrel = (file: string) => {
    const lines = read(file)
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('//'));
    return lines.every((line) => /^export .* from '/.test(line));
  };
  expect(sources.filter(isBarrel)).toEqual([]);
});

test('only lib/env/env.ts reads the environment; the commands pass it to child processes', () => {
  // Next replaces NEXT_RUNTIME at build time.
  const readers = withPattern(sources, /process\.env\b(?!\.NEXT_RUNTIME)/);
  const outside = readers.filter((file) => !/^lib\/(commands|development)\//.test(file));
  expect(outside).toEqual(['lib/env/env.ts']);
});

test('only lib/i18n/format.ts formats dates, and only format-number.ts formats numbers', () => {
  expect(
    withPattern(sources, /\bIntl\.(DateTimeFormat|NumberFormat)\b|\.toLocale(Date|Time)?String\(/),
  ).toEqual(['lib/i18n/format-number.ts', 'lib/i18n/format.ts']);
});

const manifest: Record<string, Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8'));

test('only lib/env/shared-state.ts stores state of the process', () => {
  expect(withPattern(sources, /\bglobalThis as\b/)).toEqual(['lib/env/shared-state.ts']);
});

/** What a script in a browser calls: in a string it is source code that no compiler has checked. */
const SCRIPT =
  /\baddEventListener\(|\bdocument\.(?:body|cookie|createElement|documentElement|forms|get|query)/;

test('one component writes inline scripts, and their source is built', () => {
  const components = sources.filter((file) => /^(app|components)\//.test(file));
  expect(withPattern(components, /<script\b/)).toEqual(['components/ui/inline-script.tsx']);
  const literals = sources.filter((file) =>
    listLiterals(read(file), file).some(({ text }) => SCRIPT.test(text)),
  );
  const built = /^lib\/(browser-scripts|front-server\/sleep)\/built\//;
  expect(literals.filter((file) => built.test(file)).length).toBeGreaterThan(5);
  expect(literals.filter((file) => !built.test(file))).toEqual([]);
});

test('every package has one exact version', () => {
  const rows = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'].flatMap((kind) =>
    Object.entries(manifest[kind] ?? {}),
  );
  expect(rows.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

test('the lockfile names no registry, so it works with any mirror', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved"/);
});

test('the code has no reminder comments', () => {
  const notes = new RegExp(`\\b(${word('TO', 'DO')}|${word('FIX', 'ME')}|${word('XX', 'X')})\\b`);
  expect(withPattern(code, notes).filter((file) => file !== 'tests/architecture/messages.test.ts')).toEqual(
    [],
  );
});

test('browser code has no lookbehind in regular expressions: iOS before 16.4 cannot parse the script', () => {
  const loaded = sources.filter((file) => !/^lib\/(server|commands|development|front-server)\//.test(file));
  expect(withPattern(loaded, /\(\?<[=!]/)).toEqual([]);
});

/** Names defined by Next in its output: URLs, headers, scripts, React data, build files. */
const NEXT_OUTPUT =
  /__next_f|TURBOPACK|_next\/static|x-nextjs|x-invoke-|x-matched-path|data-precedence|__reactProps|client-reference-manifest|"inlined"|instrumentation\.js|_R_\b|rsc\$|'BUILD_ID'/;

test('one file of the front server depends on the format of Next’s pages', () => {
  const knowing = sources.filter(
    (file) =>
      file.startsWith('lib/front-server/') && NEXT_OUTPUT.test(read(file).replaceAll(/import[^;]*;/g, '')),
  );
  expect(knowing).toEqual(['lib/front-server/next-output.ts']);
});

test('components read the time with readPageTime, which records that a page depends on the date', () => {
  // The health page and the session guard need the current moment, not the date.
  const allowed = ['components/auth/session-guard.tsx', 'components/content/health/health-page.tsx'];
  const reading = sources.filter(
    (file) => file.startsWith('components/') && /'@\/lib\/env\/clock'/.test(read(file)),
  );
  expect(reading).toEqual(allowed);
});
