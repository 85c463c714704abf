/** Patterns that a definition can refer to; an answer that does not match has the error `pattern`. */
export const PATTERNS = {
  /** A name of a person or body: letters of any script, spaces, and punctuation of names. */
  name: /^[\p{L}\p{M}\p{Nd} .,،'’()&\u2011/-]+$/u,
  web: /^[Hh]ttps?:\/\/[^\s<>"']{3,}$/,
  /** The short code of a Saudi national address: four letters and four digits. */
  shortAddress: /^[A-Za-z]{4}\d{4}$/,
} as const satisfies Record<string, RegExp>;

export type Pattern = keyof typeof PATTERNS;

/** Ten digits that begin with 05 (REG-08). */
export const SAUDI_MOBILE = /^05\d{8}$/;
export const PHONE_DIGITS = { min: 8, max: 15 };
/** A phone number of any country, with or without a plus sign. */
export const PHONE = new RegExp(`^\\+?\\d{${PHONE_DIGITS.min},${PHONE_DIGITS.max}}$`);
/** Any characters, an at sign, and a host with a dot; only a mail proves that the address exists. */
export const EMAIL = /^[^\s@<>"',;:()[\]\\]+@[^\s@<>"',;:()[\]\\.]+(\.[^\s@<>"',;:()[\]\\.]+)+$/;
