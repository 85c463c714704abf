import type { IncomingMessage, ServerResponse } from 'node:http';

/** Interval of the check of an incomplete body. */
const LOOK_MS = 30_000;
/** Slower than any phone network: the client is only holding a connection open. */
const MIN_BYTES_PER_SECOND = 512;

/** Aborts requests whose body arrives too slowly: 19 MB over a slow phone network pass, a byte a minute does not. */
export function guardSlowBody(request: IncomingMessage, response: ServerResponse, lookMs = LOOK_MS): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const { socket } = request;
  let seen = socket.bytesRead;
  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer);
    const received = socket.bytesRead - seen;
    seen = socket.bytesRead;
    // With unread data here, the delay is not the client's.
    const isWaiting = request.readableLength > 0;
    if (received < (MIN_BYTES_PER_SECOND * lookMs) / 1000 && !isWaiting) socket.destroy();
  }, lookMs);
  timer.unref();
  response.once('close', () => clearInterval(timer));
}
