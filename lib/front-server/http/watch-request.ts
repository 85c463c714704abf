import type { IncomingMessage, ServerResponse } from 'node:http';
import { log } from '../../monitoring/log.ts';
import { isWatched, observe } from '../../monitoring/metrics.ts';
import { BUILD_FILES } from '../next-output.ts';
import type { Site } from '../site.ts';

const CALL = '/gateway/';

const KINDS: readonly (readonly [prefix: string, kind: string])[] = [
  ['/gateway/forms/', 'form'],
  ['/gateway/files/', 'file'],
  [CALL, 'call'],
  [BUILD_FILES, 'asset'],
  ['/_page/', 'asset'],
  ['/fonts/', 'asset'],
  ['/health', 'health'],
  ['/share/', 'file'],
  ['/documents/', 'file'],
  ['/images/', 'file'],
  ['/feeds/', 'file'],
  ['/calendars/', 'file'],
  ['/sitemap', 'file'],
];

/** Forms and calls with files; the client determines how long these take to arrive. */
const isUpload = ({ url = '', headers }: IncomingMessage): boolean =>
  url.startsWith(CALL) && /^multipart\//i.test(headers['content-type'] ?? '');

const kindOf = (url: string): string => KINDS.find(([prefix]) => url.startsWith(prefix))?.[1] ?? 'page';

interface Line {
  requestId?: string | undefined;
  kind: string;
  route?: string | undefined;
  method: string;
  status: number;
}

export interface RequestSpan {
  traceparent: string;
  end(line: Line): void;
}

type StartSpan = (traceparent: string | undefined) => RequestSpan;
let start: StartSpan | null = null;

export function traceRequests(begin: StartSpan): void {
  start = begin;
}

/** Begins a span and sets its header for requests to other servers; a client's own header is not passed on. */
export function startSpan({ headers }: IncomingMessage): RequestSpan | undefined {
  const span = start?.(headers.traceparent?.toString());
  delete headers.tracestate;
  delete headers.traceparent;
  if (span) headers.traceparent = span.traceparent;
  return span;
}

export interface Watched {
  id?: string | undefined;
  /** True once a handler other than the page store answers it. */
  isMade: boolean;
  route?: string;
  span?: RequestSpan | undefined;
}

const hidden = new WeakSet<ServerResponse>();

/** Excludes a response from the log at its usual levels: errors that anyone can cause at will are counted instead. */
export function hideFromLog(response: ServerResponse): void {
  hidden.add(response);
}

/** Logs a request: at `info` if it was rendered or computed, at `debug` if the page store answered it. */
export function watchRequest(
  request: IncomingMessage,
  response: ServerResponse,
  watched: Watched,
  { nameRoute }: Pick<Site, 'nameRoute'>,
): void {
  const from = performance.now();
  const uploads = isUpload(request);
  let arrived = Number.POSITIVE_INFINITY;
  if (uploads)
    request.once('end', () => {
      arrived = performance.now();
    });
  response.once('close', () => {
    const ms = performance.now() - from;
    const { method = '', url = '' } = request;
    const { statusCode: status } = response;
    const level = hidden.has(response) ? 'debug' : status >= 500 ? 'warn' : watched.isMade ? 'info' : 'debug';
    const isLogged = log.isLevelEnabled(level);
    // By default most requests, those answered by the page store, are neither logged nor measured.
    if (!isLogged && !isWatched() && !watched.span) return;
    const kind = uploads ? 'upload' : kindOf(url);
    // A request that was answered before it had arrived did not wait.
    const awaited = uploads ? Math.max(0, performance.now() - arrived) : ms;
    observe('request', awaited / 1000, {
      kind,
      status: String(status),
      from: watched.isMade ? 'made' : 'store',
      // Only the gateway sets routes, those of its table.
      endpoint: watched.route ?? '',
    });
    const route = watched.route ?? (kind === 'page' ? nameRoute(url) : undefined);
    const line = { requestId: watched.id, kind, route, method, status };
    watched.span?.end(line);
    const rest = { ms: Math.round(ms * 10) / 10, ...(response.writableFinished ? {} : { broken: true }) };
    if (isLogged) log[level]({ ...line, ...rest }, 'request');
  });
}
