/** @jest-environment node */
/** Requirements: OPS-02 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { countJest } from './count-results';
import { logOf, runCheck } from './run-check';

const folder = makeTemporaryFolder();
const print = jest.spyOn(console, 'log').mockImplementation(() => undefined);
const runNode = (script: string, more = {}) =>
  runCheck({ name: 'a check', command: [process.execPath, '-e', script], ...more });
const printed = () => print.mock.calls.flat().join('\n');

const project = process.cwd();
beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  process.chdir(folder);
});
afterAll(() => process.chdir(project));
afterEach(() => {
  print.mockClear();
  jest.useRealTimers();
});

test('a check without a summary counts as one', async () => {
  expect(await runNode('')).toMatchObject({ passed: 1, failed: 0, failures: [] });
  expect(await runNode('process.exit(3)')).toMatchObject({ passed: 0, failed: 1 });
});

test('a failed check without a summary is listed with the end of its output', async () => {
  const script = 'for (let line = 0; line < 100; line += 1) console.error("line", line); process.exit(1)';
  const { failures } = await runNode(script);
  expect(failures).toEqual([{ name: 'a check', message: expect.stringMatching(/^line 60\n/), again: null }]);
  expect(failures[0]?.message).toMatch(/line 99$/);
});

test('a program that cannot be started is a failure', async () => {
  const result = await runCheck({ name: 'absent', command: ['/nowhere/to/be/found'] });
  expect(result).toMatchObject({ passed: 0, failed: 1, failures: [{ name: 'absent' }] });
});

test('a runner that fails without a failed test has crashed', async () => {
  const all = () => ({ passed: 7, failed: 0, failures: [] });
  const result = await runNode('process.exit(1)', { summary: { file: 'all.json', count: all } });
  expect(result).toMatchObject({ passed: 7, failed: 1, failures: [{ name: 'a check' }] });
});

test('a summary with failed tests counts, whatever the exit code', async () => {
  const some = () => ({ passed: 7, failed: 2, failures: [{ name: 'x', message: 'y', again: null }] });
  expect(await runNode('', { summary: { file: 'some.json', count: some } })).toMatchObject({ failed: 2 });
});

test('the summary of an earlier run is not counted', async () => {
  writeFileSync('old.json', JSON.stringify({ numPassedTests: 5, numFailedTests: 0 }));
  const result = await runNode('', { summary: { file: 'old.json', count: countJest } });
  expect(result).toMatchObject({ passed: 0, failed: 1 });
  expect(existsSync('old.json')).toBe(false);
});

test('it reports its result, and keeps the whole output', async () => {
  await runNode('console.log("PASS a.test.ts"); console.log("FAIL b.test.ts"); process.exit(1)');
  expect(printed()).toMatch(/✘ a check: 0 passed, 1 failed \(\d+ s\)$/);
  expect(existsSync(logOf('a check'))).toBe(true);
});

test('a long check reports its progress', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  const running = runNode('console.log("PASS a\\n  ✓  1 b\\n  ✘  2 c"); setTimeout(() => {}, 300)');
  await new Promise((resolve) => setImmediate(resolve));
  jest.advanceTimersByTime(20_000);
  expect(printed()).toMatch(/ {2}a check: running \(20 s\)/);
  await running;
});
