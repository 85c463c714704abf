import 'server-only';
import { ApiFault } from '../errors';

interface Limits {
  maxBytes: number;
  /** How long nothing may arrive. */
  idleMs: number;
  /** How long the whole body may take. */
  totalMs: number;
}

const tooLarge = () => new ApiFault(413, 'tooLarge');
const tooSlow = () => new ApiFault(408, 'tooSlow');

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
    throw error instanceof ApiFault ? error : tooSlow();
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The pieces of a request's body, counted and timed.
 * @throws ApiFault 413 when it is, or says that it is, larger than allowed; 408 when it stops coming
 */
export async function* readPieces(request: Request, limits: Limits): AsyncGenerator<Uint8Array> {
  refuseDeclaredSize(request, limits.maxBytes);
  const reader = request.body?.getReader();
  if (!reader) return;
  const end = Date.now() + limits.totalMs;
  let bytes = 0;
  let complete = false;
  try {
    for (;;) {
      const { done, value } = await readInTime(reader, Math.min(limits.idleMs, end - Date.now()));
      if (done) break;
      bytes += value.byteLength;
      if (bytes > limits.maxBytes) throw tooLarge();
      yield value;
    }
    complete = true;
  } finally {
    if (!complete) void reader.cancel().catch(() => undefined);
  }
}
