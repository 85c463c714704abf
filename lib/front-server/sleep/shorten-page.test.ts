/** Requirements: SLEEP-03 */
import { dropFonts, foldDirection, joinSheets, resolveTokens, shortenClasses } from './shorten-page';

const sheet = (css: string) => `<style data-asleep>${css}</style>`;
const tokens = (root: string, rest: string) => sheet(`@layer tokens{:root{${root}}}${rest}`);

test('classes of modules get short names, global classes keep theirs', () => {
  const page = `${sheet('.a1_card>.a1_link:not(.a1_gone){top:0}.icon{top:1px}')}<p class="icon a1_link">a1_card <b class="a1_card a1_link"></b>`;
  expect(shortenClasses(page)).toEqual({
    page: `${sheet('.c1>.c0:not(.a1_gone){top:0}.icon{top:1px}')}<p class="icon c0">a1_card <b class="c1 c0"></b>`,
    names: ['a1_link', 'a1_card'],
  });
});

test('a class that begins with a digit is escaped in style sheets, and gets its short name there too', () => {
  const page = `${sheet('.-\\31 a_card .-\\31 a_link{top:.5rem}')}<p class="-1a_card -1a_link"></p>`;
  expect(shortenClasses(page).page).toBe(`${sheet('.c0 .c1{top:.5rem}')}<p class="c0 c1"></p>`);
});

test.each([
  ['--a:1px;--b:calc(var(--a)*2)', 'p{top:var(--b)}', '', 'p{top:calc(1px*2)}'],
  // Redefined by another rule, or by an element.
  ['--a:1px', '[dir=rtl]{--a:2px}p{top:var(--a)}', '--a:1px', '[dir=rtl]{--a:2px}p{top:var(--a)}'],
  ['--a:1px', 'p{top:var(--a,0)}', '--a:1px', 'p{top:var(--a,0)}'],
  // Not properties: the name of a timeline, and a class.
  ['', '.a--b{animation-timeline:--a}', '', '.a--b{animation-timeline:--a}'],
])('tokens %s: %s', (root, rest, rootLeft, restLeft) => {
  expect(resolveTokens(tokens(root, rest))).toBe(tokens(rootLeft, restLeft));
});

test('a token with a dark value is not resolved, and lists contain only tokens that the page uses', () => {
  const dark = (values: string) => `@media screen{:root[data-appearance=dark]{${values}color-scheme:dark}}`;
  const rest = 'p{top:var(--a)}';
  expect(resolveTokens(tokens('--a:1px;--b:2px', `${dark('--a:3px;--b:4px;')}${rest}`))).toBe(
    tokens('--a:1px', `${dark('--a:3px;')}${rest}`),
  );
});

test('a token that an element sets is not resolved', () => {
  const used = `${tokens('--a:1px', 'p{top:var(--a)}')}<p style="inset:var(--a)">`;
  expect(resolveTokens(used)).toBe(`${tokens('--a:1px', 'p{top:1px}')}<p style="inset:var(--a)">`);
  const set = `${tokens('--a:1px', 'p{top:var(--a)}')}<p style="--a: 2px">`;
  expect(resolveTokens(set)).toBe(set);
});

test.each([
  ['one that a style names and whose letters are on the page', 'Page', 'U+600-6FF', true],
  ['one whose letters are in an attribute', 'Page', 'U+11E', true],
  ['one with a range of question marks', 'Page', 'U+6??', true],
  ['one without a range', 'Page', '', true],
  ['one that no style names', 'Verse', 'U+600-6FF', false],
  ['one whose letters are not on the page', 'Page', 'U+400-4FF,U+131', false],
])('fonts: %s', (_case, family, range, isKept) => {
  const face = `@font-face{font-family:${family};src:url(/a.woff2)${range ? `;unicode-range:${range}` : ''}}`;
  const page = `${sheet(`${face}body{font-family:"Page", sans-serif}`)}<p title="Ğ">حج</p><script>"ж"</script>`;
  expect(dropFonts(page).includes(face)).toBe(isKept);
});

test('a condition is removed with its last font', () => {
  const face = '@media (min-width:64rem){@font-face{font-family:Wide;src:url(/a.woff2)}}';
  expect(dropFonts(`${sheet(`${face}p{color:red}`)}<p>a</p>`)).toBe(`${sheet('p{color:red}')}<p>a</p>`);
});

test('of two fonts with the same letter browsers use the later one', () => {
  const write = (file: string, range: string, weight = '') =>
    `@font-face{font-family:Page;src:url(/${file}.woff2);${weight}unicode-range:${range}}`;
  const faces = {
    all: write('all', 'U+600-6FF'),
    own: write('own', 'U+62D,U+62C'),
    bold: write('bold', 'U+62D', 'font-weight:700;'),
  };
  const page = (text: string) =>
    `${sheet(`${Object.values(faces).join('')}p{font-family:Page}`)}<p>${text}</p>`;
  const kept = (text: string) =>
    Object.keys(faces).filter((name) => dropFonts(page(text)).includes(`/${name}.woff2`));
  expect(kept('حج')).toEqual(['own', 'bold']);
  expect(kept('حجر')).toEqual(['all', 'own', 'bold']);
});

test.each([
  ['rtl', '--line:2;--a:1px'],
  ['ltr', '--line:1;--a:1px'],
])('the tokens of a page with direction %s are in one list', (dir, tokensLeft) => {
  const html = `<html lang="x" dir="${dir}">`;
  const lists = '@layer tokens{:root{--line:1;--a:1px}:root[dir=rtl]{--line:2}}';
  expect(foldDirection(`${html}${sheet(lists)}`)).toBe(
    `${html}${sheet(`@layer tokens{:root{${tokensLeft}}}`)}`,
  );
});

test('style sheets are joined, and strings in them keep their spaces', () => {
  const page = `${sheet('@layer reset,tokens;@layer tokens{:root{}}p{font:1em a, b}')}<link>${sheet('p:after{content:"\\", " attr(b, c)}')}<p>a, b</p>`;
  expect(joinSheets(page)).toBe(
    `${sheet('@layer reset,tokens;@layer tokens;p{font:1em a,b}p:after{content:"\\", " attr(b,c)}')}<link><p>a, b</p>`,
  );
});
