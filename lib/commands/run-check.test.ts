/** @jest-environment node */
/** Requirements: OPS-02 */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countJest, countPlaywright, runCheck } from './run-check';

const folder = mkdtempSync(join(tmpdir(), 'portal-count-'));
const summaryOf = (content: unknown) => {
  const file = join(folder, 'summary.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

beforeEach(() => jest.spyOn(console, 'log').mockImplementation(() => undefined));

test('a test file that cannot be run is a failure', () => {
  const file = summaryOf({ numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 });
  expect(countJest(file)).toEqual({ passed: 5, failed: 3 });
});

test('a summary is counted once; a missing one is a crash', () => {
  const file = summaryOf({ stats: { expected: 3, flaky: 1, unexpected: 2 }, errors: [{}] });
  expect(countPlaywright(file)).toEqual({ passed: 4, failed: 3 });
  expect(countPlaywright(file)).toEqual({ passed: 0, failed: 1 });
});

test('a check without a summary counts as one', async () => {
  expect(await runCheck('true', ['true'])).toEqual({ passed: 1, failed: 0 });
  expect(await runCheck('false', ['false'])).toEqual({ passed: 0, failed: 1 });
  expect(await runCheck('absent', ['/nowhere/to/be/found'])).toEqual({ passed: 0, failed: 1 });
});

test('a runner that fails although no test did has crashed', async () => {
  const all = () => ({ passed: 7, failed: 0 });
  expect(await runCheck('runner', ['false'], all)).toEqual({ passed: 7, failed: 1 });
});
