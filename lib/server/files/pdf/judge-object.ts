import 'server-only';
import {
  ACTIVE_KEYS,
  ACTIVE_VALUES,
  FOREIGN_STREAM_KEYS,
  FREE_KEYS,
  GLYPH_KEYS,
  HONEST_SCHEMES,
} from './active-names.ts';
import { Budget, type PdfFinding, PdfRefusal } from './budget.ts';
import type { PdfValue } from './parser.ts';
import { type PdfObject, refuseSecondHead, walkObjects } from './walk-objects.ts';

/**
 * Looks at every object of a document for what the computer of its reader should not be given. Libraries follow
 * references and keep the last of two objects or keys; what must be found here is the one that they pass over.
 * @returns the first reason to refuse it, or null; nothing is said of whether it can be shown
 */
export function scanPdf(content: Uint8Array): PdfFinding | null {
  const text = Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('latin1');
  const judge = new ObjectJudge();
  try {
    refuseSecondHead(text);
    for (const object of walkObjects({ content, text }, new Budget())) judge.judge(object);
    judge.finish();
    return null;
  } catch (error) {
    if (error instanceof PdfRefusal) return error.error;
    // A text that overflows the stack of a regular expression, for one.
    if (error instanceof RangeError) return 'exhausting';
    throw error;
  }
}

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;

/** The start of an address that leaves the scheme to the program, which may take it for a share of a network (UNC). */
const WITHOUT_SCHEME = /^(?:[\\/]|%5c|%2f){2}/i;

function isHonestAddress(address: string): boolean {
  // Controls and the mark of UTF-16 are skipped by browsers, and so they are here.
  const plain = address.replace(/[^\x21-\x7e]/g, '');
  const scheme = SCHEME.exec(plain)?.[1];
  if (scheme !== undefined) return HONEST_SCHEMES.has(scheme.toLowerCase());
  return !WITHOUT_SCHEME.test(plain) && !plain.includes('\\');
}

/** The keys of a property of a tagged element, whose `F` is its value as text (ISO 32000-2, 14.7.6.4). */
const PROPERTY_KEYS = ['N', 'V', 'F', 'H'];

/** A file specification is a string, or a dictionary that names a file; flags of annotations are numbers. */
function isFileSpecification(value: PdfValue): boolean {
  if (value.kind === 'string') return true;
  return value.kind === 'dictionary' && value.entries.some(([key]) => key === 'F');
}

/** True for a dictionary whose `F` can be no file. */
const isProperty = (entries: readonly [string, PdfValue][]) =>
  entries.some(([key]) => key === 'N') && entries.every(([key]) => PROPERTY_KEYS.includes(key));

/** What may happen when a document opens: a page is shown. */
function isHonestOpening(value: PdfValue): boolean {
  if (value.kind === 'array') return true;
  if (value.kind !== 'dictionary') return false;
  const kinds = value.entries.filter(([key]) => key === 'S').map(([, kind]) => kind);
  const isGoTo = kinds.length === 1 && kinds.every((kind) => kind.kind === 'name' && kind.text === 'GoTo');
  return isGoTo && !value.entries.some(([key]) => key === 'Next');
}

/** Programs in PostScript, which only printers run. */
const isHonestSubtype = (value: PdfValue) => value.kind !== 'name' || value.text !== 'PS';

/** What an object must be that another one refers to; objects come in any order. */
const EXPECTATIONS = {
  Subtype: isHonestSubtype,
  Subtype2: isHonestSubtype,
  F: (value: PdfValue) => !isFileSpecification(value),
  URI: (value: PdfValue) => value.kind !== 'string' || isHonestAddress(value.text),
  Base: (value: PdfValue) => value.kind !== 'string' || isHonestAddress(value.text),
  OpenAction: isHonestOpening,
};
type Expecting = keyof typeof EXPECTATIONS;
const isExpecting = (key: string): key is Expecting => Object.hasOwn(EXPECTATIONS, key);

/** Judges the objects of one document, each once. */
class ObjectJudge {
  private readonly expected = new Map<Expecting, Set<number>>();
  private readonly unfit = new Map<Expecting, Set<number | null>>();
  /** Objects that are nothing but a reference to others, in any revision. */
  private readonly forwarded = new Map<number | null, Set<number>>();

  /** @throws PdfRefusal `activeContent`, `encrypted` */
  judge({ number, value, isStream }: PdfObject): void {
    this.judgeValue(value);
    if (
      isStream &&
      value.kind === 'dictionary' &&
      value.entries.some(([key]) => FOREIGN_STREAM_KEYS.has(key))
    )
      throw new PdfRefusal('activeContent');
    if (value.kind === 'reference') {
      this.forwarded.set(number, (this.forwarded.get(number) ?? new Set()).add(value.number));
      return;
    }
    for (const key of Object.keys(EXPECTATIONS).filter(isExpecting))
      if (!EXPECTATIONS[key](value)) this.remember(this.unfit, key, number);
  }

  /** To be called after the last object. @throws PdfRefusal `activeContent` where one refers to an unfit one */
  finish(): void {
    for (const [key, numbers] of this.expected) {
      const unfit = this.unfit.get(key) ?? new Set();
      if (unfit.has(null) || [...this.follow(numbers)].some((number) => unfit.has(number)))
        throw new PdfRefusal('activeContent');
    }
  }

  /** These objects, and those that they lead to; each is visited once. */
  private follow(numbers: ReadonlySet<number>): Set<number> {
    // Where the number of a reference is hidden, any of them may lead to what it names.
    const reached = new Set([...numbers, ...(this.forwarded.get(null) ?? [])]);
    // Those that are added on the way are visited too.
    for (const number of reached) for (const next of this.forwarded.get(number) ?? []) reached.add(next);
    return reached;
  }

  private remember<T>(map: Map<Expecting, Set<T>>, key: Expecting, number: T): void {
    const numbers = map.get(key) ?? new Set();
    map.set(key, numbers.add(number));
  }

  private judgeValue(value: PdfValue, hasFreeKeys = false): void {
    if (value.kind === 'name' && ACTIVE_VALUES.has(value.text)) throw new PdfRefusal('activeContent');
    if (value.kind === 'array') for (const item of value.items) this.judgeValue(item);
    if (value.kind !== 'dictionary') return;
    const judged = isProperty(value.entries) ? value.entries.filter(([key]) => key !== 'F') : value.entries;
    for (const entry of judged) this.judgeEntry(entry, hasFreeKeys);
  }

  private judgeEntry([key, value]: [string, PdfValue], isFree: boolean): void {
    if (!isFree && key === 'Encrypt') throw new PdfRefusal('encrypted');
    if (!isFree && ACTIVE_KEYS.has(key)) throw new PdfRefusal('activeContent');
    if (!isFree && isExpecting(key)) this.expect(key, value);
    if (!(GLYPH_KEYS.has(key) && value.kind === 'array')) this.judgeValue(value, FREE_KEYS.has(key));
  }

  private expect(key: Expecting, value: PdfValue): void {
    if (value.kind === 'reference') this.remember(this.expected, key, value.number);
    else if (!EXPECTATIONS[key](value)) throw new PdfRefusal('activeContent');
  }
}
