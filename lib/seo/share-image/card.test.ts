import { CARD_WIDTH, drawCard, wrapText } from './card';

const texts = { siteName: 'وزارة الحج والعمرة', title: 'الحج <و> "العمرة"', address: 'haj.example/ar' };

test('the text starts at the edge of its direction', () => {
  expect(drawCard(texts, 'rtl')).toContain(`text-anchor="end"`);
  expect(drawCard(texts, 'rtl')).toContain(`x="${CARD_WIDTH - 88}"`);
  expect(drawCard(texts, 'ltr')).toContain(`text-anchor="start"`);
});

test('markup in a title is escaped', () => {
  expect(drawCard(texts, 'rtl')).toContain('الحج &#60;و&#62; &#34;العمرة&#34;');
});

test('a quotation mark at the edge of a line follows the direction of the language', () => {
  expect(drawCard({ ...texts, title: '«الحج»' }, 'rtl')).toContain('>\u200f«الحج»\u200f<');
  expect(drawCard({ ...texts, title: '“Hajj”' }, 'ltr')).toContain('>“Hajj”<');
});

test.each([
  ['one two three', 7, ['one two', 'three']],
  ['جائزة باحثون في خدمة ضيوف الرحمن', 16, ['جائزة باحثون في', 'خدمة ضيوف الرحمن']],
  ['extraordinarily long', 5, ['extraordinarily', 'long']],
  ['  ', 5, []],
])('%s is broken into lines of %i', (text, length, expected) => {
  expect(wrapText(text, length)).toEqual(expected);
});
