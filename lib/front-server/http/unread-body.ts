import type { IncomingMessage, ServerResponse } from 'node:http';

/** As much of a body is still taken in after its response, so that whoever sends before reading gets to read it. */
const MAX_BYTES = 1024 * 1024;
const LINGER_MS = 3000;

/**
 * Waits for the end of a body that nobody wants, for three seconds and a megabyte at most.
 * @returns when the body has ended or is given up
 */
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
      // With what stands between the pieces: chunks of single bytes are mostly that.
      if (socket.bytesRead - before > MAX_BYTES) request.pause();
    });
  });
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Does something at the last moment at which the head of a response can still be changed. */
function beforeHead(response: ServerResponse, act: () => void): void {
  response.writeHead = new Proxy(response.writeHead, {
    apply(write, self, args) {
      act();
      return Reflect.apply(write, self, args);
    },
  });
}

/**
 * Ends the connection of a request that was answered before its body was read: Node would read all that is sent.
 * @param isDraining whether connections end with their responses; asked as the response begins, an upload may have taken minutes
 */
export function closeUnread(
  request: IncomingMessage,
  response: ServerResponse,
  isDraining: () => boolean,
): void {
  // A request that is destroyed no longer knows its socket.
  const { socket } = request;
  // HTTP/1.0, or a sender that asked to close.
  const isLast = !response.shouldKeepAlive;
  // Node would cut such a connection with the last byte of the response, which is lost where unread bytes are waiting.
  if (hasBody(request)) response.shouldKeepAlive = true;
  beforeHead(response, () => {
    if (request.complete && (isLast || isDraining())) response.shouldKeepAlive = false;
  });
  // Before Node's own listener, which throws bodies away unseen but reads them to their end.
  response.prependOnceListener('finish', () => {
    if (request.complete && !isLast) return;
    lingerOnBody(request).then(() => {
      if (!request.complete) socket.destroy();
      else if (isLast) socket.destroySoon();
    });
  });
}
