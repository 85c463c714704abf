import 'server-only';
import type { z } from 'zod';
import { countReading } from '@/lib/monitoring/counts';
import { readAnswer } from './contract/read-response';
import { findRefusal, readRefusal, type StatedRefusal, speaksOfContent } from './contract/refusal';
import { UpstreamDown } from './upstream-down';

/** What is expected of an external root. */
export interface Expected {
  method: string;
  /** Path below the root, for the log. */
  path: string;
  /** What the answer is read by; without one any JSON will do. */
  schema?: z.ZodType;
  /** True for a file, which is passed on as it streams in. */
  isFile?: boolean;
}

/** More than the largest list that a root sends. */
const MAX_BYTES = 16 * 1024 * 1024;
/** A root that says in the body alone that it refused, and not why. */
const REFUSED = 422;

const isReading = ({ method }: Expected) => method === 'GET' || method === 'HEAD';

/** No answer; whether what was sent has arrived is not known then. */
const notAnswered = (reason: string, expected: Expected, cause?: unknown) =>
  new UpstreamDown(`${expected.path}: ${reason}`, { cause, mayHaveArrived: !isReading(expected) });

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
    throw notAnswered('the answer broke off', expected, cause);
  }
  if (size > MAX_BYTES) throw notAnswered('the answer is too long', expected);
  return new TextDecoder().decode(Buffer.concat(chunks)).trim();
}

/** The JSON of a text, whatever type the server calls it. @returns undefined where it is none */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A refusal in the one shape of all errors. */
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

/** What a root answers outside 2xx: its words are kept where it has some; a page of a server is none. */
function readFailure(response: Response, body: unknown): Response {
  const { status } = response;
  const stated = readRefusal(body);
  if (status !== 404) return respondRefusal(status, stated, response);
  const code = speaksOfContent(body) ? (stated.code ?? 'notFound') : 'unknownCall';
  return respondRefusal(404, code === 'unknownCall' ? { message: '', code } : { ...stated, code }, response);
}

/** The answer with its values as the schema reads them; a part that cannot be read is counted. */
function readContent(body: unknown, expected: Expected): unknown {
  if (!expected.schema) return body;
  const { read, repaired, dropped } = readAnswer(expected.schema, body);
  if (dropped > 0) {
    countReading('api_dropped_items_total', dropped);
    console.warn(`The API lists ${dropped} items at ${expected.path} that cannot be read; they are left out`);
  }
  return read.success ? read.data : repaired;
}

function readSuccess(response: Response, text: string, expected: Expected): Response {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  headers.set('Content-Type', 'application/json');
  const respond = (body: unknown) => new Response(JSON.stringify(body), { status: 200, headers });
  if (text === '') {
    // The specification shows no answer of most posts, and a server may say "there is none" with an empty one.
    if (!isReading(expected) || expected.schema?.safeParse(null).success) return respond(null);
    throw notAnswered('the answer is empty', expected);
  }
  const body = parseJson(text);
  if (body === undefined) throw notAnswered('the answer is no JSON', expected);
  const refusal = findRefusal(body);
  if (!refusal) return respond(readContent(body, expected));
  return respondRefusal(refusal.status ?? REFUSED, refusal, response);
}

const isPage = ({ headers }: Response) => /^text\/html\b/i.test(headers.get('content-type') ?? '');

/**
 * What an external root answered, as the rest of the portal reads it (CALL-19): JSON that its schema reads, or a refusal
 * in the one shape of all errors, with the root's own words. A call that the root does not know is 404 `unknownCall`.
 * @throws UpstreamDown for what is no answer: a redirect, a page, broken or missing JSON, a body that breaks off
 */
export async function judgeAnswer(response: Response, expected: Expected): Promise<Response> {
  const { status, ok } = response;
  if (status >= 300 && status < 400) {
    await response.body?.cancel();
    throw notAnswered(`the root redirects (${status})`, expected);
  }
  if (ok && expected.isFile) {
    if (!isPage(response)) return response;
    await response.body?.cancel();
    throw notAnswered('the answer is a page and no file', expected);
  }
  const text = await readBytes(response, expected);
  return ok ? readSuccess(response, text, expected) : readFailure(response, parseJson(text));
}
