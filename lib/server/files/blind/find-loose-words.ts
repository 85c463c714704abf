import 'server-only';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

/** Shorter words occur in compressed pictures and fonts by chance. */
const MIN_BYTES = 5;

/** A word in the encodings in which a PDF may contain it, as bytes of which each is a character; lower case. */
function encode(word: string): string[] {
  const utf8 = Buffer.from(word, 'utf8');
  const utf16 = Buffer.from(word, 'utf16le').swap16();
  const forms = [utf8, utf16, Buffer.from(utf8.toString('hex')), Buffer.from(utf16.toString('hex'))];
  if (/^[\x20-\xff]+$/.test(word)) forms.push(Buffer.from(word, 'latin1'));
  return forms.filter(({ length }) => length >= MIN_BYTES).map((form) => lower(form));
}

/** Only ASCII letters: other bytes are parts of characters. */
const lower = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

function inflate(stream: PDFRawStream): Uint8Array {
  try {
    return decodePDFRawStream(stream).decode();
  } catch {
    // A picture: its own format contains what remains of its metadata.
    return stream.contents;
  }
}

function readOwnText(object: PDFObject): string {
  if (object instanceof PDFString || object instanceof PDFHexString) return lower(object.asBytes());
  if (object instanceof PDFName) return lower(Buffer.from(object.decodeText(), 'utf8'));
  if (object instanceof PDFRawStream) return lower(inflate(object));
  return '';
}

function listParts(object: PDFObject): PDFObject[] {
  if (object instanceof PDFArray) return object.asArray();
  const dict = object instanceof PDFRawStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return [];
  return dict.entries().flatMap(([key, value]) => (key.decodeText() === 'Parent' ? [] : [key, value]));
}

/** Finds words in the strings, names and streams of which a page consists, whether or not they are displayed. */
export class LooseWords {
  private readonly forms: readonly (readonly [word: string, forms: string[]])[];
  private readonly known = new Map<PDFObject, readonly string[]>();

  constructor(words: readonly string[]) {
    this.forms = words.map((word) => [word, encode(word.toLowerCase())]);
  }

  /** @param seen objects that the search of this page has met */
  find(
    object: PDFObject,
    lookUp: (ref: PDFRef) => PDFObject | undefined,
    seen = new Set<PDFObject>(),
  ): Set<string> {
    const found = new Set<string>();
    const waiting = [object];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const value = next instanceof PDFRef ? lookUp(next) : next;
      if (!value || seen.has(value)) continue;
      seen.add(value);
      for (const word of this.findIn(value)) found.add(word);
      waiting.push(...listParts(value));
    }
    return found;
  }

  private findIn(object: PDFObject): readonly string[] {
    const known = this.known.get(object);
    if (known) return known;
    const text = readOwnText(object);
    const found = this.forms.flatMap(([word, forms]) =>
      forms.some((form) => text.includes(form)) ? [word] : [],
    );
    this.known.set(object, found);
    return found;
  }
}
