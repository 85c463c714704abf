/** @jest-environment node */
/** Requirements: OPS-02 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { countJest, countPlaywright } from './count-results';
import { listTimes } from './list-times';

const folder = makeTemporaryFolder();
const summaryOf = (content: unknown) => {
  const file = join(folder, 'summary.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

test('a test file that cannot be run is a failure', () => {
  const file = summaryOf({ numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 });
  expect(countJest(file)).toMatchObject({ passed: 5, failed: 3 });
});

test('a missing or truncated summary is a failure', () => {
  const broken = join(folder, 'broken.json');
  writeFileSync(broken, '{"stats": {');
  for (const file of [broken, join(folder, 'missing.json')]) {
    expect(countJest(file)).toMatchObject({ passed: 0, failed: 1 });
    expect(countPlaywright(file)).toMatchObject({ passed: 0, failed: 1 });
  }
});

test('a failed test has its file, its title, the beginning of its message and the arguments to run it alone', () => {
  const message = Array.from({ length: 40 }, (_, line) => `\u001b[31mline ${line}\u001b[39m`).join('\n');
  const failed = { fullName: "a sum's end", status: 'failed', failureMessages: [message] };
  const passed = { fullName: 'a difference', status: 'passed', failureMessages: [] };
  const rows = [
    { name: 'lib/sum.test.ts', status: 'failed', message: '', assertionResults: [failed, passed] },
    { name: 'lib/broken.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    { name: 'lib/whole.test.ts', status: 'passed', message: '', assertionResults: [passed] },
  ];
  const file = summaryOf({ testResults: rows.map((row) => ({ ...row, name: resolve(row.name) })) });
  const { failures } = countJest(file);
  expect(failures).toEqual([
    {
      name: "lib/sum.test.ts › a sum's end",
      message: expect.stringMatching(/^line 0\nline 1\n/),
      again: "lib/sum.test.ts -t 'a sum'\\''s end'",
    },
    { name: 'lib/broken.test.ts', message: 'no such module', again: 'lib/broken.test.ts' },
  ]);
  expect(failures[0]?.message.split('\n').length).toBeLessThan(30);
});

test('failed browser tests are found at every depth; a retry counts as a failure', () => {
  const spec = (title: string, ok: boolean) => ({
    file: 'award/a.spec.ts',
    line: 7,
    title,
    ok,
    tests: [{ results: [{ errors: [{ message: `${title} timed out` }, { message: 'at a click' }] }] }],
  });
  const file = summaryOf({
    config: { rootDir: resolve('tests/e2e') },
    stats: { expected: 1, flaky: 1, unexpected: 1 },
    suites: [
      {
        title: 'award/a.spec.ts',
        specs: [spec('upper', true)],
        suites: [{ title: 'on a phone', specs: [spec('lower', false)] }],
      },
    ],
    errors: [{ message: 'no port' }],
  });
  expect(countPlaywright(file)).toEqual({
    passed: 1,
    failed: 3,
    failures: [
      {
        name: 'tests/e2e/award/a.spec.ts:7 › on a phone › lower',
        message: 'lower timed out\nat a click',
        again: "tests/e2e/award/a.spec.ts -t 'on a phone lower'",
      },
      { name: 'outside of any test', message: 'no port', again: null },
    ],
  });
});

test('times are listed by check and by file, slowest first', () => {
  const jest = join(folder, 'jest.json');
  const testResults = [
    { name: resolve('lib/quick.test.ts'), startTime: 0, endTime: 1000 },
    { name: resolve('lib/slow.test.ts'), startTime: 0, endTime: 9000 },
  ];
  writeFileSync(jest, JSON.stringify({ testResults }));
  const browser = join(folder, 'browser.json');
  const specs = [{ tests: [{ results: [{ duration: 2000 }, { duration: 500 }] }] }];
  writeFileSync(browser, JSON.stringify({ suites: [{ file: 'a.spec.ts', suites: [{ specs }], specs }] }));
  const check = (name: string, file: string) => ({ name, command: [], summary: { file, count: countJest } });
  const counted = { passed: 2, failed: 0, failures: [] };
  const times = listTimes([
    { ...counted, seconds: 10, check: check('unit', jest) },
    { ...counted, seconds: 5, check: check('browser', browser) },
  ]);
  expect(times).toContain('| unit | 2 | 10 |');
  expect(times.match(/`.*` \| \w+ \| [\d.]+/g)).toEqual([
    '`lib/slow.test.ts` | unit | 9.0',
    '`tests/e2e/a.spec.ts` | browser | 5.0',
    '`lib/quick.test.ts` | unit | 1.0',
  ]);
});
