import type { TestProgram } from '../test-programs.ts';
import { countJest, countPlaywright } from './count-results.ts';
import { isSweep } from './find-tests.ts';
import type { Check } from './run-check.ts';

export interface Selection {
  all: boolean;
  /** Only these test files; null for every check. */
  files: readonly string[] | null;
  /** Only tests whose title contains this. */
  title?: string;
}

interface Part {
  name: string;
  runner: 'jest' | 'playwright';
  projects: readonly string[];
  files: RegExp;
  sweeps?: true;
  /** More than the two of `jest.config.mjs`, for tests that wait for processes a third of the time. */
  workers?: number;
  needs?: readonly (TestProgram | 'chromium')[];
  env?: Readonly<Record<string, string>>;
  /** Runs at the same time, unless files are selected. */
  beside?: Check;
}

const node = (file: string, ...rest: string[]) => [process.execPath, `node_modules/${file}`, ...rest];

/** Fails one dependency after another while people register (docs/faults.md). */
const FAULTS: Check = {
  name: 'faults',
  command: node(
    'tsx/dist/cli.mjs',
    '--tsconfig',
    'tests/benchmark/tsconfig.json',
    'tests/benchmark/faults.ts',
    '--seconds',
    '4',
  ),
};

const UNIT: Part = {
  name: 'unit and architecture',
  runner: 'jest',
  projects: ['unit', 'architecture'],
  files: /^(?:app|components|lib|tests\/architecture)\//,
};

const SERVED: readonly Part[] = [
  {
    // One run of Jest: its workers share their portals, and none waits for the last file of the other folder.
    name: 'integration and attack',
    runner: 'jest',
    projects: ['integration', 'postgres', 'attack'],
    files: /^tests\/(?:integration|attack)\//,
  },
  {
    name: 'browser',
    runner: 'playwright',
    projects: ['browser'],
    files: /^tests\/e2e\//,
    needs: ['chromium'],
  },
];

const SWEEPS: readonly Part[] = [
  {
    name: 'integration sweeps',
    runner: 'jest',
    workers: 3,
    projects: ['integration-sweeps', 'postgres-sweeps'],
    files: /^tests\/integration\//,
    needs: ['swift', 'haproxy', 'clamd', 'openssl', 'pgbouncer'],
  },
  {
    name: 'attack sweeps',
    runner: 'jest',
    projects: ['attack-sweeps'],
    files: /^tests\/attack\//,
    needs: ['nginx'],
  },
  {
    name: 'attack on two instances',
    runner: 'jest',
    projects: ['attack', 'attack-sweeps'],
    files: /^tests\/attack\//,
    needs: ['haproxy', 'nginx'],
    env: { ATTACK_INSTANCES: '2' },
  },
  {
    name: 'browser sweeps',
    runner: 'playwright',
    projects: ['sweeps', 'full-chromium'],
    files: /^tests\/e2e\//,
    needs: ['chromium'],
    // A third of the time the faults wait.
    beside: FAULTS,
  },
];

/**
 * Jest loads the modules again for each test file: with room for young objects (in megabytes), collecting them takes a
 * fifth of the time. Jest gives the flag to its workers.
 */
const jestCommand = (...rest: string[]) => [
  process.execPath,
  '--max-semi-space-size=64',
  'node_modules/jest/bin/jest.js',
  ...rest,
];
const biome = (...rest: string[]) => node('@biomejs/biome/bin/biome', ...rest);
const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const BUILD: Check = { name: 'build', command: [process.execPath, 'lib/commands/build/build.ts'] };
const STATIC: readonly (readonly Check[])[] = [
  [
    { name: 'format', command: biome('format', '.') },
    { name: 'page scripts', command: [process.execPath, 'lib/development/page-scripts.ts'] },
    { name: 'route types', command: node('next/dist/bin/next', 'typegen') },
  ],
  [
    { name: 'lint', command: biome('check', '--formatter-enabled=false', '.') },
    { name: 'types', command: node('typescript/bin/tsc', '--noEmit') },
  ],
  [{ name: 'unused code', command: node('knip/bin/knip.js') }],
];

function toCheck(part: Part, { files, title }: Selection): Check {
  const chosen = (files ?? []).filter((file) => part.files.test(file)).map((file) => `${literally(file)}$`);
  const file = `test-results/summaries/${part.name.replaceAll(' ', '-')}.json`;
  const { name, env } = part;
  if (part.runner === 'jest') {
    const command = jestCommand(
      '--json',
      `--outputFile=${file}`,
      '--passWithNoTests',
      // A failed test may leave a server open, for which Jest would wait forever.
      '--forceExit',
      ...(part.workers ? [`--maxWorkers=${part.workers}`] : []),
      ...(title ? ['-t', literally(title)] : []),
      '--selectProjects',
      ...part.projects,
      ...(chosen.length > 0 ? ['--testPathPatterns', ...chosen] : []),
    );
    return { name, command, env, summary: { file, count: countJest } };
  }
  const command = node(
    '@playwright/test/cli.js',
    'test',
    '--reporter=list,json',
    '--pass-with-no-tests',
    ...part.projects.map((project) => `--project=${project}`),
    ...(title ? ['--grep', literally(title)] : []),
    ...chosen,
  );
  const output = { PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  return { name, command, env: { ...env, ...output }, summary: { file, count: countPlaywright } };
}

/** The selected checks: those of a group run concurrently, one group after the other. */
export function listChecks(selection: Selection) {
  const { all, files } = selection;
  const isChosen = (part: Part) => files?.some((file) => part.files.test(file)) ?? true;
  const sweeps = all || files?.some(isSweep) ? SWEEPS : [];
  const served = [...SERVED, ...sweeps].filter(isChosen);
  const unit = isChosen(UNIT) ? [toCheck(UNIT, selection)] : [];
  const build = served.length > 0 || !files ? [BUILD] : [];
  const groups = [
    ...(files ? [] : STATIC),
    // Neither uses two processors all the time.
    [...build, ...unit],
    ...served.map((part) => [toCheck(part, selection), ...(part.beside && !files ? [part.beside] : [])]),
  ];
  return { groups, needs: [...new Set(served.flatMap(({ needs = [] }) => needs))] };
}
