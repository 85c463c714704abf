import 'server-only';
import type { Budget } from './budget.ts';
import { PdfRefusal } from './budget.ts';

/** A token of a document (ISO 32000-2, 7.2 and 7.3); `text` of names and strings is decoded. */
export interface Token {
  kind: 'name' | 'string' | 'word' | 'mark' | 'end';
  text: string;
}

const GAP = 1;
const DELIMITER = 2;
/** Class of each byte: white space, delimiter, or (0) part of a name, number or keyword. */
const KINDS = new Uint8Array(256);
for (const character of '\0\t\n\f\r ') KINDS[character.charCodeAt(0)] = GAP;
for (const character of '()<>[]{}/%') KINDS[character.charCodeAt(0)] = DELIMITER;

/** True for white space. */
export const isGap = (byte: number) => KINDS[byte] === GAP;

const STRING_TURN = /[()\\]/g;
const COMMENT_END = /[\r\n]|$/g;
const REFERENCE = /[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/y;

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const fromHex = (digits: string) => String.fromCharCode(Number.parseInt(digits, 16));

/** `/J#61vaScript` is `/JavaScript`. */
function decodeName(text: string): string {
  if (!text.includes('#')) return text;
  return text.replace(/#([0-9a-f]{2})/gi, (_whole, digits: string) => fromHex(digits));
}

function decodeString(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(/\\(?:([0-7]{1,3})|(\r\n|[\s\S]))/g, (_whole, octal?: string, other = '') =>
    octal ? String.fromCharCode(Number.parseInt(octal, 8) & 255) : (ESCAPES[other] ?? other.trim()),
  );
}

function decodeHex(text: string): string {
  const digits = text.replace(/[^0-9a-f]/gi, '');
  return (digits.match(/.{1,2}/g) ?? []).map((pair) => fromHex(pair.padEnd(2, '0'))).join('');
}

export class Lexer {
  readonly text: string;
  private at: number;
  private readonly budget: Budget;

  constructor(text: string, at: number, budget: Budget) {
    this.text = text;
    this.at = at;
    this.budget = budget;
  }

  get position(): number {
    return this.at;
  }

  private move(to: number): void {
    this.budget.spend('characters', to - this.at);
    this.at = to;
  }

  /** End of the run of bytes of one class that begins at a position. */
  private endOf(kind: number, from: number): number {
    let end = from;
    while (end < this.text.length && KINDS[this.text.charCodeAt(end)] === kind) end += 1;
    return end;
  }

  private skipGap(): void {
    this.move(this.endOf(GAP, this.at));
    while (this.text[this.at] === '%') {
      COMMENT_END.lastIndex = this.at;
      this.move(COMMENT_END.exec(this.text)?.index ?? this.text.length);
      this.move(this.endOf(GAP, this.at));
    }
  }

  /** The next token. @throws PdfRefusal `damaged` for an unterminated string */
  read(): Token {
    this.skipGap();
    const start = this.at;
    const character = this.text[start];
    if (character === undefined) return { kind: 'end', text: '' };
    if (character === '(') return { kind: 'string', text: decodeString(this.readString()) };
    if (character === '<' && this.text[start + 1] !== '<') return { kind: 'string', text: this.readHex() };
    if (character !== '/' && KINDS[character.charCodeAt(0)] === DELIMITER) return this.readMark(character);
    const isName = character === '/';
    this.move(this.endOf(0, start + (isName ? 1 : 0)));
    const text = this.text.slice(isName ? start + 1 : start, this.at);
    return isName ? { kind: 'name', text: decodeName(text) } : { kind: 'word', text };
  }

  private readMark(character: string): Token {
    const isDouble = (character === '<' || character === '>') && this.text[this.at + 1] === character;
    const text = isDouble ? character.repeat(2) : character;
    this.move(this.at + text.length);
    return { kind: 'mark', text };
  }

  private readHex(): string {
    const end = this.text.indexOf('>', this.at);
    if (end === -1) throw new PdfRefusal('damaged');
    const digits = this.text.slice(this.at + 1, end);
    this.move(end + 1);
    return decodeHex(digits);
  }

  private readString(): string {
    const start = this.at + 1;
    let depth = 0;
    STRING_TURN.lastIndex = this.at;
    for (let turn = STRING_TURN.exec(this.text); turn; turn = STRING_TURN.exec(this.text)) {
      if (turn[0] === '\\') STRING_TURN.lastIndex += 1;
      else depth += turn[0] === '(' ? 1 : -1;
      if (depth > 0) continue;
      this.move(STRING_TURN.lastIndex);
      return this.text.slice(start, this.at - 1);
    }
    throw new PdfRefusal('damaged');
  }

  /** After a number: true if it was the beginning of a reference (`5 0 R`), whose rest is then consumed. */
  readRestOfReference(): boolean {
    REFERENCE.lastIndex = this.at;
    const isReference = REFERENCE.test(this.text);
    if (isReference) this.move(REFERENCE.lastIndex);
    return isReference;
  }
}
