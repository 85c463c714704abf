/** @jest-environment node */
/** Requirements: SPEED-01 */
import { mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { readLateStyles, writeLateStyles } from './late-styles';

function makeBuild(): string {
  const folder = makeTemporaryFolder();
  mkdirSync(join(folder, 'static'));
  return folder;
}

const TOKENS = '@layer tokens{:root{--space-1:1px;--text:#161616;--line:1.6}:root[dir=rtl]{--line:1.85}}';

test('the late styles of all pages are written to one file, each rule once, with their tokens', () => {
  const rule = '.a_b:is(.e_f,a){gap:var(--space-1);color:var(--text);margin:.5rem 1.25em}';
  const print = '@media print{.a_b{display:none}}';
  const sheets = [TOKENS, `.c_d{top:0}@layer late{${rule}${print}}`, `@layer late{${rule}}`];
  const folder = makeBuild();
  writeLateStyles(folder, sheets);
  const { path, classes } = readLateStyles(folder);
  expect(classes).toEqual(['a_b', 'e_f']);
  expect(path).toMatch(/^\/_next\/static\/late-[0-9a-f]{12}\.css$/);
  expect(readFileSync(join(folder, 'static', basename(path)), 'utf8')).toBe(
    '@layer tokens{:root{--text:#161616}}@layer late{.c0:is(.c1,a){gap:1px;color:var(--text);margin:.5rem 1.25em}@media print{.c0{display:none}}}',
  );
});

test('late styles must not use a token that depends on the direction', () => {
  const sheets = [TOKENS, '@layer late{.a_b{line-height:var(--line)}}'];
  expect(() => writeLateStyles(makeBuild(), sheets)).toThrow('--line');
});
