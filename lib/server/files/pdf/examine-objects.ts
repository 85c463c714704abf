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
 * Libraries follow references and use the last of two objects or keys; this check must also find those that they skip.
 */
export function scanPdf(content: Uint8Array): PdfFinding | null {
  const text = Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('latin1');
  const examiner = new ObjectExaminer();
  try {
    refuseSecondHead(text);
    for (const object of walkObjects({ content, text }, new Budget())) examiner.examine(object);
    examiner.finish();
    return null;
  } catch (error) {
    if (error instanceof PdfRefusal) return error.error;
    // For example, a text that overflows the stack of a regular expression.
    if (error instanceof RangeError) return 'exhausting';
    throw error;
  }
}

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;

/** Beginning of an address without a scheme, which a program may take for a network share (UNC). */
const WITHOUT_SCHEME = /^(?:[\\/]|%5c|%2f){2}/i;

function isHonestAddress(address: string): boolean {
  // Browsers skip control characters and the UTF-16 byte-order mark, and so does this check.
  const plain = address.replace(/[^\x21-\x7e]/g, '');
  const scheme = SCHEME.exec(plain)?.[1];
  if (scheme !== undefined) return HONEST_SCHEMES.has(scheme.toLowerCase());
  return !WITHOUT_SCHEME.test(plain) && !plain.includes('\\');
}

/** Keys of a property of a tagged element, whose `F` is its value as text (ISO 32000-2, 14.7.6.4). */
const PROPERTY_KEYS = ['N', 'V', 'F', 'H'];

/** A file specification is a string, or a dictionary that names a file; flags of annotations are numbers. */
function isFileSpecification(value: PdfValue): boolean {
  if (value.kind === 'string') return true;
  return value.kind === 'dictionary' && value.entries.some(([key]) => key === 'F');
}

/** True for a dictionary whose `F` cannot be a file. */
const isProperty = (entries: readonly [string, PdfValue][]) =>
  entries.some(([key]) => key === 'N') && entries.every(([key]) => PROPERTY_KEYS.includes(key));

function isHonestOpening(value: PdfValue): boolean {
  if (value.kind === 'array') return true;
  if (value.kind !== 'dictionary') return false;
  const kinds = value.entries.filter(([key]) => key === 'S').map(([, kind]) => kind);
  const isGoTo = kinds.length === 1 && kinds.every((kind) => kind.kind === 'name' && kind.text === 'GoTo');
  return isGoTo && !value.entries.some(([key]) => key === 'Next');
}

/** PostScript programs, which only printers run. */
const isHonestSubtype = (value: PdfValue) => value.kind !== 'name' || value.text !== 'PS';

/** Required types of referenced objects, which may come in any order. */
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

class ObjectExaminer {
  private readonly expected = new Map<Expecting, Set<number>>();
  private readonly unfit = new Map<Expecting, Set<number | null>>();
  /** Objects that are only a reference to another object, in any revision. */
  private readonly forwarded = new Map<number | null, Set<number>>();

  examine({ number, value, isStream }: PdfObject): void {
    this.examineValue(value);
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

  /** Call it after the last object. @throws PdfRefusal `activeContent` if a reference has the wrong type */
  finish(): void {
    for (const [key, numbers] of this.expected) {
      const unfit = this.unfit.get(key) ?? new Set();
      if (unfit.has(null) || [...this.follow(numbers)].some((number) => unfit.has(number)))
        throw new PdfRefusal('activeContent');
    }
  }

  private follow(numbers: ReadonlySet<number>): Set<number> {
    // If the number of a reference is unknown, any object may refer to its target.
    const reached = new Set([...numbers, ...(this.forwarded.get(null) ?? [])]);
    // The loop also visits objects added during the iteration.
    for (const number of reached) for (const next of this.forwarded.get(number) ?? []) reached.add(next);
    return reached;
  }

  private remember<T>(map: Map<Expecting, Set<T>>, key: Expecting, number: T): void {
    const numbers = map.get(key) ?? new Set();
    map.set(key, numbers.add(number));
  }

  private examineValue(value: PdfValue, hasFreeKeys = false): void {
    if (value.kind === 'name' && ACTIVE_VALUES.has(value.text)) throw new PdfRefusal('activeContent');
    if (value.kind === 'array') for (const item of value.items) this.examineValue(item);
    if (value.kind !== 'dictionary') return;
    const examined = isProperty(value.entries) ? value.entries.filter(([key]) => key !== 'F') : value.entries;
    for (const entry of examined) this.examineEntry(entry, hasFreeKeys);
  }

  private examineEntry([key, value]: [string, PdfValue], isFree: boolean): void {
    if (!isFree && key === 'Encrypt') throw new PdfRefusal('encrypted');
    if (!isFree && ACTIVE_KEYS.has(key)) throw new PdfRefusal('activeContent');
    if (!isFree && isExpecting(key)) this.expect(key, value);
    if (!(GLYPH_KEYS.has(key) && value.kind === 'array')) this.examineValue(value, FREE_KEYS.has(key));
  }

  private expect(key: Expecting, value: PdfValue): void {
    if (value.kind === 'reference') this.remember(this.expected, key, value.number);
    else if (!EXPECTATIONS[key](value)) throw new PdfRefusal('activeContent');
  }
}
