import 'server-only';
import { PdfRefusal } from './budget.ts';
import type { Lexer, Token } from './lexer.ts';

/** A value of a document. Dictionaries keep the order and repetitions of their entries. */
export type PdfValue =
  | { kind: 'name' | 'string' | 'word'; text: string }
  | { kind: 'reference'; number: number }
  | { kind: 'array'; items: PdfValue[] }
  | { kind: 'dictionary'; entries: [key: string, value: PdfValue][] };

/** Legitimate documents nest values about a dozen levels deep. */
const MAX_DEPTH = 64;
/** Keywords that end an object: inside a value, they show that it was not terminated. */
const STRUCTURE = /^(?:obj|endobj|stream|endstream|xref|trailer|startxref)$/;

function readArray(lexer: Lexer, depth: number): PdfValue {
  const items: PdfValue[] = [];
  for (let token = lexer.read(); token.text !== ']' || token.kind !== 'mark'; token = lexer.read())
    items.push(toValue(token, lexer, depth));
  return { kind: 'array', items };
}

function readDictionary(lexer: Lexer, depth: number): PdfValue {
  const entries: [string, PdfValue][] = [];
  for (let key = lexer.read(); key.text !== '>>' || key.kind !== 'mark'; key = lexer.read()) {
    // Programs interpret a key that is not a name differently.
    if (key.kind !== 'name') throw new PdfRefusal('damaged');
    entries.push([key.text, toValue(lexer.read(), lexer, depth)]);
  }
  return { kind: 'dictionary', entries };
}

function toValue(token: Token, lexer: Lexer, depth: number): PdfValue {
  if (depth > MAX_DEPTH) throw new PdfRefusal('damaged');
  const { kind, text } = token;
  if (kind === 'name' || kind === 'string') return { kind, text };
  if (kind === 'mark' && text === '<<') return readDictionary(lexer, depth + 1);
  if (kind === 'mark' && text === '[') return readArray(lexer, depth + 1);
  if (kind !== 'word' || STRUCTURE.test(text)) throw new PdfRefusal('damaged');
  if (/^\d+$/.test(text) && lexer.readRestOfReference()) return { kind: 'reference', number: Number(text) };
  return { kind, text };
}

/** Reads one value strictly: anything ambiguous counts as damaged. @throws PdfRefusal `damaged` */
export function readValue(lexer: Lexer): PdfValue {
  return toValue(lexer.read(), lexer, 0);
}
