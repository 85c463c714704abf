import 'server-only';
import { isGap } from './lexer.ts';

const isDigit = (byte: number) => byte >= 48 && byte <= 57;
const isLineEnd = (byte: number) => byte === 10 || byte === 13;

/** Where the bytes of one kind begin that end at a place. */
function startOf(isKind: (byte: number) => boolean, text: string, end: number): number {
  let start = end;
  while (start > 0 && isKind(text.charCodeAt(start - 1))) start -= 1;
  return start;
}

/** True when the gap between two places may follow a comment, which ends with its line. */
function mayFollowComment(text: string, start: number, end: number): boolean {
  if (!/[\r\n]/.test(text.slice(start, end))) return false;
  const line = startOf((byte) => !isLineEnd(byte), text, start);
  return text.slice(line, start).includes('%');
}

/**
 * The number of the object that `obj` opens (`5 0 obj`), however wide the gaps before it are.
 * @param at where `obj` stands
 * @returns undefined where no object begins, null where a comment may hide the number
 */
export function findNumber(text: string, at: number): number | null | undefined {
  const generationEnd = startOf(isGap, text, at);
  if (mayFollowComment(text, generationEnd, at)) return null;
  const generation = startOf(isDigit, text, generationEnd);
  const numberEnd = startOf(isGap, text, generation);
  if (generation === generationEnd || numberEnd === generation) return undefined;
  if (mayFollowComment(text, numberEnd, generation)) return null;
  const number = startOf(isDigit, text, numberEnd);
  return number === numberEnd ? undefined : Number(text.slice(number, numberEnd));
}
