import 'server-only';
import type { z } from 'zod';
import { countMetric } from '@/lib/monitoring/counts';
import { readAnswer } from './contract/read-response';
import { findRefusal, readRefusal, type StatedRefusal, speaksOfContent } from './contract/refusal';
import { UpstreamDown } from './upstream-down';

export interface Expected {
  method: string;
  path: string;
  schema?: z.ZodType;
  isFile?: boolean;
}

/** Larger than the longest list of any root. */
const MAX_BYTES = 16 * 1024 * 1024;
/** Status for a refusal that is stated only in the body, without a reason. */
const REFUSED = 422;

const isRead = ({ method }: Expected) => method === 'GET' || method === 'HEAD';

/** The root did not answer; whether the request arrived is unknown. */
const notAnswered = (reason: string, expected: Expected, cause?: unknown) =>
  new UpstreamDown(`${expected.path}: ${reason}`, { cause, mayHaveArrived: !isRead(expected) });

async function readBytes(response: Response, expected: Expected): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of response.body ?? []) {
      chunks.push(chunk);
      size += chunk.byteLength;
      if (size > MAX_BYTES) break;
    }
  } catch (cause) {
    throw notAnswered('the answer is truncated', expected, cause);
  }
  if (size > MAX_BYTES) throw notAnswered('the answer is too long', expected);
  return new TextDecoder().decode(Buffer.concat(chunks)).trim();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function respondRefusal(
  status: number,
  { message, code, fields }: Omit<StatedRefusal, 'status'>,
  from: Response,
): Response {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  const wait = from.headers.get('retry-after');
  if (wait) headers.set('Retry-After', wait);
  const { statusText } = from;
  return new Response(JSON.stringify({ message, code: code ?? 'http', fields }), {
    status,
    statusText: status === from.status ? statusText : '',
    headers,
  });
}

/** Handles an answer outside 2xx: its message is kept, but an HTML page is not one. */
function readFailure(response: Response, body: unknown): Response {
  const { status } = response;
  const stated = readRefusal(body);
  if (status !== 404) return respondRefusal(status, stated, response);
  const code = speaksOfContent(body) ? (stated.code ?? 'notFound') : 'unknownCall';
  return respondRefusal(404, code === 'unknownCall' ? { message: '', code } : { ...stated, code }, response);
}

/** The answer parsed by its schema; dropped parts are counted. */
function readContent(body: unknown, expected: Expected): unknown {
  if (!expected.schema) return body;
  const { read, repaired, dropped } = readAnswer(expected.schema, body);
  if (dropped > 0) {
    countMetric('api_dropped_items_total', dropped);
    console.warn(`The API lists ${dropped} items at ${expected.path} that cannot be read; they are dropped`);
  }
  return read.success ? read.data : repaired;
}

function readSuccess(response: Response, text: string, expected: Expected): Response {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  headers.set('Content-Type', 'application/json');
  const respond = (body: unknown) => new Response(JSON.stringify(body), { status: 200, headers });
  if (text === '') {
    // The specification shows no response for most POST calls, and a server may send an empty body for "none".
    if (!isRead(expected) || expected.schema?.safeParse(null).success) return respond(null);
    throw notAnswered('the answer is empty', expected);
  }
  const body = parseJson(text);
  if (body === undefined) throw notAnswered('the answer is not JSON', expected);
  const refusal = findRefusal(body);
  if (!refusal) return respond(readContent(body, expected));
  return respondRefusal(refusal.status ?? REFUSED, refusal, response);
}

const isPage = ({ headers }: Response) => /^text\/html\b/i.test(headers.get('content-type') ?? '');

/** Checks and parses the answer of an external root (CALL-19). @throws UpstreamDown for an invalid answer */
export async function checkAnswer(response: Response, expected: Expected): Promise<Response> {
  const { status, ok } = response;
  if (status >= 300 && status < 400) {
    await response.body?.cancel();
    throw notAnswered(`the root redirects (${status})`, expected);
  }
  if (ok && expected.isFile) {
    if (!isPage(response)) return response;
    await response.body?.cancel();
    throw notAnswered('the answer is a page, not a file', expected);
  }
  const text = await readBytes(response, expected);
  return ok ? readSuccess(response, text, expected) : readFailure(response, parseJson(text));
}
