import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';

/** Paths of programs and temporary files, and variables by which the runners configure their workers. */
const KEPT = new RegExp(
  `^(${[
    'PATH',
    'TMPDIR|TEMP|TMP|SystemRoot|ComSpec|PATHEXT',
    'CI|TERM|FORCE_COLOR|NO_COLOR',
    'CHROMIUM_PATH|PLAYWRIGHT_\\w+|PW\\w*|TEST_WORKER_INDEX|TEST_PARALLEL_INDEX',
    'JEST_WORKER_ID',
    'SHARED_PORTAL_(?:URL|LOG)|TEST_DATABASE_URL|ATTACK_INSTANCES|PICTURES',
  ].join('|')})$`,
  'i',
);

/**
 * Removes settings, credentials and proxies; fixes time zone, language and home. A test that needs others sets them.
 */
export function cleanEnvironment(source: Record<string, string | undefined>): Record<string, string> {
  const kept = Object.entries(source).filter(
    (entry): entry is [string, string] => KEPT.test(entry[0]) && entry[1] !== undefined,
  );
  const home = resolve('test-results', 'home');
  return {
    ...Object.fromEntries(kept),
    TZ: 'UTC',
    LANG: 'C.UTF-8',
    HOME: home,
    USERPROFILE: home,
    NEXT_TELEMETRY_DISABLED: '1',
    // Prevents Next from reading .env files.
    __NEXT_PROCESSED_ENV: '1',
  };
}

export function enterCleanEnvironment(): void {
  const clean = cleanEnvironment(process.env);
  for (const name of Object.keys(process.env)) if (!(name in clean)) delete process.env[name];
  // Jest and Playwright expect this value; a build and a served portal set their own.
  Object.assign(process.env, clean, { NODE_ENV: 'test' });
  mkdirSync(clean.HOME ?? '', { recursive: true });
}
