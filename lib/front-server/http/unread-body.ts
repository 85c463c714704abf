import type { IncomingMessage, ServerResponse } from 'node:http';

/** Received after the response, so that a client that sends before it reads can read it. */
const MAX_BYTES = 1024 * 1024;
const LINGER_MS = 3000;

/** Waits for the end of an unread body, for three seconds and a megabyte at most. */
export function lingerOnBody(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    if (request.complete || request.destroyed) return resolve();
    const { socket } = request;
    const before = socket.bytesRead;
    const timer = setTimeout(resolve, LINGER_MS).unref();
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    request.once('close', done);
    request.once('end', done);
    request.on('data', () => {
      // Includes chunk headers: a body in chunks of single bytes consists mostly of those.
      if (socket.bytesRead - before > MAX_BYTES) request.pause();
    });
  });
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Runs a function at the last moment at which the head of a response can be changed. */
function beforeHead(response: ServerResponse, act: () => void): void {
  response.writeHead = new Proxy(response.writeHead, {
    apply(write, self, args) {
      act();
      return Reflect.apply(write, self, args);
    },
  });
}

/**
 * Closes the connection of a request that was answered before its body was read, because Node would read the whole
 * body.
 */
export function closeUnread(
  request: IncomingMessage,
  response: ServerResponse,
  isDraining: () => boolean,
): void {
  // A destroyed request has no socket.
  const { socket } = request;
  // HTTP/1.0, or `Connection: close`.
  const isLast = !response.shouldKeepAlive;
  // Node would close such a connection with the last byte of the response, which is lost if unread bytes are waiting.
  if (hasBody(request)) response.shouldKeepAlive = true;
  beforeHead(response, () => {
    if (request.complete && (isLast || isDraining())) response.shouldKeepAlive = false;
  });
  // Runs before Node's own listener, which discards bodies but reads them to their end.
  response.prependOnceListener('finish', () => {
    if (request.complete && !isLast) return;
    lingerOnBody(request).then(() => {
      if (!request.complete) socket.destroy();
      else if (isLast) socket.destroySoon();
    });
  });
}
