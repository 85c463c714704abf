import 'server-only';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { MAX_FILE_BYTES, MAX_REQUEST_BYTES } from '@/lib/forms/files/rules';
import { WatchedBody } from '@/lib/server/http/body/watched-body';
import { RequestError, toOutage } from '@/lib/server/http/errors';
import { type Draft, saveDraft } from './arriving-file';
import { createUploadFolder, removeDrafts } from './folder';

/** A slow mobile line may take minutes, but it never stands still for long. */
const BODY_LIMITS = { maxBytes: MAX_REQUEST_BYTES, idleMs: 30_000, totalMs: 900_000 };
const MAX_FILES = 20;
/** Names and values of all fields of a form together, and the names of its files. */
export const MAX_TEXT_BYTES = 64 * 1024;
/** What a part takes in memory beside its text. */
const PART_BYTES = 64;
/** A part has a name, a file name of 255 characters at most, and a type. */
const PART_LIMITS = { fileSize: MAX_FILE_BYTES, headerPairs: 20, headerSize: 16 * 1024 };

/** The type of a file without a name, as the parser takes it. */
const BINARY = 'application/octet-stream';

/** What a multipart form may bring. */
export interface UploadRules<Slot extends string> {
  /** The fields that take files. */
  slots: Readonly<Record<Slot, { maxFiles: number; required?: boolean }>>;
  maxFields: number;
  /** The whole body; as much as any form may have without it. */
  maxBytes?: number;
}

export interface ReceivedForm<Slot extends string = string> {
  fields: URLSearchParams;
  files: Draft<Slot>[];
}

/** A field that is no file. */
interface TextField {
  name: string;
  value: string;
}

/** Everything that a form has brought so far. */
class Reception<Slot extends string> {
  /** Ends the reading of the form before its end. */
  readonly abort = new AbortController();
  /** Why it was ended. */
  failure: unknown;
  private readonly texts: TextField[] = [];
  private readonly streams: BusboyFileStream[] = [];
  private readonly drafts: Promise<Draft<Slot>>[] = [];
  private readonly storageKeys: string[] = [];
  private textBytes = 0;
  private unknownSlot = false;

  constructor(
    private readonly body: WatchedBody,
    private readonly rules: UploadRules<Slot>,
  ) {}

  watch(busboy: BusboyInstance): void {
    busboy.on('error', () => undefined);
    // Each part is a stream, those of texts too: the parser would keep a text to its end before anything can count it.
    busboy.on('file', (name = '', stream, fileName: string | undefined, _encoding, type) => {
      // The parser tells every open part that the form broke off; an error that nobody hears ends the process.
      stream.on('error', () => undefined);
      if (!this.countText(PART_BYTES + Buffer.byteLength(name + (fileName ?? '')))) return;
      if (fileName !== undefined || type === BINARY) this.takeFile(name, stream, fileName ?? '');
      else this.takeText(name, stream);
    });
  }

  private fail(error: unknown): void {
    this.failure ??= error;
    this.body.giveUp(error);
    this.abort.abort();
  }

  /** Counts what stays in memory; ends the form and returns false where it is too much. */
  private countText(bytes: number): boolean {
    if (this.abort.signal.aborted) return false;
    this.textBytes += bytes;
    try {
      if (this.textBytes > MAX_TEXT_BYTES) throw new RequestError(413, 'tooLarge');
      this.body.countText(bytes);
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    }
  }

  private takeText(name: string, stream: BusboyFileStream): void {
    const field = { name, value: '' };
    this.texts.push(field);
    if (this.texts.length > this.rules.maxFields) {
      this.fail(new RequestError(413, 'tooLarge'));
      return;
    }
    const decoder = new StringDecoder('utf8');
    stream.on('data', (chunk: Buffer) => {
      if (this.countText(chunk.byteLength)) field.value += decoder.write(chunk);
    });
    stream.on('end', () => {
      field.value += decoder.end();
    });
  }

  private takeFile(slot: string, stream: BusboyFileStream, name: string): void {
    if (!Object.hasOwn(this.rules.slots, slot)) {
      this.unknownSlot = true;
      stream.resume();
      return;
    }
    if (this.drafts.length >= MAX_FILES) {
      this.fail(new RequestError(413, 'tooLarge'));
      return;
    }
    this.streams.push(stream);
    const draft = saveDraft(slot as Slot, name, stream, (key) => this.storageKeys.push(key));
    // A full disk ends the form: the parser would wait for ever for a reader that has gone.
    draft.catch((error: unknown) => this.fail(error));
    this.drafts.push(draft);
  }

  async finish(): Promise<ReceivedForm<Slot>> {
    const drafts = await Promise.all(this.drafts);
    if (this.unknownSlot) throw new RequestError(400, 'malformed');
    await removeDrafts(drafts.filter(({ left }) => left).map(({ storageKey }) => storageKey));
    const fields = new URLSearchParams(this.texts.map(({ name, value }) => [name, value]));
    return { fields, files: drafts.filter(({ left }) => !left) };
  }

  async discard(): Promise<void> {
    for (const stream of this.streams) stream.destroy();
    await Promise.allSettled(this.drafts);
    await removeDrafts(this.storageKeys);
  }
}

function openForm(request: Request): BusboyInstance {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type) || request.headers.has('content-encoding'))
    throw new RequestError(415, 'unsupportedType');
  try {
    return new Busboy({ headers: { 'content-type': type }, limits: PART_LIMITS, isPartAFile: () => true });
  } catch {
    throw new RequestError(415, 'unsupportedType');
  }
}

/**
 * Reads a multipart form. Its files stream to disk as drafts, never whole into memory.
 * @throws RequestError 400 malformed, 408 too slow or broken off, 413 too large, 415 another type, 429 too many at
 *   once, 503 disk; no draft remains then
 */
export async function receiveForm<Slot extends string>(
  request: Request,
  rules: UploadRules<Slot>,
): Promise<ReceivedForm<Slot>> {
  const busboy = openForm(request);
  const body = new WatchedBody(request, {
    ...BODY_LIMITS,
    maxBytes: rules.maxBytes ?? BODY_LIMITS.maxBytes,
  });
  const reception = new Reception(body, rules);
  reception.watch(busboy);
  await createUploadFolder();
  try {
    await pipeline(Readable.from(body.readPieces()), busboy, { signal: reception.abort.signal });
    return await reception.finish();
  } catch (error) {
    const refusal = toError(reception.failure ?? error);
    await reception.discard();
    throw refusal;
  }
}

/** What the parser says of a body that is no form is the sender's error; an error of the disk is ours. */
function toError(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  const isOurs = typeof error === 'object' && error !== null && 'syscall' in error;
  return isOurs ? toOutage(error) : new RequestError(400, 'malformed');
}
