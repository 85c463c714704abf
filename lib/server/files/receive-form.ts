import 'server-only';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { MAX_FILE_BYTES, MAX_REQUEST_BYTES } from '@/lib/forms/files/rules';
import { readPieces } from '@/lib/server/http/body/watched-body';
import { RequestError, toOutage } from '@/lib/server/http/errors';
import { type Draft, saveDraft } from './draft';
import { createUploadFolder, removeDrafts } from './folder';

/** A slow mobile line may take minutes, but it never stands still for long. */
const BODY_LIMITS = { maxBytes: MAX_REQUEST_BYTES, idleMs: 30_000, totalMs: 900_000 };
const PART_LIMITS = { fileSize: MAX_FILE_BYTES, files: 20, headerPairs: 20 };

/** What a multipart form may bring. */
export interface UploadRules<Slot extends string> {
  /** The fields that take files. */
  slots: Readonly<Record<Slot, { maxFiles: number; required?: boolean }>>;
  maxFields: number;
  maxFieldBytes: number;
  /** The whole body; as much as any form may have without it. */
  maxBytes?: number;
}

export interface ReceivedForm<Slot extends string = string> {
  fields: URLSearchParams;
  files: Draft<Slot>[];
}

/** Everything that a form has brought so far. */
class Reception<Slot extends string> {
  readonly fields = new URLSearchParams();
  /** Ends the reading of the form when a file cannot be written. */
  readonly abort = new AbortController();
  /** Why a file could not be written. */
  failure: unknown;
  private readonly streams: BusboyFileStream[] = [];
  private readonly drafts: Promise<Draft<Slot>>[] = [];
  private readonly storageKeys: string[] = [];
  private overfull = false;
  private unknownSlot = false;

  constructor(private readonly slots: UploadRules<Slot>['slots']) {}

  watch(busboy: BusboyInstance): void {
    busboy.on('error', () => undefined);
    busboy.on('field', (name, value) => this.fields.append(name, value));
    busboy.on('file', (slot, stream, name: string | undefined) => this.take(slot, stream, name ?? ''));
    for (const event of ['filesLimit', 'fieldsLimit'] as const) {
      busboy.on(event, () => {
        this.overfull = true;
      });
    }
  }

  private take(slot: string, stream: BusboyFileStream, name: string): void {
    // The parser tells every open file that the form broke off; an error that nobody hears ends the process.
    stream.on('error', () => undefined);
    if (!Object.hasOwn(this.slots, slot)) {
      this.unknownSlot = true;
      stream.resume();
      return;
    }
    this.streams.push(stream);
    const draft = saveDraft(slot as Slot, name, stream, (key) => this.storageKeys.push(key));
    // A full disk ends the form: the parser would wait for ever for a reader that has gone.
    draft.catch((error: unknown) => {
      this.failure ??= error;
      this.abort.abort();
    });
    this.drafts.push(draft);
  }

  async finish(): Promise<ReceivedForm<Slot>> {
    const drafts = await Promise.all(this.drafts);
    if (this.overfull) throw new RequestError(413, 'tooLarge');
    if (this.unknownSlot) throw new RequestError(400, 'malformed');
    await removeDrafts(drafts.filter(({ left }) => left).map(({ storageKey }) => storageKey));
    return { fields: this.fields, files: drafts.filter(({ left }) => !left) };
  }

  async discard(): Promise<void> {
    for (const stream of this.streams) stream.destroy();
    await Promise.allSettled(this.drafts);
    await removeDrafts(this.storageKeys);
  }
}

function openForm(request: Request, rules: UploadRules<string>): BusboyInstance {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type) || request.headers.has('content-encoding'))
    throw new RequestError(415, 'unsupportedType');
  try {
    const limits = { ...PART_LIMITS, fields: rules.maxFields, fieldSize: rules.maxFieldBytes };
    return new Busboy({ headers: { 'content-type': type }, limits });
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
  const busboy = openForm(request, rules);
  const reception = new Reception(rules.slots);
  reception.watch(busboy);
  await createUploadFolder();
  try {
    const pieces = Readable.from(
      readPieces(request, { ...BODY_LIMITS, maxBytes: rules.maxBytes ?? BODY_LIMITS.maxBytes }),
    );
    await pipeline(pieces, busboy, { signal: reception.abort.signal });
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
