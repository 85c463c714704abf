import 'server-only';
import { PEER_HEADER } from '@/lib/api/headers';
import { RequestError } from '@/lib/server/http/errors';
import { OpenBody } from './open-bodies';

interface Limits {
  maxBytes: number;
  idleMs: number;
  totalMs: number;
  rateMs?: number;
}

/** Long enough for a train in a tunnel. */
const RATE_MS = 15_000;
const JOINED_BYTES = 4096;

const tooLarge = () => new RequestError(413, 'tooLarge');
const tooSlow = () => new RequestError(408, 'tooSlow');

function refuseDeclaredSize(request: Request, maxBytes: number): void {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > maxBytes) throw tooLarge();
}

/** The next chunk of a body, unless it times out or the body is aborted. */
async function readInTime(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  waitMs: number,
  givenUp: Promise<never>,
) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(tooSlow()), waitMs);
  });
  try {
    return await Promise.race([reader.read(), late, givenUp]);
  } catch (error) {
    // Any other error while receiving is caused by the sender's connection.
    throw error instanceof RequestError ? error : tooSlow();
  } finally {
    clearTimeout(timer);
  }
}

/** Refuses a body that arrives too slowly. Only time spent waiting for the sender counts. */
class RateWatch {
  private waitedMs = 0;
  private bytes = 0;

  constructor(
    private readonly body: OpenBody,
    private readonly rateMs: number,
  ) {}

  /** @throws RequestError 408 once the sender has been too slow for too long; 429 or 503 when too much is unfinished */
  count(bytes: number, waitedMs: number): void {
    this.body.add('bytes', bytes);
    this.bytes += bytes;
    this.waitedMs += waitedMs;
    if (this.waitedMs < this.rateMs) return;
    if (this.bytes < (this.body.minBytesPerSecond * this.waitedMs) / 1000) throw tooSlow();
    this.bytes = 0;
    this.waitedMs = 0;
  }
}

async function* readWatched(request: Request, limits: Limits, body: OpenBody): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader();
  if (!reader) return;
  const watch = new RateWatch(body, limits.rateMs ?? RATE_MS);
  const end = Date.now() + limits.totalMs;
  let bytes = 0;
  let complete = false;
  try {
    for (;;) {
      const asked = Date.now();
      const wait = Math.min(limits.idleMs, end - asked);
      const { done, value } = await readInTime(reader, wait, body.givenUp);
      if (done) break;
      watch.count(value.byteLength, Date.now() - asked);
      bytes += value.byteLength;
      if (bytes > limits.maxBytes) throw tooLarge();
      yield value;
    }
    complete = true;
  } finally {
    if (!complete) void reader.cancel().catch(() => undefined);
  }
}

/** Joins small chunks, so that a body sent in single bytes is not a hundred times as expensive. */
async function* joinPieces(pieces: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  let small: Uint8Array<ArrayBuffer> | undefined;
  let used = 0;
  for await (const piece of pieces) {
    if (used > 0 && used + piece.byteLength > JOINED_BYTES) {
      yield Buffer.from(small?.subarray(0, used) ?? []);
      used = 0;
    }
    if (piece.byteLength >= JOINED_BYTES) {
      yield piece;
      continue;
    }
    small ??= new Uint8Array(JOINED_BYTES);
    small.set(piece, used);
    used += piece.byteLength;
  }
  if (used > 0) yield Buffer.from(small?.subarray(0, used) ?? []);
}

export class WatchedBody {
  private body: OpenBody | undefined;

  constructor(
    private readonly request: Request,
    private readonly limits: Limits,
  ) {}

  /** Can be read once. @throws RequestError 413 too large; 408 too slow; 429 or 503 too many at once */
  async *readPieces(): AsyncGenerator<Uint8Array> {
    refuseDeclaredSize(this.request, this.limits.maxBytes);
    this.body = OpenBody.open(this.request.headers.get(PEER_HEADER) ?? undefined);
    try {
      yield* joinPieces(readWatched(this.request, this.limits, this.body));
    } finally {
      this.body.close();
      this.body = undefined;
    }
  }

  giveUp(reason: unknown): void {
    this.body?.giveUp(reason);
  }

  /** Counts text that stays in memory. @throws RequestError 429 or 503 when there is too much */
  countText(bytes: number): void {
    this.body?.add('text', bytes);
  }
}

/**
 * @param decoder throws if the text must be valid and is not @throws RequestError 400 malformed, and those of
 * `WatchedBody`
 */
export async function readText(request: Request, limits: Limits, decoder: TextDecoder): Promise<string> {
  const body = new WatchedBody(request, limits);
  const decode = (piece?: Uint8Array) => {
    try {
      return piece ? decoder.decode(piece, { stream: true }) : decoder.decode();
    } catch {
      throw new RequestError(400, 'malformed');
    }
  };
  let text = '';
  for await (const piece of body.readPieces()) {
    body.countText(piece.byteLength);
    text += decode(piece);
  }
  return text + decode();
}
