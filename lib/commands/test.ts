/**
 * `npm test`: runs every check, whatever the ones before it found. What failed is said once more at the end,
 * where a log that keeps its last lines still has it; the last line counts all.
 */
import { mkdirSync } from 'node:fs';
import { ensureChromium } from './find-chromium.ts';
import { type Count, countJest, countPlaywright, runCheck } from './run-check.ts';
import { ensureProgram } from './test-programs.ts';

const node = (file: string, ...rest: string[]) => [process.execPath, `node_modules/${file}`, ...rest];
const jest = (results: string, ...projects: string[]) =>
  node('jest/bin/jest.js', '--json', `--outputFile=${results}`, '--selectProjects', ...projects);

const UNIT = 'test-results/jest-unit.json';
const INTEGRATION = 'test-results/jest-integration.json';
const ATTACK = 'test-results/jest-attack.json';
const BROWSER = 'test-results/playwright.json';
const biome = (...rest: string[]) => node('@biomejs/biome/bin/biome', ...rest);

/** In this order: the quick ones first; those that need the build, after it. */
const CHECKS: readonly (() => Promise<Count>)[] = [
  () => runCheck('format', biome('format', '.')),
  () => runCheck('lint', biome('check', '--formatter-enabled=false', '.')),
  () => runCheck('route types', node('next/dist/bin/next', 'typegen')),
  () => runCheck('types', node('typescript/bin/tsc', '--noEmit')),
  () => runCheck('unused code', node('knip/bin/knip.js')),
  () =>
    runCheck('unit, architecture and messages', jest(UNIT, 'unit', 'architecture'), () => countJest(UNIT)),
  () => runCheck('build', [process.execPath, 'lib/commands/build.ts']),
  () => {
    ensureProgram('swift');
    ensureProgram('haproxy');
    ensureProgram('clamd');
    ensureProgram('openssl');
    ensureProgram('pgbouncer');
    return runCheck('integration', jest(INTEGRATION, 'integration', 'postgres'), () =>
      countJest(INTEGRATION),
    );
  },
  () => {
    ensureProgram('nginx');
    return runCheck('attack', jest(ATTACK, 'attack'), () => countJest(ATTACK));
  },
  async () => {
    await ensureChromium();
    return runCheck('browser', node('@playwright/test/cli.js', 'test'), () => countPlaywright(BROWSER));
  },
];

mkdirSync('test-results', { recursive: true });
const counts: Count[] = [];
for (const check of CHECKS) counts.push(await check());
const sum = (of: (count: Count) => number) => counts.reduce((total, count) => total + of(count), 0);
const total = { passed: sum((count) => count.passed), failed: sum((count) => count.failed) };
for (const failure of counts.flatMap((count) => count.failures ?? [])) console.log(`\n✘ ${failure}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
