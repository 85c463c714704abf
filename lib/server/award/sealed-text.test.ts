/** @jest-environment node */
/** Requirements: JUDGE-25 */
import { openTexts, openTextsHere, sealTexts } from './sealed-text';

const TEXTS = { name: 'هدى أحمد الزهراني' };

test('a sealed text opens in both ways, and only for its kind', async () => {
  const sealed = await sealTexts('one', TEXTS);
  expect(sealed).not.toContain(TEXTS.name);
  expect(await openTexts('one', sealed)).toEqual(TEXTS);
  expect(openTextsHere('one', sealed)).toEqual(TEXTS);
  expect(() => openTextsHere('other', sealed)).toThrow();
});

test.each([0, 2, 3, 4])('a text whose part %i was changed does not open', async (index) => {
  const parts = (await sealTexts('one', TEXTS)).split('.');
  const part = parts[index] ?? '';
  parts[index] = `${part.startsWith('A') ? 'B' : 'A'}${part.slice(1)}`;
  expect(() => openTextsHere('one', parts.join('.'))).toThrow();
});

test('a shortened seal does not open', async () => {
  const sealed = await sealTexts('one', TEXTS);
  expect(() => openTextsHere('one', sealed.slice(0, -8))).toThrow();
});
