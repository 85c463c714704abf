import type { IncomingMessage, ServerResponse } from 'node:http';
import { log } from '../../monitoring/log.ts';
import { isWatched, observe } from '../../monitoring/metrics.ts';
import { BUILD_FILES } from '../next-output.ts';
import type { Site } from '../site.ts';

const CALL = '/gateway/';

/** Kinds of requests by how their addresses begin; all others are pages. */
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
  ['/feeds/', 'file'],
  ['/sitemap', 'file'],
];

/** Forms and calls that bring files; how long these take to arrive is the sender's affair. */
const isUpload = ({ url = '', headers }: IncomingMessage): boolean =>
  url.startsWith(CALL) && /^multipart\//i.test(headers['content-type'] ?? '');

const kindOf = (url: string): string => KINDS.find(([prefix]) => url.startsWith(prefix))?.[1] ?? 'page';

/** What a line says of a request. */
interface Line {
  requestId?: string | undefined;
  kind: string;
  route?: string | undefined;
  method: string;
  status: number;
}

/** A request as a collector follows it. */
export interface RequestSpan {
  /** Names it to whoever is asked in its course. */
  traceparent: string;
  end(line: Line): void;
}

type StartSpan = (traceparent: string | undefined) => RequestSpan;
let start: StartSpan | null = null;

/** From here on somebody follows the requests that something is made for. */
export function traceRequests(begin: StartSpan): void {
  start = begin;
}

/** Begins to follow a request, and names its span to whoever is asked in its course; nothing of a stranger's passes. */
export function startSpan({ headers }: IncomingMessage): RequestSpan | undefined {
  const span = start?.(headers.traceparent?.toString());
  delete headers.tracestate;
  delete headers.traceparent;
  if (span) headers.traceparent = span.traceparent;
  return span;
}

/** How a request was answered, as far as it is known from inside. */
export interface Watched {
  id?: string | undefined;
  /** True once somebody beyond the page store answers it. */
  isMade: boolean;
  route?: string;
  span?: RequestSpan | undefined;
}

const hidden = new WeakSet<ServerResponse>();

/** Keeps an answer out of the log at its usual levels: what anybody can cause without end is counted instead. */
export function hideFromLog(response: ServerResponse): void {
  hidden.add(response);
}

/**
 * Times a request from its head, an upload from its end, and writes its line: at `info` what was made for it, at `debug`
 * what the page store answered.
 */
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
    const isTold = log.isLevelEnabled(level);
    // Most requests are the page store's, and by default nobody hears of them.
    if (!isTold && !isWatched() && !watched.span) return;
    const kind = uploads ? 'upload' : kindOf(url);
    // One that was answered before it had arrived kept nobody waiting.
    const awaited = uploads ? Math.max(0, performance.now() - arrived) : ms;
    observe('request', awaited / 1000, {
      kind,
      status: String(status),
      from: watched.isMade ? 'made' : 'store',
      // The gateway alone names routes, those of its table.
      endpoint: watched.route ?? '',
    });
    const route = watched.route ?? (kind === 'page' ? nameRoute(url) : undefined);
    const line = { requestId: watched.id, kind, route, method, status };
    watched.span?.end(line);
    const rest = { ms: Math.round(ms * 10) / 10, ...(response.writableFinished ? {} : { broken: true }) };
    if (isTold) log[level]({ ...line, ...rest }, 'request');
  });
}
