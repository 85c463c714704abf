/** The length of a text of a page's head, in characters (Unicode code points), as `META_LENGTHS` limits it. */
export const countCharacters = (text: string): number => [...text.trim()].length;
