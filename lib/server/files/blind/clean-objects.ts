import 'server-only';
import { deflateSync, type InflateRaw, inflateSync } from 'node:zlib';
import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFPageLeaf,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import { FREE_KEYS } from '../pdf/active-names.ts';
import { stripJpeg, stripJpeg2000 } from './strip-picture.ts';

/** Keys of a page that are needed to draw it. */
const PAGE_KEYS: ReadonlySet<string> = new Set([
  'Type',
  'Parent',
  'Resources',
  'Contents',
  'MediaBox',
  'CropBox',
  'BleedBox',
  'TrimBox',
  'ArtBox',
  'Rotate',
  'UserUnit',
  'Group',
]);

/** Keys of other objects that describe them and are not needed to draw them. */
const DESCRIBING_KEYS = [
  'Metadata',
  'PieceInfo',
  'LastModified',
  'StructParent',
  'StructParents',
  'AF',
  'OPI',
  'Ref',
  'OC',
  'Measure',
  'PtData',
  'ID',
  'Alternates',
  'Annots',
  'Thumb',
].map((key) => PDFName.of(key));

const FILTER = PDFName.of('Filter');
const PARAMETERS = PDFName.of('DecodeParms');
/** More than any document of 2 MB that the inspection of uploads admits. */
const MAX_INFLATED_BYTES = 64 * 1_048_576;

const isName = (object: PDFObject | undefined): object is PDFName => object instanceof PDFName;

function listFilters({ dict }: PDFRawStream): string[] {
  const filter = dict.lookup(FILTER);
  const names = filter instanceof PDFArray ? filter.asArray() : [filter];
  return names
    .map((name) => (name instanceof PDFRef ? dict.context.lookup(name) : name))
    .filter(isName)
    .map((name) => name.decodeText());
}

/** Bytes after the compressed data are shown by no program. */
function cutAfterData(contents: Uint8Array): Uint8Array {
  // Node's types lack the result that `info` asks for.
  const { engine } = inflateSync(contents, {
    info: true,
    maxOutputLength: MAX_INFLATED_BYTES,
  }) as unknown as { engine: InflateRaw };
  return contents.subarray(0, engine.bytesWritten);
}

/** The content of a stream before its last filter, that of a picture. */
function decodeTo(stream: PDFRawStream, filters: readonly string[]): Uint8Array {
  if (filters.length === 0) return stream.contents;
  const dict = stream.dict.clone();
  dict.set(FILTER, dict.context.obj(filters.map((name) => PDFName.of(name))));
  dict.delete(PARAMETERS);
  return decodePDFRawStream(PDFRawStream.of(dict, stream.contents)).decode();
}

const PICTURES: Readonly<Record<string, (picture: Uint8Array) => Uint8Array | null>> = {
  DCTDecode: stripJpeg,
  JPXDecode: stripJpeg2000,
};

/** The same stream without hidden bytes. A picture that cannot be read becomes an empty stream, which shows nothing. */
function cleanStream(stream: PDFRawStream): PDFRawStream {
  const filters = listFilters(stream);
  const strip = PICTURES[filters.at(-1) ?? ''];
  if (strip) {
    const picture = strip(decodeTo(stream, filters.slice(0, -1)));
    if (filters.length > 1) stream.dict.delete(PARAMETERS);
    stream.dict.set(FILTER, PDFName.of(filters.at(-1) ?? ''));
    return PDFRawStream.of(stream.dict, picture ?? new Uint8Array());
  }
  if (filters[0] === 'FlateDecode' && filters.length === 1)
    return PDFRawStream.of(stream.dict, cutAfterData(stream.contents));
  if (filters.length === 0 || stream.dict.has(PARAMETERS)) return stream;
  const decoded = decodePDFRawStream(stream).decode();
  stream.dict.set(FILTER, PDFName.of('FlateDecode'));
  return PDFRawStream.of(stream.dict, deflateSync(decoded));
}

/** Removes describing keys and hidden bytes from everything that a page refers to. */
class Cleaning {
  private readonly seen = new Set<PDFObject>();
  private readonly context: PDFContext;

  // Node runs the file without a build, so it has no parameter properties.
  constructor(context: PDFContext) {
    this.context = context;
  }

  clean(object: PDFObject, isFree = false): void {
    const ref = object instanceof PDFRef ? object : null;
    if (ref && this.seen.has(ref)) return;
    if (ref) this.seen.add(ref);
    const value = ref ? this.context.lookup(ref) : object;
    if (value instanceof PDFArray) for (const item of value.asArray()) this.clean(item);
    if (value instanceof PDFDict) this.cleanDictionary(value, isFree);
    if (!(value instanceof PDFRawStream)) return;
    this.cleanDictionary(value.dict, false);
    if (ref) this.context.assign(ref, cleanStream(value));
  }

  private cleanDictionary(dict: PDFDict, isFree: boolean): void {
    if (this.seen.has(dict)) return;
    this.seen.add(dict);
    if (!isFree) for (const key of DESCRIBING_KEYS) dict.delete(key);
    for (const [key, value] of dict.entries()) {
      const name = key.decodeText();
      if (name === 'Parent') continue;
      // Layers and tags of marked content, with names and replacement texts.
      if (name === 'Properties' && !isFree) this.emptyProperties(dict, key);
      else this.clean(value, FREE_KEYS.has(name) && !isFree);
    }
  }

  private emptyProperties(dict: PDFDict, key: PDFName): void {
    const properties = dict.lookup(key);
    const names = properties instanceof PDFDict ? properties.keys() : [];
    dict.set(key, this.context.obj(Object.fromEntries(names.map((name) => [name.decodeText(), {}]))));
  }
}

/** Reduces pages to what is needed to draw them. The objects that they refer to, pictures too, lose their metadata. */
export function cleanPages(context: PDFContext, pages: readonly PDFPageLeaf[]): void {
  const cleaning = new Cleaning(context);
  for (const page of pages) {
    for (const key of PDFPageLeaf.InheritableEntries.map((name) => PDFName.of(name))) {
      const value = page.getInheritableAttribute(key);
      if (value) page.set(key, value);
    }
    for (const key of page.keys()) if (!PAGE_KEYS.has(key.decodeText())) page.delete(key);
    cleaning.clean(page);
  }
}
