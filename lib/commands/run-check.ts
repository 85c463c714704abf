import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

export interface Count {
  passed: number;
  failed: number;
}

function run([command = '', ...rest]: readonly string[]): Promise<boolean> {
  const child = spawn(command, rest, { stdio: 'inherit' });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
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
  const result = succeeded ? counted : { ...counted, failed: Math.max(1, counted.failed) };
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`— ${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`);
  return result;
}

/** Takes a runner's summary away, so that the next run cannot count it a second time. */
function takeSummary(file: string): Record<string, unknown> | null {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  } finally {
    rmSync(file, { force: true });
  }
}

const number = (value: unknown) => (typeof value === 'number' ? value : 0);

/** Jest's summary; a test file that could not be run counts as one failure. */
export function countJest(file: string): Count {
  const summary = takeSummary(file);
  if (!summary) return { passed: 0, failed: 1 };
  const failed = number(summary.numFailedTests) + number(summary.numRuntimeErrorTestSuites);
  return { passed: number(summary.numPassedTests), failed };
}

/** Playwright's summary; a test that passed on its second try has passed, errors outside of tests count. */
export function countPlaywright(file: string): Count {
  const summary = takeSummary(file);
  if (!summary) return { passed: 0, failed: 1 };
  const stats = summary.stats as Record<string, unknown>;
  const errors = Array.isArray(summary.errors) ? summary.errors.length : 0;
  return { passed: number(stats.expected) + number(stats.flaky), failed: number(stats.unexpected) + errors };
}
