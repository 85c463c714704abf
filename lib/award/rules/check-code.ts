import { drawGroups, readGroups } from '@/lib/forms/rules/reference-number';

/** Eight groups of four of 19 characters are 135 random bits, which cannot be guessed. */
const GROUPS = 8;

/** A new code of a certificate. @param drawBelow a random integer below the limit */
export const drawCheckCode = (drawBelow: (limit: number) => number): string => drawGroups(GROUPS, drawBelow);

/** A code as it was typed or is in an address. @returns null for a text that cannot be a code */
export const readCheckCode = (text: string): string | null => readGroups(text, GROUPS);
