/** @jest-environment node */
/** Requirements: SPEED-01 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { fillStyles, markStyles, readStyles } from './next-output';

function makeBuild(manifest: string, group = 'home'): { folder: string; file: string } {
  const folder = makeTemporaryFolder();
  const pages = join(folder, 'server', 'app', group);
  mkdirSync(pages, { recursive: true });
  const file = join(pages, 'page_client-reference-manifest.js');
  writeFileSync(file, manifest);
  return { folder, file };
}

test('each style sheet of a build is replaced with a mark', () => {
  const sheets = ['.a::before{content:"\\"}"}', '.b{}', '.b{}'].map((content) => ({
    inlined: true,
    content,
  }));
  const { folder, file } = makeBuild(`globalThis.M = ${JSON.stringify({ sheets })};`);
  expect(markStyles(folder, [])).toEqual(['.a::before{content:"\\"}"}', '.b{}']);
  const marked: typeof sheets = JSON.parse(
    readFileSync(file, 'utf8').slice('globalThis.M = '.length, -1),
  ).sheets;
  const filled = marked.map(({ content }) =>
    fillStyles(Buffer.from(content), readStyles(folder), false).toString(),
  );
  expect(filled).toEqual(sheets.map(({ content }) => content));
  expect(marked.map(({ content }) => content)).not.toContain('.b{}');
});

test('pages of a linked group link one file with all their style sheets, each once', () => {
  const sheet = (name: string) => ({
    path: `static/chunks/${name}.css`,
    inlined: true,
    content: `.${name}{}`,
  });
  const entryCSSFiles = {
    'app/global-error': [sheet('a')],
    'app/[locale]/layout': [sheet('a')],
    'app/[locale]/admin/forbidden': [sheet('a'), sheet('c')],
    'app/[locale]/admin/page': [sheet('a'), sheet('b'), sheet('c')],
  };
  const { folder, file } = makeBuild(
    `globalThis.M["admin"] = ${JSON.stringify({ entryCSSFiles })};`,
    join('[locale]', 'admin'),
  );
  expect(markStyles(folder, ['admin'])).toEqual(['.a{}']);
  const { entryCSSFiles: linked } = JSON.parse(
    readFileSync(file, 'utf8').slice('globalThis.M["admin"] = '.length, -1),
  );
  const [{ path, inlined }] = linked['app/[locale]/layout'];
  expect(inlined).toBe(false);
  expect(readFileSync(join(folder, path), 'utf8')).toBe('.a{}\n.b{}\n.c{}');
  expect(linked).toMatchObject({ 'app/[locale]/admin/forbidden': [], 'app/[locale]/admin/page': [] });
  expect(linked['app/global-error'][0].content).toMatch(/^<!--style:/);
});

test('a build without inline style sheets is an error', () => {
  const { folder } = makeBuild('globalThis.M = {};');
  expect(() => markStyles(folder, [])).toThrow('in another format');
});

const ID = '0123456789abcdef01234567';
const MARK = `<!--style:${ID}-->`;
const CSS = '.a>b{content:"</x>\\201c"}';
const push = (data: string) =>
  `<script nonce="x">self.__next_f.push([1,${JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')}])</script>`;
const fill = (html: string, isAsleep = false) =>
  fillStyles(Buffer.from(html), new Map([[ID, CSS]]), isAsleep).toString();

/** React's data in the scripts of a page. */
function readData(html: string): string {
  const pieces = html.matchAll(/push\((.*?)\)<\/script>/g);
  return [...pieces].map(([, list = '']) => JSON.parse(list)[1]).join('');
}

test('the HTML of every page contains its style sheets, and so does React’s data of sleeping pages', () => {
  const row = JSON.stringify(['$', 'style', null, { children: MARK }]);
  // Next may split its data anywhere.
  const html = `<style>${MARK}</style>${push(row.slice(0, 30))}${push(row.slice(30))}`;
  const personal = fill(html);
  expect(personal).toContain(`<style>${CSS}</style>`);
  expect(JSON.parse(readData(personal))[3].children).toBe('');
  const asleep = fill(html, true);
  expect(JSON.parse(readData(asleep))[3].children).toBe(CSS);
  expect(asleep.match(/<\/x>/g)).toHaveLength(1);
});

test('marks in user input are text like any other', () => {
  for (const words of [`<!--style:${ID.slice(1)}-->`, MARK.replace('7-->', '8-->')])
    for (const isAsleep of [true, false])
      expect(JSON.parse(readData(fill(push(JSON.stringify({ words })), isAsleep)))).toEqual({ words });
});

test('a page with an unknown mark is an error', () => {
  expect(() => fill(`<style>${MARK.replace('0', '1')}</style>`)).toThrow('No style sheet');
});
