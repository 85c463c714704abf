/** @jest-environment node */
/** Requirements: OPS-02 */
import { readFileSync } from 'node:fs';
import { findTests } from './find-tests';
import { listChecks, type Selection } from './list-checks';

const namesOf = (selection: Partial<Selection>) =>
  listChecks({ all: false, files: null, ...selection })
    .groups.flat()
    .map(({ name }) => name);
const commandOf = (files: string[], name: string, title?: string) =>
  listChecks({ all: false, files, title })
    .groups.flat()
    .find((check) => check.name === name)
    ?.command.join(' ');

test('npm test omits the sweeps, and needs no server except the browser', () => {
  expect(namesOf({}).filter((name) => /sweeps|instances/.test(name))).toEqual([]);
  expect(listChecks({ all: false, files: null }).needs).toEqual(['chromium']);
});

test('npm run test:all runs everything that npm test runs, and more', () => {
  const all = namesOf({ all: true });
  expect(all).toEqual(expect.arrayContaining(namesOf({})));
  expect(all.length).toBeGreaterThan(namesOf({}).length);
});

test('every project of the runners is part of npm run test:all, except benchmarks', () => {
  const commands = listChecks({ all: true, files: null })
    .groups.flat()
    .map(({ command }) => command);
  const projects = (file: string, pattern: RegExp) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => name);
  const jest = projects('jest.config.mjs', /displayName: '([\w-]+)'/g).filter(
    (name) => !name.includes('benchmark'),
  );
  const playwright = projects('playwright.config.ts', /\bname: '([\w-]+)'/g);
  expect([jest.length, playwright.length]).toEqual([8, 3]);
  for (const name of jest) expect(commands.some((command) => command.includes(name))).toBe(true);
  for (const name of playwright) expect(commands.flat()).toContain(`--project=${name}`);
});

test('a noun selects test files by folder and by title, at every level', () => {
  const files = findTests('Award', false);
  for (const start of ['lib/award/', 'components/award/', 'tests/integration/award/', 'tests/e2e/award/'])
    expect(files.some((file) => file.startsWith(start))).toBe(true);
  const byTitle = findTests('a noun selects test files by', false);
  expect(byTitle).toEqual(['lib/development/checks/list-checks.test.ts']);
  expect(findTests('no such noun anywhere'.split(' ').join('-'), true)).toEqual([]);
});

test('a sweep is selected only with the other sweeps, or by its whole path', () => {
  const sweeps = findTests('.sweep.', true);
  expect(sweeps.length).toBeGreaterThan(0);
  expect(findTests('.sweep.', false)).toEqual([]);
  for (const file of sweeps) expect(findTests(file, false)).toEqual([file]);
});

test('a selection runs only the checks that contain its files, after a build if they need one', () => {
  expect(namesOf({ files: ['lib/award/a.test.ts'] })).toEqual(['unit and architecture']);
  expect(namesOf({ files: ['tests/e2e/award/a.spec.ts'] })).toEqual(['build', 'browser']);
  expect(namesOf({ files: ['tests/attack/a.test.ts', 'lib/a.test.ts'] })).toEqual([
    'build',
    'unit and architecture',
    'integration and attack',
  ]);
  expect(namesOf({ files: ['tests/e2e/a.sweep.spec.ts'] })).toContain('browser sweeps');
});

test('file names and titles are passed unchanged, not as patterns', () => {
  const file = 'app/[locale]/page.test.tsx';
  expect(commandOf([file], 'unit and architecture', 'a (b)?')).toContain(
    '-t a \\(b\\)\\? --selectProjects unit architecture --testPathPatterns app/\\[locale\\]/page\\.test\\.tsx$',
  );
});
