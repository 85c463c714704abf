import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

// These packages are published as ES modules only, so they are transformed like our own code.
const ES_MODULES =
  'next-intl|use-intl|intl-messageformat|@formatjs|icu-minify|jose|ky|kysely|uuidv7|hono|altcha-lib|unpdf|zod-openapi|feed|rate-limiter-flexible|htmlparser2|entities|dom[a-z-]+|cookie|p-map';

/** Integration tests that tell of SQLite's own file, or touch no database, once are enough. */
const OF_SQLITE_OR_NEITHER = [
  'api/(api-check|external-root|spec-root)',
  'commands/startup',
  'db/(database|full-disk|secrets)',
  'files/stored-documents',
  'forms/external-calls',
  'maintenance/(backup|storage-marks)',
  'seo/share-image',
];

const base = {
  moduleNameMapper: { '^server-only$': '<rootDir>/tests/support/server-only.ts', '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/test-results/'],
};

const projects = [
  {
    ...base,
    displayName: 'unit',
    testEnvironment: '<rootDir>/tests/support/browser-environment.ts',
    testMatch: ['<rootDir>/{lib,components,app}/**/*.test.{ts,tsx}'],
    setupFilesAfterEnv: ['<rootDir>/tests/support/matchers.ts'],
  },
  {
    ...base,
    displayName: 'integration',
    testEnvironment: 'node',
    setupFilesAfterEnv: ['db/own-data-dir', 'api/embedded-api'].map(
      (name) => `<rootDir>/tests/support/${name}.ts`,
    ),
    testMatch: ['<rootDir>/tests/integration/**/*.test.ts'],
    testPathIgnorePatterns: ['<rootDir>/tests/integration/postgres/'],
  },
  {
    ...base,
    displayName: 'postgres',
    testEnvironment: 'node',
    globalSetup: '<rootDir>/tests/support/db/postgres-server.mjs',
    globalTeardown: '<rootDir>/tests/support/db/stop-postgres.mjs',
    setupFilesAfterEnv: ['db/own-data-dir', 'db/own-postgres', 'api/embedded-api'].map(
      (name) => `<rootDir>/tests/support/${name}.ts`,
    ),
    testMatch: ['<rootDir>/tests/integration/**/*.test.ts'],
    testPathIgnorePatterns: OF_SQLITE_OR_NEITHER.map((name) => `<rootDir>/tests/integration/${name}.test.ts`),
  },
  {
    ...base,
    displayName: 'attack',
    testEnvironment: 'node',
    setupFilesAfterEnv: ['db/own-data-dir', 'api/embedded-api'].map(
      (name) => `<rootDir>/tests/support/${name}.ts`,
    ),
    testMatch: ['<rootDir>/tests/attack/**/*.test.ts'],
  },
  {
    ...base,
    displayName: 'architecture',
    testEnvironment: 'node',
    testMatch: ['<rootDir>/tests/architecture/**/*.test.ts'],
  },
];

async function withModules(project) {
  const config = await createJestConfig(project)();
  const transformIgnorePatterns = [`/node_modules/(?!(${ES_MODULES})/)`, '^.+\\.module\\.css$'];
  return { ...config, transformIgnorePatterns };
}

/** For how long a test may take, in milliseconds: what it waits for may stand in line on a busy machine. */
const testTimeout = 20_000;

export default async () => ({
  projects: await Promise.all(projects.map(withModules)),
  maxWorkers: 2,
  testTimeout,
});
