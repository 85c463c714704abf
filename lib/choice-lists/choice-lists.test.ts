/** @jest-environment node */
/** Requirements: LIST-01, LIST-02, LIST-04 */
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { readTexts } from '@/tests/support/i18n/message-files';
import { CHOICE_LISTS, isOffered, nextKey, stateOf } from './choice-lists';

const TODAY = '2026-11-27';

test.each([
  ['offered', null, null],
  ['offered', TODAY, TODAY],
  ['offered', '2026-01-01', '2026-12-31'],
  ['later', '2026-11-28', null],
  ['later', '2026-11-28', '2026-12-31'],
  ['ended', null, '2026-11-26'],
  ['ended', '2026-01-01', '2026-11-26'],
])('a choice is %s from %s to %s', (state, firstDay, lastDay) => {
  expect(stateOf({ firstDay, lastDay }, TODAY)).toBe(state);
  expect(isOffered({ firstDay, lastDay }, TODAY)).toBe(state === 'offered');
});

test('a new key continues the numbers of the specification, or is a new name', () => {
  expect(nextKey(['1', '2', '10'])).toBe('11');
  expect(nextKey(['hajj', 'other'])).toBe('choice1');
  expect(nextKey(['hajj', 'choice1', 'choice9', 'other'])).toBe('choice10');
});

test.each(LOCALE_CODES)('the first choices have labels in %s', (locale) => {
  const texts = readTexts(locale);
  for (const { namespace, first } of Object.values(CHOICE_LISTS))
    for (const message of Object.values(first)) expect(texts[`${namespace}.${message}`]).toBeTruthy();
});
