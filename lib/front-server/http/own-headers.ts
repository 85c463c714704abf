import { type IncomingMessage, ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

type Headers = Readonly<Record<string, string>>;

/** Statuses of errors that Node finds while it reads a request; all others are 400, as Node itself answers them. */
const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** The class of responses that carry these headers, whoever writes their head. */
export function createResponseClass(headers: Headers): typeof ServerResponse<IncomingMessage> {
  const own = Object.entries(headers);
  if (own.length === 0) return ServerResponse;
  return class extends ServerResponse {
    override writeHead(...given: unknown[]): this {
      const last = given.at(-1);
      // A list of names and values is written as it is, which is the quickest way for stored pages.
      if (Array.isArray(last))
        return Reflect.apply(super.writeHead, this, given.with(-1, [...last, ...own.flat()]));
      for (const [name, value] of own) this.setHeader(name, value);
      return Reflect.apply(super.writeHead, this, given);
    }
  };
}

/**
 * Answers what is no request of HTTP, and ends its connection.
 * @param isBusy an earlier request of the connection is being answered: nothing may be written between
 */
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
