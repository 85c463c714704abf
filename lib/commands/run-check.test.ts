/** @jest-environment node */
/** Requirements: OPS-02 */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
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
  expect(countJest(file)).toMatchObject({ passed: 5, failed: 3 });
});

test('failed tests are named with the beginning of their message, files that cannot be run too', () => {
  const message = Array.from({ length: 40 }, (_, line) => `\u001b[31mline ${line}\u001b[39m`).join('\n');
  const failed = { fullName: 'a sum', status: 'failed', failureMessages: [message] };
  const passed = { fullName: 'a difference', status: 'passed', failureMessages: [] };
  const file = summaryOf({
    testResults: [
      { name: resolve('lib/sum.test.ts'), status: 'failed', message: '', assertionResults: [failed, passed] },
      {
        name: resolve('lib/broken.test.ts'),
        status: 'failed',
        message: 'no such module',
        assertionResults: [],
      },
      { name: resolve('lib/whole.test.ts'), status: 'passed', message: '', assertionResults: [passed] },
    ],
  });
  const failures = countJest(file).failures ?? [];
  expect(failures).toHaveLength(2);
  expect(failures[0]).toMatch(/^lib\/sum\.test\.ts › a sum\n {4}line 0\n/);
  expect(failures[0]?.split('\n').length).toBeLessThan(20);
  expect(failures[1]).toBe('lib/broken.test.ts\n    no such module');
});

test("a browser's failed tests are found in all depths", () => {
  const spec = (title: string, ok: boolean) => ({
    file: 'a.spec.ts',
    line: 7,
    title,
    ok,
    tests: [{ results: [{ error: { message: `${title} broke` } }] }],
  });
  const file = summaryOf({
    stats: { expected: 1, flaky: 0, unexpected: 1 },
    suites: [{ specs: [spec('upper', true)], suites: [{ specs: [spec('lower', false)] }] }],
    errors: [{ message: 'no port' }],
  });
  expect(countPlaywright(file)).toEqual({
    passed: 1,
    failed: 2,
    failures: ['a.spec.ts:7 › lower\n    lower broke', 'outside of any test\n    no port'],
  });
});

test('a summary is counted once; a missing one is a crash', () => {
  const file = summaryOf({ stats: { expected: 3, flaky: 1, unexpected: 2 }, errors: [{}] });
  expect(countPlaywright(file)).toMatchObject({ passed: 4, failed: 3 });
  expect(countPlaywright(file)).toEqual({ passed: 0, failed: 1 });
});

test('a check without a summary counts as one', async () => {
  expect(await runCheck('true', ['true'])).toEqual({ passed: 1, failed: 0 });
  expect(await runCheck('false', ['false'])).toEqual({ passed: 0, failed: 1, failures: ['false'] });
  expect(await runCheck('absent', ['/nowhere/to/be/found'])).toMatchObject({ passed: 0, failed: 1 });
});

test('a runner that fails although no test did has crashed', async () => {
  const all = () => ({ passed: 7, failed: 0 });
  expect(await runCheck('runner', ['false'], all)).toMatchObject({ passed: 7, failed: 1 });
});
