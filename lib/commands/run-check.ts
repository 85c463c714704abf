import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Count {
  passed: number;
  failed: number;
  /** What failed: file and title of each test, with the beginning of its message. */
  failures?: readonly string[];
}

function run([command = '', ...rest]: readonly string[]): Promise<boolean> {
  const child = spawn(command, rest, { stdio: 'inherit' });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

/** A check that did not succeed counts at least one failure, and one that names none is named itself. */
function failedCount(name: string, counted: Count): Count {
  const failures = counted.failures?.length ? counted.failures : [name];
  return { ...counted, failed: Math.max(1, counted.failed), failures };
}

/**
 * Runs one check and prints how it ended. A check without a summary of its own counts as one; a runner that
 * fails without naming a failed test has crashed, which counts as one failure.
 * @param count reads the runner's summary
 */
export async function runCheck(
  name: string,
  command: readonly string[],
  count?: () => Count,
): Promise<Count> {
  console.log(`\n— ${name}`);
  const startedAt = Date.now();
  const succeeded = await run(command);
  const counted = count?.() ?? { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  const result = succeeded ? counted : failedCount(name, counted);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`— ${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`);
  return result;
}

/** Lines of a failure's message that stand in the report at the end; the runner's own output has them all. */
const REPORTED_LINES = 12;

function describeFailure(name: string, message: string): string {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, REPORTED_LINES);
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
}
/** Takes a runner's summary away, so that the next run cannot count it a second time. */
function takeSummary<Summary>(file: string): Summary | null {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  } finally {
    rmSync(file, { force: true });
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

/** The failed tests of a file; one that could not be run has none, and is named itself. */
function jestFailures({ name, status, message, assertionResults }: JestFile): string[] {
  const file = relative('.', name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [describeFailure(file, message)];
  return failed.map((test) => describeFailure(`${file} › ${test.fullName}`, test.failureMessages[0] ?? ''));
}

/** Jest's summary; a test file that could not be run counts as one failure. */
export function countJest(file: string): Count {
  const summary = takeSummary<JestSummary>(file);
  if (!summary) return { passed: 0, failed: 1 };
  return {
    passed: summary.numPassedTests,
    failed: summary.numFailedTests + summary.numRuntimeErrorTestSuites,
    failures: summary.testResults?.flatMap(jestFailures),
  };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    file: string;
    line: number;
    title: string;
    ok: boolean;
    tests: { results: { error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightSummary extends PlaywrightSuite {
  stats: { expected: number; flaky: number; unexpected: number };
  errors: { message?: string }[];
}

function playwrightFailures({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter((spec) => !spec.ok);
  const own = failed.map(({ file, line, title, tests }) => {
    const error = tests.flatMap((test) => test.results).find((result) => result.error)?.error;
    return describeFailure(`${file}:${line} › ${title}`, error?.message ?? '');
  });
  return [...own, ...suites.flatMap(playwrightFailures)];
}

/** Playwright's summary; a test that passed on its second try has passed, errors outside of tests count. */
export function countPlaywright(file: string): Count {
  const summary = takeSummary<PlaywrightSummary>(file);
  if (!summary) return { passed: 0, failed: 1 };
  const { stats, errors } = summary;
  const outside = errors.map((error) => describeFailure('outside of any test', error.message ?? ''));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [...playwrightFailures(summary), ...outside],
  };
}
