import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { constants } from 'node:zlib';
import compression from 'compression';
import { REQUEST_ID_HEADER } from '../../api/headers.ts';
import { isRequestId, runAs } from '../../monitoring/current-request.ts';
import type { Site } from '../site.ts';
import { cleanHeaders } from './clean-headers.ts';
import { Connections } from './connection.ts';
import { refuseAtGate } from './gate.ts';
import { createResponseClass, refuseBroken } from './own-headers.ts';
import { Probes } from './probes.ts';
import { refuse } from './refuse.ts';
import { guardSlowBody } from './slow-bodies.ts';
import { guardSmallPieces } from './small-pieces.ts';
import { closeUnread } from './unread-body.ts';
import { readVisitor, type Visitor } from './visitor.ts';
import { startSpan, type Watched, watchRequest } from './watch-request.ts';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Binary logarithm of the window: 256 kB, more than the largest page. */
const WINDOW_BITS = 18;

/**
 * Compresses with brotli. Its window covers a whole page, so styles repeated in the page's data cost almost nothing.
 */
const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS } },
}) as unknown as Middleware;

const LIMITS = {
  headersTimeout: 20_000,
  /** Enough for 19 MB at 90 kbit/s; slower uploads are ended earlier. */
  requestTimeout: 30 * 60_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
  /** The gate refuses requests without a Host header, with the common headers. */
  requireHostHeader: false,
  /** No other protocol is supported: an upgrade request is answered like any other. */
  shouldUpgradeCallback: () => false,
};

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface Pages {
  answer(request: IncomingMessage, response: ServerResponse, visitor: Visitor, pass: () => void): void;
}

const NO_PAGES: Pages = { answer: (_request, _response, _visitor, pass) => pass() };

interface Options {
  trustedHops: number;
  site: Pick<Site, 'nameRoute' | 'oneTimeQuery' | 'securityHeaders'>;
  pages?: Pages;
  probes?: Probes;
  headers?: Readonly<Record<string, string>>;
}

interface Drain {
  /** Requests are still accepted while load balancers learn that the instance is not ready. */
  noticeMs: number;
  /** Requests in progress may then take this long. */
  timeoutMs: number;
}

/** The HTTP server in front of Next (CALL-16). */
export class FrontServer {
  private readonly handle: Handler;
  private readonly pages: Pages;
  private readonly probes: Probes;
  private readonly site: Options['site'];
  private readonly server: Server;
  private readonly connections = new Connections();
  private readonly finish = () => {
    this.underWay -= 1;
    this.closeWhenQuiet();
  };
  private underWay = 0;
  private closing = false;

  /** @param handle answers a request with trusted headers */
  constructor(handle: Handler, { trustedHops, site, pages = NO_PAGES, probes, headers = {} }: Options) {
    this.handle = handle;
    this.pages = pages;
    this.site = site;
    this.probes = probes ?? new Probes(async () => true);
    const take = (request: IncomingMessage, response: ServerResponse) => {
      const visitor = readVisitor(request);
      // A body arrives while its request waits.
      if (visitor.sends) guardSmallPieces(request);
      this.connections.take(request, response, () => this.receive(request, response, visitor, trustedHops));
    };
    this.server = createServer({ ...LIMITS, ServerResponse: createResponseClass(headers) }, take);
    this.server.on('connection', () => this.connections.addConnection());
    // `Expect: 100-continue` is answered only if a handler will read the body.
    this.server.on('checkContinue', take);
    this.server.on('clientError', (error, socket) =>
      refuseBroken(error, socket as Socket, headers, this.connections.isBusy(socket as Socket)),
    );
  }

  listen(port: number): Promise<void> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, () => {
        this.server.off('error', reject);
        resolve();
      });
    });
  }

  /** Reports that it is not ready, closes connections after their next response, and waits for requests in progress. */
  async close({ noticeMs, timeoutMs }: Drain): Promise<void> {
    this.probes.drain();
    if (noticeMs > 0) await sleep(noticeMs);
    this.closing = true;
    await new Promise<void>((resolve) => {
      this.server.close(() => resolve());
      this.closeWhenQuiet();
      setTimeout(() => this.server.closeAllConnections(), timeoutMs).unref();
    });
  }

  get isBusy(): boolean {
    return this.underWay > 0;
  }

  get load(): number {
    return this.underWay;
  }

  /** Browsers keep idle connections open, some without any request: they are closed without waiting. */
  private closeWhenQuiet(): void {
    if (this.closing && this.underWay === 0) this.server.closeAllConnections();
  }

  private receive(
    request: IncomingMessage,
    response: ServerResponse,
    visitor: Visitor,
    trustedHops: number,
  ): void {
    const refusal = refuseAtGate(request, visitor, this.site.oneTimeQuery);
    if (refusal) {
      refuse(request, response, refusal.status, { ...this.site.securityHeaders, ...refusal.headers });
      return;
    }
    if (this.probes.isDraining) response.shouldKeepAlive = false;
    if (this.probes.answer(request, response)) return;
    this.underWay += 1;
    response.once('close', this.finish);
    const watched: Watched = { isMade: false };
    watchRequest(request, response, watched, this.site);
    // Cached responses carry no request id unless a proxy sent one.
    if (isRequestId(visitor.requestId)) watched.id = visitor.requestId;
    if (watched.id) response.setHeader(REQUEST_ID_HEADER, watched.id);
    this.pages.answer(request, response, visitor, () => {
      watched.isMade = true;
      watched.id ??= randomUUID();
      watched.span = startSpan(request);
      response.setHeader(REQUEST_ID_HEADER, watched.id);
      runAs(watched, () => this.pass(request, response, trustedHops, watched.id));
    });
  }

  private pass(
    request: IncomingMessage,
    response: ServerResponse,
    trustedHops: number,
    id: string | undefined,
  ): void {
    if (request.headers.expect) response.writeContinue();
    cleanHeaders(request, trustedHops, id);
    guardSlowBody(request, response);
    closeUnread(request, response, () => this.probes.isDraining);
    compress(request, response, () => {
      this.handle(request, response).catch((error: unknown) => {
        console.error(error);
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
    });
  }
}
