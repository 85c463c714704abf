/**
 * Requirements: SLEEP-01, SLEEP-03
 * @jest-environment node
 */
import { SETTINGS_SCRIPT } from '@/lib/browser-scripts/built/settings';
import { LOADER_SCRIPT } from './built/loader';
import { putToSleep } from './put-to-sleep';

/** A page in the format of Next 16: styles, preload, scripts, the body, React's data. */
const PAGE = [
  '<!DOCTYPE html><html lang="ar"><head><meta charSet="utf-8"/>',
  '<link rel="preload" href="/fonts/a.woff2" as="font"/>',
  '<style data-precedence="next" data-href="/a.css">.x1_card{top:0}.x1_other{top:1px}</style>',
  '<link rel="preload" as="script" fetchPriority="low" nonce="n" href="/_next/static/chunks/main.js"/>',
  '<script src="/_next/static/chunks/a.js" async="" nonce="n"></script>',
  '<script src="/_next/static/chunks/old.js" noModule="" nonce="n"></script></head>',
  `<body><div hidden=""></div><script>${SETTINGS_SCRIPT}</script>`,
  '<p class="x1_card">&amp; "quoted" \u2019</p><style>.own{top:2px}</style>',
  '<script type="application/ld+json">{"@type":"WebSite"}</script>',
  '<script nonce="n" id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})</script>',
  '<script src="/_next/static/chunks/main.js" nonce="n" async=""></script>',
  '<script nonce="n">(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script nonce="n">self.__next_f.push([1,"<p>\\u003c/script>"])</script></body></html>',
].join('');

const { script, nameFile } = putToSleep(PAGE, null);
const html = nameFile('/_page/abc/ar/Faqs?q=a&b="');

test('scripts, their preloads and React\u2019s data are taken out of the HTML; everything else is unchanged', () => {
  expect(html).toBe(
    [
      '<!DOCTYPE html><html lang="ar"><head><meta charSet="utf-8"/>',
      '<link rel="preload" href="/fonts/a.woff2" as="font"/>',
      '<style data-asleep>.c0{top:0}</style>',
      `<script data-page="/_page/abc/ar/Faqs?q=a&amp;b=&quot;">${LOADER_SCRIPT}</script></head>`,
      `<body><div hidden=""></div><script>${SETTINGS_SCRIPT}</script>`,
      '<p class="c0">&amp; "quoted" \u2019</p><style>.own{top:2px}</style>',
      '<script type="application/ld+json">{"@type":"WebSite"}</script></body></html>',
    ].join(''),
  );
});

test('the file contains the removed scripts in their order, each once', () => {
  const order = [
    'TURBOPACK',
    'push([0])',
    '\\u003c/script>',
    '["/_next/static/chunks/a.js","/_next/static/chunks/main.js"],["x1_card"]',
  ];
  const places = order.map((text) => script.indexOf(text));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(script).not.toContain('old.js');
  expect(() => new Function(script)).not.toThrow();
});

test('late styles come from a file after the main part, whose short class names are the same on all pages', () => {
  const styles = '@layer late{.x1_card:hover,.x2_foot{top:3px}@media print{.\\31 _a{top:4px}}}';
  const page = PAGE.replace('.x1_other', `${styles}.x3_own{top:5px}.x1_other`).replace(
    '<p class',
    '<main class="x3_own"></main><p class="x2_foot 1_a">b</p><p class',
  );
  const late = { path: '/late.css', classes: ['x1_card', 'x2_foot', '1_a', 'x9_elsewhere'] };
  const asleep = putToSleep(page, late);
  const shown = asleep.nameFile('/');
  expect(shown).toContain('<style data-asleep>.c0{top:0}.c4{top:5px}</style>');
  expect(shown).toContain(
    '<main class="c4"></main><link rel="stylesheet" href="/late.css"><p class="c1 c2">b</p><p class="c0">',
  );
  expect(asleep.script).toContain('["x1_card","x2_foot","1_a","x9_elsewhere","x3_own"]');
  expect(putToSleep(page, null).nameFile('/')).toContain('.c3:hover,.c1{top:3px}');
});

test('a NUL in a page is text like any other', () => {
  const asleep = putToSleep(PAGE.replace('quoted', 'a\u0000b'), null).nameFile('/');
  expect(asleep).toContain('a\u0000b');
  expect(asleep.endsWith('</body></html>')).toBe(true);
  expect(asleep.match(/data-page=/g)).toHaveLength(1);
});

test('the loader is at most a kilobyte', () => {
  expect(Buffer.byteLength(LOADER_SCRIPT)).toBeLessThanOrEqual(1024);
});

test.each([
  ['missing React data', PAGE.replaceAll('__next_f', '__other')],
  ['an unknown script', PAGE.replace('</body>', '<script>alert(1)</script></body>')],
  [
    'content that a script puts in its place',
    PAGE.replace('</body>', '<template id="B:0"></template></body>'),
  ],
])('a page in another format is refused: %s', (_, page) => {
  expect(() => putToSleep(page, null)).toThrow('Next');
});
