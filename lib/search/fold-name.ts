import { foldText } from './fold-text';

/** Ignores differences in punctuation, accents, case and spacing. */
export const foldName = (name: string): string =>
  foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
