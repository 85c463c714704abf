/**
 * Breaks a title into lines of about equal width.
 * @param text the title
 * @param lineLength greatest number of characters in a line; a longer word stands alone
 */
export function wrapText(text: string, lineLength: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const joined = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && joined.length <= lineLength) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}
