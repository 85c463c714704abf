import 'server-only';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { MAX_FILE_BYTES, MAX_REQUEST_BYTES } from '@/lib/forms/files/rules';
import { WatchedBody } from '@/lib/server/http/body/watched-body';
import { RequestError, toOutage } from '@/lib/server/http/errors';
import { type ArrivingFile, saveArrivingFile } from './arriving-file';
import { createUploadFolder, removeArrivingFiles } from './folder';

/** A slow mobile connection may take minutes, but is never silent for long. */
const BODY_LIMITS = { maxBytes: MAX_REQUEST_BYTES, idleMs: 30_000, totalMs: 900_000 };
const MAX_FILES = 20;
/** Maximum size of names and values of all fields together, including file names. */
export const MAX_TEXT_BYTES = 64 * 1024;
/** Memory for a part in addition to its text. */
const PART_BYTES = 64;
/** A part has a name, a file name of at most 255 characters, and a type. */
const PART_LIMITS = { headerPairs: 20, headerSize: 16 * 1024 };

const BINARY = 'application/octet-stream';

export interface UploadRules<Slot extends string> {
  slots: Readonly<Record<Slot, { maxFiles: number; required?: boolean }>>;
  maxFields: number;
  maxBytes?: number;
  /** Of each file; the rest of a larger one is dropped. */
  maxFileBytes?: number;
}

export interface ReceivedForm<Slot extends string = string> {
  fields: URLSearchParams;
  files: ArrivingFile<Slot>[];
}

interface TextField {
  name: string;
  value: string;
}

class Reception<Slot extends string> {
  readonly abort = new AbortController();
  failure: unknown;
  private readonly texts: TextField[] = [];
  private readonly streams: BusboyFileStream[] = [];
  private readonly arriving: Promise<ArrivingFile<Slot>>[] = [];
  private readonly storageKeys: string[] = [];
  private textBytes = 0;
  private unknownSlot = false;

  constructor(
    private readonly body: WatchedBody,
    private readonly rules: UploadRules<Slot>,
  ) {}

  watch(busboy: BusboyInstance): void {
    busboy.on('error', () => undefined);
    // Every part is read as a stream, including text: the parser would buffer a text before its size can be limited.
    busboy.on('file', (name = '', stream, fileName: string | undefined, _encoding, type) => {
      // The parser emits an error on every open part of an aborted form; without a listener the process would end.
      stream.on('error', () => undefined);
      if (!this.countText(PART_BYTES + Buffer.byteLength(name + (fileName ?? '')))) return;
      if (fileName !== undefined || type === BINARY) this.takeFile(name, stream, fileName ?? '');
      else this.takeText(name, stream);
    });
  }

  private fail(error: unknown): void {
    this.failure ??= error;
    this.body.abort(error);
    this.abort.abort();
  }

  /** Counts bytes kept in memory; aborts the form and returns false if they exceed the limit. */
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
    if (this.arriving.length >= MAX_FILES) {
      this.fail(new RequestError(413, 'tooLarge'));
      return;
    }
    this.streams.push(stream);
    const file = saveArrivingFile(slot as Slot, name, stream, (key) => this.storageKeys.push(key));
    // A full disk aborts the form: the parser would wait forever for a reader.
    file.catch((error: unknown) => this.fail(error));
    this.arriving.push(file);
  }

  async finish(): Promise<ReceivedForm<Slot>> {
    const files = await Promise.all(this.arriving);
    if (this.unknownSlot) throw new RequestError(400, 'malformed');
    await removeArrivingFiles(files.filter(({ left }) => left).map(({ storageKey }) => storageKey));
    const fields = new URLSearchParams(this.texts.map(({ name, value }) => [name, value]));
    return { fields, files: files.filter(({ left }) => !left) };
  }

  async discard(): Promise<void> {
    for (const stream of this.streams) stream.destroy();
    await Promise.allSettled(this.arriving);
    await removeArrivingFiles(this.storageKeys);
  }
}

function openForm(request: Request, fileSize: number): BusboyInstance {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type) || request.headers.has('content-encoding'))
    throw new RequestError(415, 'unsupportedType');
  try {
    const limits = { ...PART_LIMITS, fileSize };
    return new Busboy({ headers: { 'content-type': type }, limits, isPartAFile: () => true });
  } catch {
    throw new RequestError(415, 'unsupportedType');
  }
}

/** Streams a form's files to disk. @throws RequestError 400, 408, 413, 415, 429, 503; no file remains then */
export async function receiveForm<Slot extends string>(
  request: Request,
  rules: UploadRules<Slot>,
): Promise<ReceivedForm<Slot>> {
  const busboy = openForm(request, rules.maxFileBytes ?? MAX_FILE_BYTES);
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

/** A parser error is the sender's error; a disk error is the portal's. */
function toError(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  const isOurs = typeof error === 'object' && error !== null && 'syscall' in error;
  return isOurs ? toOutage(error) : new RequestError(400, 'malformed');
}
