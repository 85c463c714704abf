import { createHash } from 'node:crypto';

/** The 32 padding bytes of a password (PDF 32000-1, 7.6.3.3). */
const PADDING = Buffer.from('28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A', 'hex');
const FILE_ID = Buffer.from('0123456789abcdef0123456789abcdef', 'hex');
const PERMISSIONS = -4;

function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index & 255] ?? 0;
  const swap = (a: number, b: number) => {
    const kept = at(a);
    state[a & 255] = at(b);
    state[b & 255] = kept;
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let i = 0;
  let j = 0;
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 255;
      j = (j + at(i)) & 255;
      swap(i, j);
      return byte ^ at(at(i) + at(j));
    }),
  );
}

const md5 = (...parts: Uint8Array[]) => createHash('md5').update(Buffer.concat(parts)).digest();
const pad = (password: string) => Buffer.concat([Buffer.from(password, 'latin1'), PADDING]).subarray(0, 32);

/** An encryption dictionary of the standard handler, 40 bits, as in a document with a password. */
function encryptionFor(password: string): string {
  const owner = rc4(md5(pad('owner')).subarray(0, 5), pad(password));
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(PERMISSIONS);
  const key = md5(pad(password), owner, permissions, FILE_ID).subarray(0, 5);
  const user = rc4(key, PADDING);
  return `<< /Filter /Standard /V 1 /R 2 /P ${PERMISSIONS} /O <${owner.toString('hex')}> /U <${user.toString('hex')}> >>`;
}

function assemble(objects: readonly string[], trailer: string): Buffer {
  let text = '%PDF-1.7\n%âãÏÓ\n';
  const offsets = objects.map((body, index) => {
    const offset = Buffer.byteLength(text, 'latin1');
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const start = Buffer.byteLength(text, 'latin1');
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

const stream = (content: string) => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const PAGE = (extra = '') =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << >> ${extra} >>`;
const CATALOG = (extra = '') => `<< /Type /Catalog /Pages 2 0 R ${extra} >>`;
const lines = (text: string) => stream(`% ${text}\n0 0 m 100 100 l S`);

/** A valid document of one page; another `text` gives another content. */
export function makePdf(text = 'a research plan'): Buffer {
  return assemble([CATALOG(), PAGES, PAGE(), lines(text)], '');
}

/** A valid document with exactly this many bytes. */
export function makePdfOfSize(bytes: number): Buffer {
  const filled = (length: number) => makePdf('x'.repeat(length));
  let length = bytes - makePdf('').length;
  while (filled(length).length > bytes) length -= 1;
  return filled(length);
}

/** A document that runs a script when it opens. */
export function makeScriptedPdf(): Buffer {
  const action = '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>';
  return assemble([CATALOG(action), PAGES, PAGE(), lines('scripted')], '');
}

/** A document that runs a script when its page is shown. */
export function makeScriptedPagePdf(): Buffer {
  const action = '/AA << /O << /S /JavaScript /JS (app.alert\\(1\\)) >> >>';
  return assemble([CATALOG(), PAGES, PAGE(action), lines('scripted page')], '');
}

/** A document with an embedded file. */
export function makePdfWithAttachment(): Buffer {
  const names = '/Names << /EmbeddedFiles << /Names [(a.exe) 5 0 R] >> >>';
  const file = '<< /Type /Filespec /F (a.exe) /UF (a.exe) /EF << /F 6 0 R >> >>';
  return assemble([CATALOG(names), PAGES, PAGE(), lines('attached'), file, stream('MZ')], '');
}

/** A document that opens only with its password; an empty password makes it open, but still encrypted. */
export function makeEncryptedPdf(password = 'secret'): Buffer {
  const id = FILE_ID.toString('hex');
  const trailer = `/Encrypt 5 0 R /ID [<${id}> <${id}>]`;
  return assemble([CATALOG(), PAGES, PAGE(), lines('encrypted'), encryptionFor(password)], trailer);
}

/** A document whose second half is missing. */
export function makeDamagedPdf(): Buffer {
  const whole = makePdf('damaged');
  return whole.subarray(0, Math.floor(whole.length / 2));
}
