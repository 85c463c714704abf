/** Shapes of answers that a definition can name; an answer of another shape has the error `pattern`. */
export const PATTERNS = {
  /** A name of a person or body: letters of any script, spaces, and the signs that names have. */
  name: /^[\p{L}\p{M}\p{Nd} .,'’()&\u2011/-]+$/u,
  web: /^https?:\/\/[^\s<>"']{3,}$/,
  /** The short code of a Saudi national address: four letters and four digits. */
  shortAddress: /^[A-Za-z]{4}\d{4}$/,
} as const satisfies Record<string, RegExp>;

export type Pattern = keyof typeof PATTERNS;

/** Ten digits that begin with 05 (REG-08). */
export const SAUDI_MOBILE = /^05\d{8}$/;
/** A phone number with its calling code, 8 to 15 digits (ITU E.164), with or without plus sign. */
export const PHONE = /^\+?\d{8,15}$/;
/** Something, an at sign, and a host with a dot; the mail itself is the real test. */
export const EMAIL = /^[^\s@<>"',;:()[\]\\]+@[^\s@<>"',;:()[\]\\.]+(\.[^\s@<>"',;:()[\]\\.]+)+$/;
