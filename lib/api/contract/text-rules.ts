/** Control characters, bidirectional overrides and lone surrogates are never valid input. */
const FORBIDDEN = /(?![\n\r\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]|\p{Cs}/u;

export function isClean(value: string): boolean {
  return !FORBIDDEN.test(value) && value.isWellFormed();
}
