import 'server-only';
import { MAX_FILE_BYTES } from '@/lib/files/rules';
import type { Locale } from '@/lib/i18n/locales';
import type { PlainFields, PlainForm } from './plain-form';

const MAX_TEXT_BYTES = 64 * 1024;
const MAX_FIELDS = 200;
/** Bodies with files are held in memory; more of them at once are asked to come back. */
const MAX_LARGE_BODIES = 4;

const TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** Why a body cannot be read; the texts stand in `messages/<locale>/errors.json`. */
export class UnreadableBody extends Error {
  override readonly name = 'UnreadableBody';

  constructor(
    readonly status: 400 | 413 | 415 | 503,
    readonly code: 'malformed' | 'tooLarge' | 'unsupportedType' | 'unavailable',
  ) {
    super(code);
  }
}

/** The greatest body of a form: its text, and its files with what a browser writes around them. */
function maxBytesOf(form: PlainForm): number {
  const slots = form.files?.reduce((sum, { maxFiles }) => sum + maxFiles, 0) ?? 0;
  return MAX_TEXT_BYTES + slots * (MAX_FILE_BYTES + 1024);
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes)
    throw new UnreadableBody(413, 'tooLarge');
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new UnreadableBody(413, 'tooLarge');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function toFields(data: FormData, locale: Locale): PlainFields {
  const texts = new URLSearchParams();
  const files: { field: string; file: File }[] = [];
  for (const [name, value] of data) {
    // Browsers write line breaks as CRLF; every rule and every other sender counts one character.
    if (typeof value === 'string') texts.append(name, value.replaceAll('\r\n', '\n'));
    else if (value.size > 0 || value.name !== '') files.push({ field: name, file: value });
  }
  if (texts.size + files.length > MAX_FIELDS) throw new UnreadableBody(400, 'malformed');
  return { locale, texts, files };
}

let largeBodies = 0;

async function parse(request: Request, maxBytes: number): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  if (!TYPES.test(type)) throw new UnreadableBody(415, 'unsupportedType');
  const bytes = await readBytes(request, maxBytes);
  try {
    return await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
  } catch {
    throw new UnreadableBody(400, 'malformed');
  }
}

/**
 * The fields of a form that a browser posted, urlencoded or multipart.
 * @throws UnreadableBody malformed, of another type, larger than the form can be, or one too many at a time
 */
export async function readFields(request: Request, form: PlainForm, locale: Locale): Promise<PlainFields> {
  const isLarge = Boolean(form.files?.length);
  if (isLarge && largeBodies >= MAX_LARGE_BODIES) throw new UnreadableBody(503, 'unavailable');
  if (isLarge) largeBodies += 1;
  try {
    return toFields(await parse(request, maxBytesOf(form)), locale);
  } finally {
    if (isLarge) largeBodies -= 1;
  }
}
