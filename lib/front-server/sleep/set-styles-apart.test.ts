/** @jest-environment node */
/** Requirements: SPEED-01 */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readLateStyles, STYLES_FILE, setStylesApart } from './set-styles-apart';

function makeBuild(manifest: string): { folder: string; file: string } {
  const folder = mkdtempSync(join(tmpdir(), 'styles-'));
  const pages = join(folder, 'server', 'app', 'home');
  mkdirSync(pages, { recursive: true });
  mkdirSync(join(folder, 'static'));
  const file = join(pages, 'page_client-reference-manifest.js');
  writeFileSync(file, manifest);
  return { folder, file };
}

test('style sheets leave the lists of the build, each for a mark of its own', () => {
  const sheets = ['.a::before{content:"\\"}"}', '.b{}', '.b{}'].map((content) => ({
    inlined: true,
    content,
  }));
  const { folder, file } = makeBuild(`globalThis.M = ${JSON.stringify({ sheets })};`);
  setStylesApart(folder);
  const styles: Record<string, string> = JSON.parse(readFileSync(join(folder, STYLES_FILE), 'utf8'));
  expect(Object.values(styles)).toEqual(['.a::before{content:"\\"}"}', '.b{}']);
  const marked = JSON.parse(readFileSync(file, 'utf8').slice('globalThis.M = '.length, -1));
  const names = marked.sheets.map(({ content }: { content: string }) =>
    content.slice('<!--ready:'.length, -3),
  );
  expect(names.map((name: string) => styles[name])).toEqual(sheets.map(({ content }) => content));
});

test('a build whose lists hold no style sheet is told', () => {
  const { folder } = makeBuild('globalThis.M = {};');
  expect(() => setStylesApart(folder)).toThrow('differently');
});

const TOKENS = '@layer tokens{:root{--space-1:1px;--text:#161616;--line:1.6}:root[dir=rtl]{--line:1.85}}';

test('late styles of all pages stand in one file, each rule once, with the tokens that they use', () => {
  const rule = '.a_b:is(.e_f,a){gap:var(--space-1);color:var(--text);margin:.5rem 1.25em}';
  const print = '@media print{.a_b{display:none}}';
  const sheets = [TOKENS, `.c_d{top:0}@layer late{${rule}${print}}`, `@layer late{${rule}}`];
  const { folder } = makeBuild(JSON.stringify(sheets.map((content) => ({ inlined: true, content }))));
  setStylesApart(folder);
  const { path, classes } = readLateStyles(folder);
  expect(classes).toEqual(['a_b', 'e_f']);
  expect(path).toMatch(/^\/_next\/static\/late-[0-9a-f]{12}\.css$/);
  expect(readFileSync(join(folder, 'static', basename(path)), 'utf8')).toBe(
    '@layer tokens{:root{--text:#161616}}@layer late{.c0:is(.c1,a){gap:1px;color:var(--text);margin:.5rem 1.25em}@media print{.c0{display:none}}}',
  );
});

test('late styles with a token that depends on the direction are told', () => {
  const sheets = [TOKENS, '@layer late{.a_b{line-height:var(--line)}}'];
  const { folder } = makeBuild(JSON.stringify(sheets.map((content) => ({ inlined: true, content }))));
  expect(() => setStylesApart(folder)).toThrow('--line');
});
