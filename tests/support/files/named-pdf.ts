import { inflateSync } from 'node:zlib';
import {
  AFRelationship,
  type PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFPage,
  PDFString,
  StandardFonts,
} from '@cantoo/pdf-lib';
import sharp from 'sharp';

const name = (key: string) => PDFName.of(key);

/** Metadata as XML in a compressed stream, whose bytes do not contain the words. */
const addMetadata = (dict: PDFDict, text: string) =>
  dict.set(
    name('Metadata'),
    dict.context.register(dict.context.flateStream(`<x:xmpmeta>${text}</x:xmpmeta>`)),
  );

function addOutline(document: PDFDocument, page: PDFPage, title: string): void {
  const { context, catalog } = document;
  const [outlines, item] = [context.nextRef(), context.nextRef()];
  const destination = context.obj([page.ref, name('Fit')]);
  context.assign(
    item,
    context.obj({ Title: PDFHexString.fromText(title), Parent: outlines, Dest: destination }),
  );
  context.assign(outlines, context.obj({ Type: 'Outlines', First: item, Last: item, Count: 1 }));
  catalog.set(name('Outlines'), outlines);
}

function addStructure(document: PDFDocument, title: string): void {
  const { context, catalog } = document;
  const element = context.register(
    context.obj({ S: 'P', T: PDFString.of(title), ActualText: PDFString.of(title) }),
  );
  catalog.set(
    name('StructTreeRoot'),
    context.register(context.obj({ Type: 'StructTreeRoot', K: [element] })),
  );
}

/** A JPEG with the author in EXIF and XMP, and a comment. */
async function makeNamedJpeg(who: (where: string) => string): Promise<Buffer> {
  const picture = await sharp({ create: { width: 24, height: 24, channels: 3, background: '#0a7' } })
    .jpeg()
    .withExif({ IFD0: { Artist: who('exif'), Copyright: who('exif') } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${who('xmpOfPicture')}</x:xmpmeta>`)
    .toBuffer();
  const comment = Buffer.from(who('jpegComment'));
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([
    picture.subarray(0, 2),
    head,
    comment,
    picture.subarray(2),
    Buffer.from(who('afterPicture')),
  ]);
}

function addPrivateData(page: PDFPage, who: (where: string) => string): void {
  const { node } = page;
  const { context } = node;
  addMetadata(node, who('pageMetadata'));
  node.set(name('PieceInfo'), context.obj({ Editor: { Private: PDFString.of(who('pieceInfo')) } }));
  const note = { Type: 'Annot', Subtype: 'Text', Rect: [0, 0, 9, 9], T: PDFString.of(who('annotation')) };
  node.set(name('Annots'), context.obj([context.register(context.obj(note))]));
  const layer = { Type: 'OCG', Name: PDFHexString.fromText(who('layer')) };
  const form = context.flateStream('0 0 5 5 re f', {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, 5, 5],
    LastModified: PDFString.of(who('lastModified')),
    Resources: { Properties: { MC0: layer } },
  });
  addMetadata(form.dict, who('metadataOfForm'));
  node.newXObject('Drawing', context.register(form));
}

/** An attachment and a script. */
async function addActiveContent(document: PDFDocument, who: (where: string) => string): Promise<void> {
  await document.attach(Buffer.from(who('attachment')), `${who('attachmentName')}.txt`, {
    description: who('attachmentDescription'),
    afRelationship: AFRelationship.Source,
  });
  document.addJavaScript(who('scriptName'), `app.alert("${who('script')}")`);
}

/**
 * A document of two pages with names wherever a PDF may contain them.
 * @param who the name for a place; the text of the second page is `text`, on which the office has to decide
 * @param isAccepted without the attachment and the script for which an upload is refused
 */
export async function makeNamedPdf(who: (where: string) => string, isAccepted = false): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const [first, second] = [document.addPage([300, 300]), document.addPage([300, 300])];
  const font = await document.embedFont(StandardFonts.Helvetica);
  first.drawText('Crowd flow at the bridge', { x: 20, y: 200, size: 12, font });
  second.drawText(`Written by ${who('text')}`, { x: 20, y: 200, size: 12, font });
  const picture = await document.embedJpg(await makeNamedJpeg(who));
  first.drawImage(picture, { x: 20, y: 20, width: 50, height: 50 });
  document.setTitle(who('title'));
  document.setAuthor(who('author'));
  document.setSubject(who('subject'));
  document.setKeywords([who('keywords')]);
  document.setProducer(who('producer'));
  addMetadata(document.catalog, who('xmp'));
  if (!isAccepted) await addActiveContent(document, who);
  document.getForm().createTextField(who('field')).addToPage(second);
  addOutline(document, first, who('outline'));
  addStructure(document, who('structure'));
  addPrivateData(first, who);
  return document.save({ useObjectStreams: true });
}

/** Everything in a file as text, with the content of its compressed streams; for searching. */
export function readEveryByte(content: Uint8Array): string {
  const raw = Buffer.from(content).toString('latin1');
  const streams = [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, data = '']) => {
    try {
      return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  const all = [raw, ...streams].join('\n');
  // Strings in UTF-16, and in hexadecimal digits.
  const plain = all.replaceAll('\0', '');
  const hex = [...all.matchAll(/<([\dA-Fa-f\s]{4,})>/g)].map(([, digits = '']) =>
    Buffer.from(digits.replace(/\s/g, ''), 'hex').toString('latin1').replaceAll('\0', ''),
  );
  return [plain, ...hex].join('\n').toLowerCase();
}
