/** Maximum lengths in UTF-16 code units, for validation on both sides and for the counters of the controls. */
export const SHORT_TEXT = 200;
export const LONG_TEXT = 4000;
