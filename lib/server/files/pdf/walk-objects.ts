import 'server-only';
import { type Budget, PdfRefusal } from './budget.ts';
import { isGap, Lexer } from './lexer.ts';
import { isPacked, listPackedObjects, type PdfText, unpack } from './packed-stream.ts';
import { type PdfValue, readValue } from './parser.ts';

const isDigit = (byte: number) => byte >= 48 && byte <= 57;
const isLineEnd = (byte: number) => byte === 10 || byte === 13;

function startOf(isKind: (byte: number) => boolean, text: string, end: number): number {
  let start = end;
  while (start > 0 && isKind(text.charCodeAt(start - 1))) start -= 1;
  return start;
}

/** True if the white space between two positions may follow a comment, which ends at the end of its line. */
function mayFollowComment(text: string, start: number, end: number): boolean {
  if (!/[\r\n]/.test(text.slice(start, end))) return false;
  const line = startOf((byte) => !isLineEnd(byte), text, start);
  return text.slice(line, start).includes('%');
}

/** @param at position of `obj` @returns undefined if no object begins here, null if a comment may hide the number */
function findNumber(text: string, at: number): number | null | undefined {
  const generationEnd = startOf(isGap, text, at);
  if (mayFollowComment(text, generationEnd, at)) return null;
  const generation = startOf(isDigit, text, generationEnd);
  const numberEnd = startOf(isGap, text, generation);
  if (generation === generationEnd || numberEnd === generation) return undefined;
  if (mayFollowComment(text, numberEnd, generation)) return null;
  const number = startOf(isDigit, text, numberEnd);
  return number === numberEnd ? undefined : Number(text.slice(number, numberEnd));
}

export interface PdfObject {
  /** Its number, 0 for a trailer; null if unknown. */
  number: number | null;
  value: PdfValue;
  isStream: boolean;
}

/** `obj` opens an object if followed by the beginning of a value; a trailer has a dictionary. */
const OPENING = /(?<=[\0\t\n\f\r \d])obj(?=[\0\t\n\f\r <[(/%\d+\-.])|trailer(?=[\0\t\n\f\r ]*(?:<<|%))/g;
/** Number for trailers, which no object has. */
const TRAILER = 0;

/** Position of a stream's data, if the lexer is after a stream dictionary. */
function findData(lexer: Lexer): number | null {
  const { kind, text } = lexer.read();
  if (kind !== 'word' || text !== 'stream') return null;
  const [end] = /^(?:\r\n|\n|\r)?/.exec(lexer.text.slice(lexer.position, lexer.position + 2)) ?? [''];
  return lexer.position + (end?.length ?? 0);
}

function* readObject(
  document: PdfText,
  at: number,
  number: number | null,
  budget: Budget,
): Generator<PdfObject> {
  const lexer = new Lexer(document.text, at, budget);
  const value = readValue(lexer);
  const data = value.kind === 'dictionary' ? findData(lexer) : null;
  yield { number, value, isStream: data !== null };
  if (value.kind !== 'dictionary' || data === null || !isPacked(value.entries)) return;
  const unpacked = unpack(document, data, value.entries, budget);
  if (!value.entries.some(([key]) => key === 'First')) return;
  for (const packed of listPackedObjects(unpacked, value.entries, budget))
    yield { ...packed, isStream: false };
}

/**
 * Every object, referenced or not, because a cross-reference table may refer to any position. @throws PdfRefusal
 * `damaged`
 */
export function* walkObjects(document: PdfText, budget: Budget): Generator<PdfObject> {
  const { text } = document;
  for (const opening of text.matchAll(OPENING)) {
    budget.spend('objects', 1);
    const isTrailer = opening[0] === 'trailer';
    const number = isTrailer ? TRAILER : findNumber(text, opening.index);
    const at = opening.index + opening[0].length;
    if (number !== undefined) yield* readObject(document, at, number, budget);
  }
}

/** A file with two headers contains two documents, of which each program may show another one. */
export function refuseSecondHead(text: string): void {
  if (text.indexOf('%PDF-', 1) !== -1) throw new PdfRefusal('damaged');
}
