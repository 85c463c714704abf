/** @jest-environment node */
/** Requirements: SPEED-01 */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STYLES_FILE, setStylesApart } from './set-styles-apart';

function makeBuild(manifest: string): { folder: string; file: string } {
  const folder = mkdtempSync(join(tmpdir(), 'styles-'));
  const pages = join(folder, 'server', 'app', 'home');
  mkdirSync(pages, { recursive: true });
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
