/** Requirements: SLEEP-03 */
import { selectStyles } from './select-styles';

const used = {
  tags: new Set(['html', 'body', 'p', 'a']),
  classes: new Set(['card', '-31JrG_groups']),
  ids: new Set(['main']),
  language: 'ur',
};
const select = (css: string) => selectStyles(css, used);

test.each([
  ['.card{color:red}', true],
  ['.other{color:red}', false],
  ['p,.other{color:red}', true],
  ['#main>.card:hover::before{color:red}', true],
  ['#gone .card{color:red}', false],
  ['table{color:red}', false],
  ['.-\\33 1JrG_groups{color:red}', true],
  ['*,:before{color:red}', true],
  [':root{--x:1}', true],
  ['.card[data-open]{color:red}', true],
  ['.card:not(.other){color:red}', true],
  ['.card:is(.other,.more){color:red}', false],
  ['.card:where(p,.other){color:red}', true],
  ['p:has(.other){color:red}', false],
  ['@font-face{font-family:x;src:url(x)}', true],
  ['@supports selector(:has(*)){.card{color:red}}', true],
  ['@media print{.other{color:red}}', false],
  ['html[lang="ur"] p{color:red}', true],
  ['html[lang=ar] p{color:red}', false],
  ['html[lang="ar"] p{color:red}', false],
  ['p[lang="ar"]{color:red}', true],
])('%s is kept: %s', (css, isKept) => {
  expect(select(css)).toBe(isKept ? css : '');
});

test('rules keep their order, and so do layers, even if the first is empty', () => {
  const css = '@layer a{.other{color:red}}@layer b{.card{color:red}}@layer a{p{color:red}}.card{top:0}';
  expect(select(css)).toBe('@layer a;@layer b{.card{color:red}}@layer a{p{color:red}}.card{top:0}');
});

test('an animation is kept if a rule that is kept names it', () => {
  const css = '@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}.card{animation:turn 1s}';
  expect(select(css)).toBe('.card{animation:turn 1s}@keyframes turn{to{rotate:1turn}}');
});
