const ENDS_IN_A_MARK = /\p{P}$/u;

/** Joins the texts of a page; a text without final punctuation, such as a heading or term, is followed by a dash. */
export function joinTexts(texts: readonly string[]): string {
  return texts
    .map((text, index) => (ENDS_IN_A_MARK.test(text) || index === texts.length - 1 ? text : `${text} –`))
    .join(' ');
}
