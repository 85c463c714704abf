import { toLatinDigits } from '@/lib/i18n/digits';

/**
 * Without vowels, so that no words appear, and without characters that are easily confused (0 O Q, 1 I L, 2 Z, 5 S …).
 */
const ALPHABET = '34679CDFGHJKMNPRTXY';
const GROUP = 4;
const GROUPS = 2;

/** Two groups of four of these characters. */
export const REFERENCE_NUMBER = new RegExp(`^[${ALPHABET}]{${GROUP}}-[${ALPHABET}]{${GROUP}}$`);

/** Groups of four of these characters. @param drawBelow a random integer below the limit */
export function drawGroups(count: number, drawBelow: (limit: number) => number): string {
  const drawGroup = () =>
    Array.from({ length: GROUP }, () => ALPHABET.charAt(drawBelow(ALPHABET.length))).join('');
  return Array.from({ length: count }, drawGroup).join('-');
}

/**
 * Reads typed groups: upper and lower case, Arabic and Persian digits, and any separators are the same.
 * @returns null if the text is not that many groups
 */
export function readGroups(text: string, count: number): string | null {
  const typed = toLatinDigits(text)
    .toUpperCase()
    .replace(/[^\dA-Z]/g, '');
  const isComplete = typed.length === count * GROUP && [...typed].every((sign) => ALPHABET.includes(sign));
  return isComplete ? (typed.match(/.{4}/g) ?? []).join('-') : null;
}

/** One of about 17 thousand million (REG-26). @param drawBelow a random integer below the limit */
export const createReferenceNumber = (drawBelow: (limit: number) => number): string =>
  drawGroups(GROUPS, drawBelow);

/** A typed reference number as it is stored: Latin digits and capital letters. */
export const toReferenceNumber = (typed: string): string => toLatinDigits(typed).toUpperCase();
