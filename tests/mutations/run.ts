/**
 * `npm run test:mutations`: applies one deliberate fault after another to a copy of the project and runs the
 * tests of `npm test` that must detect it. An undetected fault is printed, and the exit code is 1. `npm run
 * test:mutations -- session` runs the faults whose description or file contains the word.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FAULTS, type Fault } from './faults';

const COPY = join('test-results', 'mutations');
const PARTS = ['app', 'components', 'docs', 'lib', 'messages', 'public', 'tests'];
const FILES = [
  'instrumentation.ts',
  'jest.config.mjs',
  'middleware.ts',
  'next.config.mjs',
  'package.json',
  'tsconfig.json',
];
/** Tests that start a portal need a build; in-process tests do not. */
const LEFT_OUT = /[\\/]tests[\\/](screenshots|benchmark|e2e)([\\/]|$)/;

function copyProject(): void {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  for (const part of [...PARTS, ...FILES])
    cpSync(part, join(COPY, part), { recursive: true, filter: (path) => !LEFT_OUT.test(resolve(path)) });
  for (const folder of ['node_modules', '.next']) symlinkSync(resolve(folder), join(COPY, folder));
}

/** Runs the tests of a fault in the copy. @returns the first failed test, or null if all passed */
function findCatcher({ tests }: Fault): string | null {
  for (const test of tests) {
    const jest = [
      'jest/bin/jest.js',
      '--forceExit',
      '--selectProjects',
      ...(test.includes('/postgres/') ? ['postgres'] : ['unit', 'integration', 'attack']),
      '--testPathPatterns',
      test,
    ];
    const { status, stderr } = spawnSync(
      process.execPath,
      [resolve('node_modules', jest[0] ?? ''), ...jest.slice(1)],
      { cwd: COPY, encoding: 'utf8' },
    );
    const [, title = 'the test file cannot be run'] = /^ {2}● (.+)$/m.exec(stderr) ?? [];
    if (status !== 0) return `${test}: ${title}`;
  }
  return null;
}

function tryFault(fault: Fault): boolean {
  const file = join(COPY, fault.file);
  const before = readFileSync(file, 'utf8');
  if (before.split(fault.from).length !== 2)
    throw new Error(`${fault.file} does not hold once: ${fault.from}`);
  writeFileSync(
    file,
    before.replace(fault.from, () => fault.to),
  );
  const catcher = findCatcher(fault);
  writeFileSync(file, before);
  console.log(
    catcher ? `✓ ${fault.about} — ${catcher}` : `✘ ${fault.about} (${fault.file}): nothing notices`,
  );
  return catcher !== null;
}

if (!existsSync(join('.next', 'portal-build')))
  console.log('Without a build, tests of a served portal fail.');
copyProject();
const word = process.argv[2] ?? '';
const chosen = FAULTS.filter(({ about, file }) =>
  `${about} ${file}`.toLowerCase().includes(word.toLowerCase()),
);
const missed = chosen.filter((fault) => !tryFault(fault));
rmSync(COPY, { recursive: true, force: true });
console.log(`${chosen.length - missed.length} noticed, ${missed.length} missed`);
process.exitCode = missed.length === 0 && chosen.length > 0 ? 0 : 1;
