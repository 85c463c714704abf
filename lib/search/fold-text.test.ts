/** @jest-environment node */
/** Requirements: SEARCH-01 */
import { foldText } from './fold-text';

it.each([
  ['seats of hamza', 'أحكام إحرام آداب ٱلحج', 'احكام احرام اداب الحج'],
  ['Persian and Urdu letters', 'کعبہ یکی', 'كعبه يكي'],
  ['a final yeh without dots', 'منى', 'مني'],
  ['vowel signs and tatweel', 'الحَجُّ عـــرفة', 'الحج عرفه'],
  ['both kinds of Arabic digits', '١٤٤٨ ۱۴۴۸', '1448 1448'],
  ['accents and case', 'Pèlerinage ÉTAPE', 'pelerinage etape'],
  ['the Turkish i without a dot', 'Kılavuz', 'kilavuz'],
])('%s: %s is found as %s', (_what, text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it('does not change text that is already folded', () => {
  const folded = foldText('مِنًى ومؤتة، Ḥajj ١٤٤٨');
  expect(foldText(folded)).toBe(folded);
});
