import 'server-only';
import { PEER_HEADER } from '@/lib/api/headers';
import { RequestError } from '@/lib/server/http/errors';
import { OpenBody } from './open-bodies';

interface Limits {
  maxBytes: number;
  /** How long nothing may arrive. */
  idleMs: number;
  /** How long the whole body may take. */
  totalMs: number;
  /** How long the sender is waited for before its rate is looked at. */
  rateMs?: number;
}

/** Long enough for a train in a tunnel. */
const RATE_MS = 15_000;

const tooLarge = () => new RequestError(413, 'tooLarge');
const tooSlow = () => new RequestError(408, 'tooSlow');

function refuseDeclaredSize(request: Request, maxBytes: number): void {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > maxBytes) throw tooLarge();
}

/** The next piece of a body, unless it does not come in time. */
async function readInTime(reader: ReadableStreamDefaultReader<Uint8Array>, waitMs: number) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(tooSlow()), waitMs);
  });
  try {
    return await Promise.race([reader.read(), late]);
  } catch (error) {
    // Whatever else breaks a body on its way is the sender's line.
    throw error instanceof RequestError ? error : tooSlow();
  } finally {
    clearTimeout(timer);
  }
}

/** Refuses a body that trickles in. Only time spent waiting for the sender counts. */
class RateWatch {
  private waitedMs = 0;
  private bytes = 0;

  constructor(
    private readonly body: OpenBody,
    private readonly rateMs: number,
  ) {}

  /** @throws RequestError 408 once the sender has been too slow for too long; 429 or 503 when too much lies unfinished */
  count(bytes: number, waitedMs: number): void {
    this.body.add(bytes);
    this.bytes += bytes;
    this.waitedMs += waitedMs;
    if (this.waitedMs < this.rateMs) return;
    if (this.bytes < (this.body.minBytesPerSecond * this.waitedMs) / 1000) throw tooSlow();
    this.bytes = 0;
    this.waitedMs = 0;
  }
}

async function* readWatched(request: Request, limits: Limits, watch: RateWatch): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader();
  if (!reader) return;
  const end = Date.now() + limits.totalMs;
  let bytes = 0;
  let complete = false;
  try {
    for (;;) {
      const asked = Date.now();
      const { done, value } = await readInTime(reader, Math.min(limits.idleMs, end - asked));
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

/**
 * The pieces of a request's body, counted and timed.
 * @throws RequestError 413 when it is, or says that it is, larger than allowed; 408 when it stops coming, or comes
 *   slower than a line that works; 429 when its address is sending too many at the same moment
 */
export async function* readPieces(request: Request, limits: Limits): AsyncGenerator<Uint8Array> {
  refuseDeclaredSize(request, limits.maxBytes);
  const body = OpenBody.open(request.headers.get(PEER_HEADER) ?? undefined);
  try {
    yield* readWatched(request, limits, new RateWatch(body, limits.rateMs ?? RATE_MS));
  } finally {
    body.close();
  }
}
