import 'server-only';
import { inflateSync } from 'node:zlib';
import type { Budget } from './budget.ts';
import { PdfRefusal } from './budget.ts';
import { Lexer } from './lexer.ts';
import { type PdfValue, readValue } from './parser.ts';

export interface PdfText {
  content: Uint8Array;
  text: string;
}

type Entries = readonly [key: string, value: PdfValue][];

/** Keys that identify a stream with objects: `First` of an object stream, `W` of a cross-reference stream. */
const PACKED_KEYS = ['First', 'W'];

const DATA_END = /[\r\n]{0,2}endstream/y;

/** True for an object stream or cross-reference stream, regardless of its declared type. */
export function isPacked(entries: Entries): boolean {
  return entries.some(([key]) => PACKED_KEYS.includes(key));
}

/** The only value of a key. @throws PdfRefusal `damaged` if there are two, between which programs choose differently */
function findOne(entries: Entries, key: string): PdfValue | null {
  const found = entries.filter(([name]) => name === key);
  if (found.length > 1) throw new PdfRefusal('damaged');
  return found[0]?.[1] ?? null;
}

function readCount(entries: Entries, key: string): number {
  const value = findOne(entries, key);
  if (value?.kind !== 'word' || !/^\d{1,9}$/.test(value.text)) throw new PdfRefusal('damaged');
  return Number(value.text);
}

/** True for deflate, false for none; no producer uses another filter for objects. */
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
    // Inflating ends where the compressed data ends, regardless of what follows.
    const inflated = inflateSync(content, { maxOutputLength: Math.max(1, budget.inflatable) });
    budget.spend('inflated', inflated.length);
    return inflated.toString('latin1');
  } catch (error) {
    const isTooMuch = error instanceof RangeError || error instanceof PdfRefusal;
    throw new PdfRefusal(isTooMuch ? 'exhausting' : 'damaged');
  }
}

/** Uncompressed data ends exactly at its declared length. */
function sliceData({ text }: PdfText, start: number, entries: Entries): string {
  const end = start + readCount(entries, 'Length');
  DATA_END.lastIndex = end;
  if (!DATA_END.test(text)) throw new PdfRefusal('damaged');
  return text.slice(start, end);
}

/** @param start position of its data in the document @throws PdfRefusal `exhausting` or `damaged` */
export function unpack(document: PdfText, start: number, entries: Entries, budget: Budget): string {
  budget.spend('packedStreams', 1);
  if (!isDeflated(entries)) return sliceData(document, start, entries);
  return inflate(document.content.subarray(start), budget);
}

/** The positions of an object stream's objects in order, from its header of numbers and offsets. */
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

/** Each object is at the offset in the header. @throws PdfRefusal `damaged`, also if objects overlap */
export function* listPackedObjects(
  unpacked: string,
  entries: Entries,
  budget: Budget,
): Generator<{ number: number; value: PdfValue }> {
  // An additional filter step that only some programs apply.
  if (findOne(entries, 'DecodeParms')) throw new PdfRefusal('damaged');
  let end = 0;
  for (const { number, at } of listPlaces(unpacked, entries, budget)) {
    if (at < end) throw new PdfRefusal('damaged');
    const lexer = new Lexer(unpacked, at, budget);
    yield { number, value: readValue(lexer) };
    end = lexer.position;
  }
}
