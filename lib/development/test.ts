/**
 * `npm test`: every check except the sweeps; `npm run test:all`: those too. `npm test -- award` runs the files that
 * have the word in their path or in a title. `test-results/times.txt` lists seconds.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findTests } from './checks/find-tests.ts';
import { listChecks } from './checks/list-checks.ts';
import { listTimes } from './checks/list-times.ts';
import { endChecks, logOf, type Result, runCheck } from './checks/run-check.ts';
import { enterCleanEnvironment } from './clean-environment.ts';
import { ensureChromium, findChromium } from './find-chromium.ts';
import { ensureProgram } from './test-programs.ts';

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false }, title: { type: 'string', short: 't' } },
});
const { all, title } = values;

function printFailures({ check, failures }: Result): void {
  for (const { name, message, again } of failures) {
    console.log(`\n✘ ${check.name}: ${name}\n${message.replaceAll(/^/gm, '    ')}`);
    if (again) console.log(`    Run it alone: ${all ? 'npm run test:all' : 'npm test'} -- ${again}`);
  }
  if (failures.length > 0) console.log(`    Whole output: ${logOf(check.name)}`);
}

function printTotal(results: readonly Result[]): void {
  const sum = (of: (result: Result) => number) => results.reduce((total, result) => total + of(result), 0);
  const [passed, failed] = [sum((result) => result.passed), sum((result) => result.failed)];
  if (passed + failed === 0) console.log('No test has this in its path or title.');
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

async function install(needs: ReturnType<typeof listChecks>['needs']): Promise<void> {
  for (const program of needs) if (program !== 'chromium') ensureProgram(program);
  if (!needs.includes('chromium')) return;
  await ensureChromium();
  // Tests have another home folder, in which Playwright's browsers would not be found.
  const chromium = findChromium();
  if (chromium) process.env.CHROMIUM_PATH = chromium;
}

async function runTests(): Promise<void> {
  const files = words.length > 0 ? [...new Set(words.flatMap((word) => findTests(word, all)))] : null;
  const { groups, needs } =
    files?.length === 0 ? { groups: [], needs: [] } : listChecks({ all, files, title });
  await install(needs);
  enterCleanEnvironment();
  mkdirSync('test-results/summaries', { recursive: true });
  const results: Result[] = [];
  for (const group of groups) results.push(...(await Promise.all(group.map(runCheck))));
  writeFileSync('test-results/times.txt', listTimes(results));
  results.forEach(printFailures);
  printTotal(results);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    endChecks();
    process.exit(1);
  });
await runTests();
