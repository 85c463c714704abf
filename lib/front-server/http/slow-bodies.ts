import type { IncomingMessage, ServerResponse } from 'node:http';

/** How often a body that is still arriving is looked at. */
const LOOK_MS = 30_000;
/** A body slower than this is not a slow phone network but someone holding a connection open. */
const MIN_BYTES_PER_SECOND = 512;

/**
 * Ends requests whose body trickles in: 19 MB over a slow phone network pass, a byte a minute does not.
 * @param lookMs how often to look, in milliseconds
 */
export function guardSlowBody(request: IncomingMessage, response: ServerResponse, lookMs = LOOK_MS): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const { socket } = request;
  let seen = socket.bytesRead;
  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer);
    const received = socket.bytesRead - seen;
    seen = socket.bytesRead;
    // While something waits to be read here, the delay is not the sender's.
    const isWaiting = request.readableLength > 0;
    if (received < (MIN_BYTES_PER_SECOND * lookMs) / 1000 && !isWaiting) socket.destroy();
  }, lookMs);
  timer.unref();
  response.once('close', () => clearInterval(timer));
}
