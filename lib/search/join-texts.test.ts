/** @jest-environment node */
/** Requirements: SEARCH-02 */
import { joinTexts } from './join-texts';

test('sentences follow one another, and a heading is separated from the following text', () => {
  expect(joinTexts(['Farewell tawaf', 'The last act in Makkah.', 'Sa’i', 'Walking between two hills'])).toBe(
    'Farewell tawaf – The last act in Makkah. Sa’i – Walking between two hills',
  );
  expect(joinTexts(['طواف الوداع', 'آخر ما يفعله الحاج؟', 'السعي'])).toBe(
    'طواف الوداع – آخر ما يفعله الحاج؟ السعي',
  );
  expect(joinTexts([])).toBe('');
});
