import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { cleanHeaders } from './request-headers.ts';
import { guardSlowBody } from './slow-bodies.ts';

const HEADERS_MS = 20_000;
/** Enough for 19 MB at 90 kbit/s; what is slower than a trickle ends earlier. */
const REQUEST_MS = 30 * 60_000;
const KEEP_ALIVE_MS = 65_000;
const CHECK_MS = 5000;
/** How long requests that are under way may still take after the order to stop. */
const DRAIN_MS = 10_000;

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * The small server in front of Next (decision 8): writes the peer's address, bounds time, closes gracefully.
 * @param handle answers a request whose headers can be trusted
 * @param trustedHops number of proxies in front of the portal
 */
export function createFrontServer(handle: Handler, trustedHops: number): Server {
  const limits = {
    headersTimeout: HEADERS_MS,
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: CHECK_MS,
  };
  return createServer(limits, (request, response) => {
    cleanHeaders(request, trustedHops);
    guardSlowBody(request, response);
    handle(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
}

/** Starts to listen on all addresses. @throws Error with the system's code when the port cannot be had */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Takes no more connections, lets requests that are under way finish, at most ten seconds. */
export function closeGracefully(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
  });
}
