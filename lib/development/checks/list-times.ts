import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Result } from './run-check.ts';

const SLOWEST = 30;

interface Suite {
  file?: string;
  suites?: Suite[];
  specs?: { tests: { results: { duration: number }[] }[] }[];
}

interface Summary extends Suite {
  testResults?: { name: string; startTime: number; endTime: number }[];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const durationOf = ({ suites = [], specs = [] }: Suite): number =>
  sum(suites.map(durationOf)) +
  sum(specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration))));

/** Seconds of each test file in the summary of a runner; several workers run concurrently. */
function listFiles({ check, seconds }: Result): { part: string; file: string; seconds: number }[] {
  const path = check.summary?.file;
  if (!path || !existsSync(path) || seconds === 0) return [];
  const { testResults = [], suites = [] }: Summary = JSON.parse(readFileSync(path, 'utf8'));
  const jest = testResults.map(({ name, startTime, endTime }) => [relative('.', name), endTime - startTime]);
  const browser = suites.map((suite) => [`tests/e2e/${suite.file}`, durationOf(suite)]);
  return [...jest, ...browser].map(([file, ms]) => ({
    part: check.name,
    file: String(file),
    seconds: Number(ms) / 1000,
  }));
}

/** Two Markdown tables: seconds of each check, and the slowest test files. */
export function listTimes(results: readonly Result[]): string {
  const checks = results.map(
    ({ check, passed, seconds }) => `| ${check.name} | ${passed} | ${Math.round(seconds)} |`,
  );
  const files = results
    .flatMap(listFiles)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({ part, file, seconds }) => `| \`${file}\` | ${part} | ${seconds.toFixed(1)} |`);
  return [
    '| Check | Passed | Seconds |',
    '|---|---|---|',
    ...checks,
    '',
    '| File | Check | Seconds |',
    '|---|---|---|',
    ...files,
    '',
  ].join('\n');
}
