import 'server-only';
import { inflateSync } from 'node:zlib';
import type { Budget } from './budget.ts';
import { PdfRefusal } from './budget.ts';
import { Lexer } from './lexer.ts';
import { type PdfValue, readValue } from './parser.ts';

/** A document: its bytes, and the same as text with one character for each byte. */
export interface PdfText {
  content: Uint8Array;
  text: string;
}

type Entries = readonly [key: string, value: PdfValue][];

/** The marks of a stream that readers open to find objects: `First` of an object stream, `W` of a table. */
const PACKED_KEYS = ['First', 'W'];

const DATA_END = /[\r\n]{0,2}endstream/y;

/** True for a stream in which objects or their places are packed, whatever it says of its type. */
export function isPacked(entries: Entries): boolean {
  return entries.some(([key]) => PACKED_KEYS.includes(key));
}

/** The one value of a key. @throws PdfRefusal `damaged` where two values leave the choice to the reader */
function findOne(entries: Entries, key: string): PdfValue | null {
  const found = entries.filter(([name]) => name === key);
  if (found.length > 1) throw new PdfRefusal('damaged');
  return found[0]?.[1] ?? null;
}

/** A count that stands in the dictionary itself. */
function readCount(entries: Entries, key: string): number {
  const value = findOne(entries, key);
  if (value?.kind !== 'word' || !/^\d{1,9}$/.test(value.text)) throw new PdfRefusal('damaged');
  return Number(value.text);
}

/** True for deflate, false for none; no maker packs objects in any other way. */
function isDeflated(entries: Entries): boolean {
  const filter = findOne(entries, 'Filter');
  const filters = filter?.kind === 'array' ? filter.items : filter ? [filter] : [];
  const [first, second] = filters;
  if (!first) return false;
  if (second || first.kind !== 'name' || first.text !== 'FlateDecode') throw new PdfRefusal('damaged');
  return true;
}

function inflate(content: Uint8Array, budget: Budget): string {
  try {
    // Inflating ends where the data says so, whatever follows.
    const inflated = inflateSync(content, { maxOutputLength: Math.max(1, budget.inflatable) });
    budget.spend('inflated', inflated.length);
    return inflated.toString('latin1');
  } catch (error) {
    const isTooMuch = error instanceof RangeError || error instanceof PdfRefusal;
    throw new PdfRefusal(isTooMuch ? 'exhausting' : 'damaged');
  }
}

/** Data that is not compressed ends where its length says, and there only. */
function sliceData({ text }: PdfText, start: number, entries: Entries): string {
  const end = start + readCount(entries, 'Length');
  DATA_END.lastIndex = end;
  if (!DATA_END.test(text)) throw new PdfRefusal('damaged');
  return text.slice(start, end);
}

/**
 * Unpacks a stream of objects or of their places.
 * @param start where its data begins in the document
 * @throws PdfRefusal `exhausting` for more than the budget allows, `damaged` for packing that programs may read
 *   differently
 */
export function unpack(document: PdfText, start: number, entries: Entries, budget: Budget): string {
  budget.spend('packedStreams', 1);
  if (!isDeflated(entries)) return sliceData(document, start, entries);
  return inflate(document.content.subarray(start), budget);
}

/** Where the objects of an object stream begin, in this order; its head lists their numbers and places. */
function listPlaces(unpacked: string, entries: Entries, budget: Budget): { number: number; at: number }[] {
  const first = readCount(entries, 'First');
  const count = readCount(entries, 'N');
  budget.spend('characters', first);
  budget.spend('objects', count);
  const head = (unpacked.slice(0, first).match(/\d+/g) ?? []).map(Number);
  const pairs = Array.from({ length: count }, (_, index) => head.slice(2 * index, 2 * index + 2));
  return pairs
    .map(([number, place]) => {
      if (number === undefined || place === undefined) throw new PdfRefusal('damaged');
      return { number, at: first + place };
    })
    .sort((a, b) => a.at - b.at);
}

/**
 * The objects of an unpacked object stream, each read from the place that the head of the stream names.
 * @throws PdfRefusal `damaged`, also where objects overlap
 */
export function* listPackedObjects(
  unpacked: string,
  entries: Entries,
  budget: Budget,
): Generator<{ number: number; value: PdfValue }> {
  // Another filter step that only some programs undo.
  if (findOne(entries, 'DecodeParms')) throw new PdfRefusal('damaged');
  let end = 0;
  for (const { number, at } of listPlaces(unpacked, entries, budget)) {
    if (at < end) throw new PdfRefusal('damaged');
    const lexer = new Lexer(unpacked, at, budget);
    yield { number, value: readValue(lexer) };
    end = lexer.position;
  }
}
