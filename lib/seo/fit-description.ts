import { META_LENGTHS } from './meta-lengths';

/** Cuts a description that search engines would cut, at the end of a word, and says so with an ellipsis. */
export function fitDescription(text: string): string {
  const letters = [...text];
  const { max } = META_LENGTHS.description;
  if (letters.length <= max) return text;
  const cut = letters.slice(0, max - 1).join('');
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s.,;:،؛]+$/u, '')}…`;
}
