/** Controls (line breaks and tabs aside), bidirectional overrides and lone surrogates never belong to an answer. */
const FORBIDDEN = /(?![\n\r\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]|\p{Cs}/u;

/** True for a text that holds nothing which could spoil the page or table that it is shown in. */
export function isClean(value: string): boolean {
  return !FORBIDDEN.test(value) && value.isWellFormed();
}
