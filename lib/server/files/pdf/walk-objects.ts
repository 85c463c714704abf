import 'server-only';
import type { Budget } from './budget.ts';
import { Lexer } from './lexer.ts';
import { findNumber } from './object-number.ts';
import { isPacked, listPackedObjects, type PdfText, unpack } from './packed-stream.ts';
import { type PdfValue, readValue } from './parser.ts';
import { PdfRefusal } from './refusal.ts';

/** An object of a document. */
export interface PdfObject {
  /** Its number, 0 for a trailer; null where it cannot be told. */
  number: number | null;
  value: PdfValue;
  /** The value is the dictionary of a stream. */
  isStream: boolean;
}

/** `obj` opens an object, with anything behind it that a value may begin with; a trailer has a dictionary. */
const OPENING = /(?<=[\0\t\n\f\r \d])obj(?=[\0\t\n\f\r <[(/%\d+\-.])|trailer(?=[\0\t\n\f\r ]*(?:<<|%))/g;
/** Trailers have no number; no object has this one. */
const TRAILER = 0;

/** Where the data of a stream begins, when the lexer stands behind a dictionary that has one. */
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
 * Every object of a document, whatever refers to it: from the first byte to the last, in all revisions, in
 * object streams, behind the end, and inside the data of other objects, since a table may point anywhere.
 * No table is believed, so nothing is found twice and nothing is left out.
 * @throws PdfRefusal `damaged`
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

/** A document with two heads is two documents, and every program may show another one. */
export function refuseSecondHead(text: string): void {
  if (text.indexOf('%PDF-', 1) !== -1) throw new PdfRefusal('damaged');
}
