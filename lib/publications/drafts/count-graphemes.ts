const segmenter = new Intl.Segmenter();

/** The number of characters as readers see them: a letter with its marks is one. */
export function countGraphemes(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}
