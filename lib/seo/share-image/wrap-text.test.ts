import { wrapText } from './wrap-text';

test.each([
  ['one two three', 7, ['one two', 'three']],
  ['جائزة باحثون في خدمة ضيوف الرحمن', 16, ['جائزة باحثون في', 'خدمة ضيوف الرحمن']],
  ['extraordinarily long', 5, ['extraordinarily', 'long']],
  ['  ', 5, []],
])('%s in lines of %i', (text, length, expected) => {
  expect(wrapText(text, length)).toEqual(expected);
});
