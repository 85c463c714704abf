import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import type { Count } from './count-results.ts';

export interface Check {
  name: string;
  command: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** File of the command's summary, and its parser; a check without one counts as one test. */
  summary?: { file: string; count: (file: string) => Count };
}

export interface Result extends Count {
  check: Check;
  seconds: number;
}

/** Interval of progress messages of a running check. */
const PROGRESS_MS = 20_000;
/** A line for a finished test file (Jest) or test (Playwright); the group matches failures. */
const DONE = /^\s*(?:PASS|✓|(FAIL|✘))\s/;
/** Number of lines at the end of the log that are reported for a check without summary. */
const LAST_LINES = 40;

const running = new Set<ChildProcess>();

export function endChecks(): void {
  for (const child of running) child.kill('SIGTERM');
}

export const logOf = (name: string) => join('test-results', 'logs', `${name.replaceAll(/\W+/g, '-')}.log`);

/** Runs a command with its output in a file. @param onLine receives each line */
function run({ name, command, env }: Check, onLine: (line: string) => void): Promise<boolean> {
  const [program = '', ...rest] = command;
  const log = createWriteStream(logOf(name));
  const child = spawn(program, rest, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env } as NodeJS.ProcessEnv,
  });
  running.add(child);
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => {
      log.write(`${line}\n`);
      onLine(line);
    });
  }
  return new Promise((resolve) => {
    const end = (succeeded: boolean) => {
      running.delete(child);
      log.end(() => resolve(succeeded));
    };
    child.once('error', (error) => {
      log.write(`${error.message}\n`);
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });
}

function readEndOf(name: string): string {
  const log = stripVTControlCharacters(readFileSync(logOf(name), 'utf8')).trim();
  return log.split('\n').slice(-LAST_LINES).join('\n');
}

/** A command that fails without a failed test has crashed, which counts as one failure. */
function count({ name, summary }: Check, succeeded: boolean): Count {
  const counted = summary?.count(summary.file) ?? {
    passed: succeeded ? 1 : 0,
    failed: succeeded ? 0 : 1,
    failures: [],
  };
  if (succeeded && counted.failed === 0) return counted;
  const crash = { name, message: readEndOf(name), again: null };
  return {
    ...counted,
    failed: Math.max(1, counted.failed),
    failures: counted.failures.length > 0 ? counted.failures : [crash],
  };
}

export async function runCheck(check: Check): Promise<Result> {
  const { name, summary } = check;
  mkdirSync(dirname(logOf(name)), { recursive: true });
  // A summary of an earlier run would be counted again.
  if (summary) rmSync(summary.file, { force: true });
  let [done, failed] = [0, 0];
  const startedAt = Date.now();
  const secondsSoFar = () => Math.round((Date.now() - startedAt) / 1000);
  const progress = setInterval(() => {
    const far = done > 0 ? `${done} done, ${failed} failed` : 'running';
    console.log(`  ${name}: ${far} (${secondsSoFar()} s)`);
  }, PROGRESS_MS);
  const succeeded = await run(check, (line) => {
    const [isDone, isFailed] = DONE.exec(line) ?? [];
    if (isDone) done += 1;
    if (isFailed) failed += 1;
  });
  clearInterval(progress);
  const counted = count(check, succeeded);
  const sign = counted.failed === 0 ? '✓' : '✘';
  console.log(`${sign} ${name}: ${counted.passed} passed, ${counted.failed} failed (${secondsSoFar()} s)`);
  return { ...counted, check, seconds: secondsSoFar() };
}
