/** Longest description that search engines show whole. */
const LONGEST = 160;

/**
 * A text as a description for search engines: cut between two words, with an ellipsis, where it is too long.
 * @param text plain text
 * @returns at most 160 characters
 */
export function shorten(text: string): string {
  if (text.length <= LONGEST) return text;
  const cut = text.slice(0, LONGEST - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : undefined).replace(/[\s،,;:.؛–-]+$/u, '')}…`;
}
