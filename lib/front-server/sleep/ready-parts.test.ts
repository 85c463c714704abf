/** @jest-environment node */
/** Requirements: SPEED-01 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { KEPT_ATTRIBUTE, markFor } from '@/lib/routing/ready-markup';
import { ReadyParts } from './ready-parts';

const SHEET = '0123456789abcdef01234567';
const CSS = '.a>b{content:"</x>\\201c"}';
const push = (data: string) =>
  `<script nonce="x">self.__next_f.push([1,${JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')}])</script>`;

const make = () => new ReadyParts({ [SHEET]: CSS });
const fill = (parts: ReadyParts, html: string, isAsleep = false) =>
  parts.fill(Buffer.from(html), isAsleep).toString();

/** What the scripts of a page hand to React. */
function readData(html: string): string {
  const pieces = html.matchAll(/push\((.*?)\)<\/script>/g);
  return [...pieces].map(([, list = '']) => JSON.parse(list)[1]).join('');
}

test('a style sheet stands in the HTML of every page, and in React’s data of those that sleep', () => {
  const row = JSON.stringify(['$', 'style', null, { children: markFor(SHEET) }]);
  // Next cuts its data anywhere.
  const html = `<style>${markFor(SHEET)}</style>${push(row.slice(0, 30))}${push(row.slice(30))}`;
  const personal = fill(make(), html);
  expect(personal).toContain(`<style>${CSS}</style>`);
  expect(JSON.parse(readData(personal))[3].children).toBe('');
  const asleep = fill(make(), html, true);
  expect(JSON.parse(readData(asleep))[3].children).toBe(CSS);
  expect(asleep.match(/<\/x>/g)).toHaveLength(1);
});

test('what is rendered once is put in for its mark from then on', () => {
  const parts = make();
  const menu = '<ul><li>القائمة<br><svg><path d="M0"/></svg></li></ul>';
  expect(parts.findMark('menu ar 0')).toBeNull();
  const first = `<nav ${KEPT_ATTRIBUTE}="menu ar 0">${menu}</nav><p>1</p>`;
  expect(fill(parts, first)).toBe(`<nav>${menu}</nav><p>1</p>`);
  const mark = parts.findMark('menu ar 0') ?? '';
  expect(ReadyParts.bringsNew(Buffer.from(first))).toBe(true);
  expect(ReadyParts.bringsNew(Buffer.from(`<nav>${mark}</nav>`))).toBe(false);
  expect(fill(parts, `<nav>${mark}</nav>`)).toBe(`<nav>${menu}</nav>`);
  const data = push(JSON.stringify({ markup: mark }));
  for (const isAsleep of [true, false])
    expect(JSON.parse(readData(fill(parts, data, isAsleep)))).toEqual({ markup: '' });
});

test('a mark that a reader writes is text like any other, and no page tells a mark that is not', () => {
  const parts = make();
  fill(parts, `<nav ${KEPT_ATTRIBUTE}="menu ar 0">x</nav>`);
  const other = make();
  fill(other, `<nav ${KEPT_ATTRIBUTE}="menu ar 0">x</nav>`);
  expect(other.findMark('menu ar 0')).not.toBe(parts.findMark('menu ar 0'));
  for (const words of [
    '<!--ready:785abb6c82b7-->',
    markFor('0123456789abcdef01234568'),
    markFor('menu ar 0'),
  ])
    for (const isAsleep of [true, false])
      expect(JSON.parse(readData(fill(parts, push(JSON.stringify({ words })), isAsleep)))).toEqual({ words });
});

test('nothing is kept that has to be woken, and no mark is left standing', () => {
  const island = `<nav ${KEPT_ATTRIBUTE}="menu"><a data-island=""></a></nav>`;
  expect(() => fill(make(), island)).toThrow('menu cannot be kept');
  expect(() => fill(make(), markFor('menu'))).toThrow('Nothing is ready for menu');
});

test('a part does not keep the page that it came with', () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const parts = make();
  const text = 'x'.repeat(1e6);
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let page = 0; page < 50; page += 1)
    fill(parts, `<nav ${KEPT_ATTRIBUTE}="the menu of page ${page}"></nav>${text}`);
  collect();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(10e6);
});
