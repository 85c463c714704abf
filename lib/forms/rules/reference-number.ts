/**
 * Without vowels, so that no words appear, and without characters that are easily confused when read aloud or copied by
 * hand (0 O Q, 1 I L, 2 Z, 5 S, 8 B, V W U).
 */
const ALPHABET = '34679CDFGHJKMNPRTXY';
const GROUP = 4;
const GROUPS = 2;

/** Two groups of four of these characters. */
export const REFERENCE_NUMBER = new RegExp(`^[${ALPHABET}]{${GROUP}}-[${ALPHABET}]{${GROUP}}$`);

/**
 * A new reference number such as `4KXD-7MPR` (REG-26), one of about 17 thousand million.
 * @param drawBelow a random integer from 0 up to but not including the limit
 */
export function createReferenceNumber(drawBelow: (limit: number) => number): string {
  const drawGroup = () =>
    Array.from({ length: GROUP }, () => ALPHABET.charAt(drawBelow(ALPHABET.length))).join('');
  return Array.from({ length: GROUPS }, drawGroup).join('-');
}
