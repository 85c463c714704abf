/**
 * Converts Arabic-Indic and Persian digits to Latin ones (REG-17). The value of each is in the last four bits of its
 * code.
 */
export const toLatinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));
