import 'server-only';
import type { z } from 'zod';
import { mendResponse } from '@/lib/api/contract/read-response';
import { env } from '@/lib/config/env';
import { handToBrowser, toBrowser, toUpstream } from './forwarded-headers';
import { sendUpstream, UpstreamDown } from './upstream';

const hasBody = (method: string) => method !== 'GET' && method !== 'HEAD';

/** Whose token a call carries, and what it answers. */
interface Authorized {
  /** The value for the Authorization header; null sends none. */
  authorization: string | null;
  /** Whom the embedded API found behind it in this request already. */
  caller?: unknown;
  /** What an external root's JSON is read by, so that the browser gets the types that it was promised. */
  schema?: z.ZodType;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An answer with its values as the schema tells them; what is no JSON stays as it came. @throws UpstreamDown */
async function mendBody(response: Response, schema: z.ZodType): Promise<Response> {
  const { status } = response;
  const headers = new Headers(response.headers);
  const bytes = await response.arrayBuffer().catch((cause: unknown) => {
    console.error('The answer of the API broke off:', cause);
    throw new UpstreamDown('The answer broke off', { cause });
  });
  const data = parseJson(new TextDecoder().decode(bytes));
  if (data === undefined) return new Response(bytes.byteLength > 0 ? bytes : null, { status, headers });
  headers.set('Content-Type', 'application/json');
  return new Response(JSON.stringify(mendResponse(schema, data)), { status, headers });
}

/**
 * Passes a request on as it streams in, and its response back as it streams out; what an external root answers to a
 * row of the table is read before.
 * @throws UpstreamDown
 */
export async function passOn(
  request: Request,
  path: string,
  { authorization, caller, schema }: Authorized,
): Promise<Response> {
  const response = await sendUpstream({
    method: request.method,
    path,
    search: new URL(request.url).search,
    headers: toUpstream(request.headers, authorization),
    body: hasBody(request.method) ? request.body : null,
    caller,
  });
  if (!env.API_ROOT) return handToBrowser(response);
  return toBrowser(schema && response.ok ? await mendBody(response, schema) : response);
}
