import { type IncomingMessage, ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

type Headers = Readonly<Record<string, string>>;

/** Statuses of Node's parse errors; all others are 400, as in Node itself. */
const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** A response class that adds these headers, regardless of who writes the head. */
export function createResponseClass(headers: Headers): typeof ServerResponse<IncomingMessage> {
  const own = Object.entries(headers);
  if (own.length === 0) return ServerResponse;
  return class extends ServerResponse {
    override writeHead(...given: unknown[]): this {
      const last = given.at(-1);
      // A list of names and values is written directly, which is fastest for cached pages.
      if (Array.isArray(last))
        return Reflect.apply(super.writeHead, this, given.with(-1, [...last, ...own.flat()]));
      for (const [name, value] of own) this.setHeader(name, value);
      return Reflect.apply(super.writeHead, this, given);
    }
  };
}

/** Responds to invalid HTTP. @param isBusy an earlier request is being answered, so nothing may be written */
export function refuseBroken(
  error: NodeJS.ErrnoException,
  socket: Socket,
  headers: Headers,
  isBusy: boolean,
): void {
  if (!isBusy && socket.writable && error.code !== 'ECONNRESET') {
    const status = STATUSES[error.code ?? ''] ?? 400;
    const lines = Object.entries({ ...headers, Connection: 'close' }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '\r\n'].join('\r\n'));
  }
  socket.destroySoon();
}
