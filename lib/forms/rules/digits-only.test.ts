/** Requirements: REG-17 */
import { isDigitsKey, keepDigits } from './digits-only';

test.each([
  ['٠٥١٢٣٤٥٦٧٨', '0512345678'],
  ['۰۵۱۲', '0512'],
  ['+966 (51) 234-5678', '966512345678'],
  ['1.5,2x', '1.5,2'],
  ['\u200f٠٥\u200e', '05'],
])('«%s» is reduced to %s', (typed, kept) => {
  expect(keepDigits(typed)).toBe(kept);
});

const press = (key: string, modifiers = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...modifiers,
});

test.each([
  '0',
  '9',
  '٣',
  '۳',
  '.',
  ',',
  'Backspace',
  'Tab',
  'End',
  'Home',
  'ArrowLeft',
  'ArrowRight',
  'Enter',
])('the key %s passes', (key) => {
  expect(isDigitsKey(press(key))).toBe(true);
});

test.each(['a', 'ب', '-', '+', ' ', 'e'])('the key «%s» inserts nothing', (key) => {
  expect(isDigitsKey(press(key))).toBe(false);
});

test.each(['ctrlKey', 'metaKey'])('a shortcut with %s passes', (modifier) => {
  expect(isDigitsKey(press('v', { [modifier]: true }))).toBe(true);
});
