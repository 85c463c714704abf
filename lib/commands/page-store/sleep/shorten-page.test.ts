/** Requirements: SLEEP-03 */
import { resolveTokens, shortenClasses } from './shorten-page';

const sheet = (css: string) => `<style data-asleep>${css}</style>`;
const tokens = (root: string, rest: string) => sheet(`@layer tokens{:root{${root}}}${rest}`);

test('classes of modules get short names, those of the whole site keep theirs', () => {
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
  // Set anew by another rule, or by an element.
  ['--a:1px', '[dir=rtl]{--a:2px}p{top:var(--a)}', '--0:1px', '[dir=rtl]{--0:2px}p{top:var(--0)}'],
  ['--a:1px', 'p{top:var(--a,0)}', '--0:1px', 'p{top:var(--0,0)}'],
  // No property: the name of a timeline, and a class.
  ['', '.a--b{animation-timeline:--a}', '', '.a--b{animation-timeline:--a}'],
])('tokens %s: %s', (root, rest, rootLeft, restLeft) => {
  expect(resolveTokens(tokens(root, rest))).toBe(tokens(rootLeft, restLeft));
});

test('what has a value for the dark keeps a name, and a list only what the page uses', () => {
  const dark = (values: string) => `@media screen{:root[data-appearance=dark]{${values}color-scheme:dark}}`;
  const rest = 'p{top:var(--a)}';
  expect(resolveTokens(tokens('--a:1px;--b:2px', `${dark('--a:3px;--b:4px;')}${rest}`))).toBe(
    tokens('--0:1px', `${dark('--0:3px;')}p{top:var(--0)}`),
  );
});

test('what an element sets or uses keeps its name', () => {
  const used = `${tokens('--a:1px', 'p{top:var(--a)}')}<p style="inset:var(--a)">`;
  expect(resolveTokens(used)).toBe(`${tokens('--a:1px', 'p{top:1px}')}<p style="inset:var(--a)">`);
  const set = `${tokens('--a:1px', 'p{top:var(--a)}')}<p style="--a: 2px">`;
  expect(resolveTokens(set)).toBe(set);
});
