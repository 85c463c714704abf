/** Letters that readers treat as equal: hamza seats, and the Arabic, Persian and Urdu forms of a letter. */
const VARIANTS: readonly [RegExp, string][] = [
  [/[أإآٱ]/g, 'ا'],
  [/[ىیېے]/g, 'ي'],
  [/[ئؤ]/g, 'ء'],
  [/[ةۃہھۀە]/g, 'ه'],
  [/[کگڪ]/g, 'ك'],
];

/** Vowel signs, Quranic marks, tatweel and invisible joiners, which are optional in writing. */
const OPTIONAL = /[\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200c-\u200f\u2060]/g;

const EASTERN_DIGIT = /[٠-٩۰-۹]/g;
/** The last four bits of both ranges of digits are the digit. */
const toLatinDigit = (digit: string) => String((digit.codePointAt(0) ?? 0) & 0xf);

/** Without vowel signs and accents, one form of each letter, Latin digits, lower case; for index and query alike. */
export function foldText(text: string): string {
  const plain = text.normalize('NFKC').replace(OPTIONAL, '').replace(EASTERN_DIGIT, toLatinDigit);
  const oneForm = VARIANTS.reduce((folded, [variants, letter]) => folded.replace(variants, letter), plain);
  return oneForm.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i');
}
