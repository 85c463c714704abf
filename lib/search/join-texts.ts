const ENDS_IN_A_MARK = /\p{P}$/u;

/** Texts of a page one behind the other: what ends without a mark, as headings and terms do, is set apart by a dash. */
export function joinTexts(texts: readonly string[]): string {
  return texts
    .map((text, index) => (ENDS_IN_A_MARK.test(text) || index === texts.length - 1 ? text : `${text} –`))
    .join(' ');
}
