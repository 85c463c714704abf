import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Failure {
  /** File and title of a test, or the name of a check without tests. */
  name: string;
  /** The beginning of the runner's message. */
  message: string;
  /** Arguments for `npm test --` that run only this; null if it runs as a whole. */
  again: string | null;
}

export interface Count {
  passed: number;
  failed: number;
  failures: readonly Failure[];
}

/** Maximum number of lines of a message in the final report; the log of the check has all of them. */
const REPORTED_LINES = 20;
const CRASHED: Count = { passed: 0, failed: 1, failures: [] };

function shorten(message: string): string {
  return stripVTControlCharacters(message).trim().split('\n').slice(0, REPORTED_LINES).join('\n');
}

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

function readSummary<Summary>(file: string): Summary | null {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

interface JestFile {
  name: string;
  status: string;
  message: string;
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
}

interface JestSummary {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults?: JestFile[];
}

/** The failed tests of a file; a file that could not be run has none and is listed itself. */
function listJestFailures({ name, status, message, assertionResults }: JestFile): Failure[] {
  const file = relative('.', name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0)
    return [{ name: file, message: shorten(message), again: file }];
  return failed.map(({ fullName, failureMessages }) => ({
    name: `${file} › ${fullName}`,
    message: shorten(failureMessages[0] ?? ''),
    again: `${file} -t ${quote(fullName)}`,
  }));
}

/** Parses Jest's summary; a test file that could not be run counts as one failure, and so does a missing summary. */
export function countJest(file: string): Count {
  const summary = readSummary<JestSummary>(file);
  if (!summary) return CRASHED;
  return {
    passed: summary.numPassedTests,
    failed: summary.numFailedTests + summary.numRuntimeErrorTestSuites,
    failures: summary.testResults?.flatMap(listJestFailures) ?? [],
  };
}

interface PlaywrightSuite {
  title?: string;
  suites?: PlaywrightSuite[];
  specs?: {
    file: string;
    line: number;
    title: string;
    ok: boolean;
    tests: { results: { errors?: { message?: string }[] }[] }[];
  }[];
}

interface PlaywrightSummary extends PlaywrightSuite {
  config: { rootDir: string };
  stats: { expected: number; flaky: number; unexpected: number };
  errors: { message?: string }[];
}

/** @param titles of the enclosing blocks; the first is the file */
function listPlaywrightFailures(
  root: string,
  { suites = [], specs = [] }: PlaywrightSuite,
  titles: readonly string[] = [],
): Failure[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      // A test that timed out has two errors: the time limit, and the action that waited.
      const errors = tests.flatMap((test) => test.results).flatMap((result) => result.errors ?? []);
      const path = relative('.', join(root, file));
      const names = [...titles.slice(1), title];
      return {
        name: `${path}:${line} › ${names.join(' › ')}`,
        message: shorten(errors.map(({ message = '' }) => message).join('\n')),
        again: `${path} -t ${quote(names.join(' '))}`,
      };
    });
  const below = suites.flatMap((suite) =>
    listPlaywrightFailures(root, suite, [...titles, suite.title ?? '']),
  );
  return [...own, ...below];
}

/** Parses Playwright's summary; errors outside tests count, and so does a missing summary. */
export function countPlaywright(file: string): Count {
  const summary = readSummary<PlaywrightSummary>(file);
  if (!summary) return CRASHED;
  const { stats, errors, config } = summary;
  const outside = errors.map(({ message = '' }) => ({
    name: 'outside of any test',
    message: shorten(message),
    again: null,
  }));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: [...listPlaywrightFailures(config.rootDir, summary), ...outside],
  };
}
