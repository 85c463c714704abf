import nextJest from 'next/jest.js';
import { buildPageScripts } from './lib/commands/build/build-page-scripts.ts';
import { enterCleanEnvironment } from './lib/development/clean-environment.ts';

enterCleanEnvironment();
buildPageScripts();

const createJestConfig = nextJest({ dir: './' });

// These packages are published as ES modules only, so they are transformed like our own code.
const ES_MODULES =
  'next-intl|use-intl|intl-messageformat|@formatjs|icu-minify|jose|ky|kysely|uuidv7|hono|altcha-lib|unpdf|zod-openapi|feed|rate-limiter-flexible|htmlparser2|entities|dom[a-z-]+|cookie|p-map';

/** Integration tests of SQLite's own file, or without any database: once is enough. */
const SQLITE_OR_NONE = [
  'api/(api-check|external-root|spec-root|without-server)',
  'award/(plan-readings|window-pages)',
  'commands/(image|startup)',
  'db/(database|foreign-programs|full-disk|lost-by-threads|lost-files|request-per-edition|secrets)',
  'files/stored-documents',
  'forms/external-calls',
  'maintenance/(backup|storage-marks)',
  'seo/share-image',
];

/** Migrations, transactions, unique keys, locks, tags and search. The others follow in `npm run test:all`. */
const POSTGRES_ESSENTIALS = [
  'auth/session',
  'auth/sign-on',
  'auth/used-states',
  'award/assignments',
  'award/editions',
  'award/registration',
  'award/submission',
  'award/unanswered-commit',
  'commands/migrate',
  'db/expand-contract',
  'pages/page-changes',
  'postgres/at-once',
  'postgres/same-search',
  'requests/appointment-slots',
  'requests/pending-changes',
  'requests/request-work',
  'requests/service-requests',
];

/** Tests that the sweeps repeat with real servers instead of stubs, or with more rounds (`tests/support/sweeps.ts`). */
const REPEATED = [
  'integration/api/generated-bodies',
  'integration/db/kill',
  'integration/files/virus-scan',
  'integration/forms/broken-forms',
  'integration/monitoring/monitoring',
  'attack/fuzzer',
];

const tests = '<rootDir>/tests';
const fileOf = (name) => `${tests}/integration/${name}(?:\\.sweep)?\\.test\\.ts$`;
/** `npm run test:all` alone runs these. */
const SWEEP = '\\.sweep\\.test\\.ts$';
const matchSweeps = (folder) => [
  `${tests}/${folder}/**/*.sweep.test.ts`,
  ...REPEATED.filter((name) => name.startsWith(folder)).map((name) => `${tests}/${name}.test.ts`),
];
const setup = (...names) => names.map((name) => `${tests}/support/${name}.ts`);

const base = {
  moduleNameMapper: { '^server-only$': '<rootDir>/tests/support/server-only.ts', '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/test-results/'],
};

const onSqlite = {
  ...base,
  testEnvironment: 'node',
  globalSetup: `${tests}/support/portal/lend-portals.mjs`,
  globalTeardown: `${tests}/support/portal/end-lent-portals.mjs`,
  setupFilesAfterEnv: setup('db/own-data-dir', 'api/embedded-api'),
};

const onPostgres = {
  ...base,
  testEnvironment: 'node',
  globalSetup: `${tests}/support/db/postgres-server.mjs`,
  globalTeardown: `${tests}/support/db/stop-postgres.mjs`,
  setupFilesAfterEnv: setup('db/own-data-dir', 'db/own-postgres', 'api/embedded-api'),
};

const projects = [
  {
    ...base,
    displayName: 'unit',
    testEnvironment: `${tests}/support/browser-environment.ts`,
    testMatch: ['<rootDir>/{lib,components,app}/**/*.test.{ts,tsx}'],
    setupFilesAfterEnv: setup('matchers'),
  },
  {
    ...base,
    displayName: 'architecture',
    testEnvironment: 'node',
    testMatch: [`${tests}/architecture/**/*.test.ts`],
  },
  {
    ...onSqlite,
    displayName: 'integration',
    testMatch: [`${tests}/integration/**/*.test.ts`],
    testPathIgnorePatterns: [SWEEP, `${tests}/integration/postgres/`],
  },
  {
    ...onSqlite,
    displayName: 'integration-sweeps',
    setupFilesAfterEnv: [...onSqlite.setupFilesAfterEnv, ...setup('sweeps')],
    testMatch: matchSweeps('integration'),
    testPathIgnorePatterns: [`${tests}/integration/postgres/`],
  },
  {
    ...onPostgres,
    displayName: 'postgres',
    testMatch: POSTGRES_ESSENTIALS.map((name) => `${tests}/integration/${name}.test.ts`),
  },
  {
    ...onPostgres,
    displayName: 'postgres-sweeps',
    setupFilesAfterEnv: [...onPostgres.setupFilesAfterEnv, ...setup('sweeps')],
    testMatch: [`${tests}/integration/**/*.test.ts`],
    testPathIgnorePatterns: [...SQLITE_OR_NONE, ...POSTGRES_ESSENTIALS].map(fileOf),
  },
  {
    ...onSqlite,
    displayName: 'attack',
    testMatch: [`${tests}/attack/**/*.test.ts`],
    testPathIgnorePatterns: [SWEEP],
  },
  {
    ...onSqlite,
    displayName: 'attack-sweeps',
    setupFilesAfterEnv: [...onSqlite.setupFilesAfterEnv, ...setup('sweeps')],
    testMatch: matchSweeps('attack'),
  },
  // `npm run benchmark:award`: limits by the clock, one database after the other on a machine without other work.
  { ...onSqlite, displayName: 'benchmark', testMatch: [`${tests}/benchmark/*.test.ts`] },
  { ...onPostgres, displayName: 'postgres-benchmark', testMatch: [`${tests}/benchmark/*.test.ts`] },
];

async function withModules(project) {
  const config = await createJestConfig(project)();
  // Message files are read as they are: for each, Jest would search its cache of transformed sources.
  const transformIgnorePatterns = [`/node_modules/(?!(${ES_MODULES})/)`, '^.+\\.module\\.css$', '\\.json$'];
  return { ...config, transformIgnorePatterns };
}

/** How long a test may take, in milliseconds; generous, because the machine may be busy. */
const testTimeout = 120_000;

export default async () => ({
  projects: await Promise.all(projects.map(withModules)),
  maxWorkers: 2,
  testSequencer: '<rootDir>/tests/support/long-files-first.mjs',
  // Test files leave 15 MB each in the worker, and a full heap makes the next files slower.
  workerIdleMemoryLimit: '850MB',
  testTimeout,
});
