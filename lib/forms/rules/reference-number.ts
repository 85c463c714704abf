/**
 * Without vowels, so that no words appear, and without characters that are easily confused (0 O Q, 1 I L, 2 Z, 5 S …).
 */
const ALPHABET = '34679CDFGHJKMNPRTXY';
const GROUP = 4;
const GROUPS = 2;

/** Two groups of four of these characters. */
export const REFERENCE_NUMBER = new RegExp(`^[${ALPHABET}]{${GROUP}}-[${ALPHABET}]{${GROUP}}$`);

/** One of about 17 thousand million (REG-26). @param drawBelow a random integer below the limit */
export function createReferenceNumber(drawBelow: (limit: number) => number): string {
  const drawGroup = () =>
    Array.from({ length: GROUP }, () => ALPHABET.charAt(drawBelow(ALPHABET.length))).join('');
  return Array.from({ length: GROUPS }, drawGroup).join('-');
}
