/** Longest answers in UTF-16 units, for the rules of both sides and for the counts beside the controls. */
export const SHORT_TEXT = 200;
export const LONG_TEXT = 4000;
