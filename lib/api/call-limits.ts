import 'server-only';
import { env } from '@/lib/env/env';

/** Factor for writes, which take longer than reads: files are scanned and rows are stored. */
const SENDING = 4;
/** Allows a body of 19 MB over a slow connection. */
const UPLOAD_MS = 180_000;

export interface LimitedCall {
  signal: AbortSignal;
  body: ReadableStream<Uint8Array> | null;
  /** True once the sender of the body has disconnected, in which case the root is not at fault. */
  readonly isAbandoned: boolean;
  end(): void;
}

/** Limits a call by `API_TIMEOUT_MS`; for a call with a body, the time starts with its last byte. */
export function limitCall(body: ReadableStream<Uint8Array> | null | undefined): LimitedCall {
  const controller = new AbortController();
  const abortAfter = (ms: number) =>
    setTimeout(() => controller.abort(new DOMException('The API took too long', 'TimeoutError')), ms);
  let timer = abortAfter(body ? UPLOAD_MS : env.API_TIMEOUT_MS);
  let isAbandoned = false;

  const finishSending = () => {
    clearTimeout(timer);
    timer = abortAfter(env.API_TIMEOUT_MS * SENDING);
  };

  function watch(sent: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
    const reader = sent.getReader();
    return new ReadableStream({
      async pull(passed) {
        try {
          const { done, value } = await reader.read();
          if (!done) return passed.enqueue(value);
          finishSending();
          passed.close();
        } catch (error) {
          isAbandoned = true;
          passed.error(error);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    });
  }

  return {
    signal: controller.signal,
    body: body ? watch(body) : null,
    get isAbandoned() {
      return isAbandoned;
    },
    end: () => clearTimeout(timer),
  };
}
