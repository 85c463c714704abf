import 'server-only';
import { env } from '@/lib/env/env';

/** What is sent may take longer to be answered than what is read: files are scanned, rows are written. */
const SENDING = 4;
/** A body of 19 MB over a slow line takes its time. */
const UPLOAD_MS = 180_000;

/** A call to an external root under its time limits. */
export interface LimitedCall {
  signal: AbortSignal;
  /** The body, observed as it leaves. */
  body: ReadableStream<Uint8Array> | null;
  /** True once the sender of the body has gone: the root is not to blame. */
  readonly isAbandoned: boolean;
  /** Ends the limits, once the call is over. */
  end(): void;
}

/** Limits a call by `API_TIMEOUT_MS`: what is sent from its last byte on. */
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
