import 'server-only';
import type { z } from 'zod';
import { env } from '@/lib/env/env';
import { handToBrowser, toBrowser, toUpstream } from './forwarded-headers';
import { sendUpstream } from './upstream';

const hasBody = (method: string) => method !== 'GET' && method !== 'HEAD';

interface Authorized {
  authorization: string | null;
  /** The embedded API's earlier result for the token in this request. */
  caller?: unknown;
  /** Schema for an external root's JSON, so that the browser receives the documented types. */
  schema?: z.ZodType;
  isFile?: boolean;
  /** True if this process answers although an external root is configured. */
  isOwn?: boolean;
}

/** Streams a request to the API and its response back. @throws UpstreamDown */
export async function passOn(
  request: Request,
  path: string,
  { authorization, ...expected }: Authorized,
): Promise<Response> {
  const response = await sendUpstream({
    method: request.method,
    path,
    search: new URL(request.url).search,
    headers: toUpstream(request.headers, authorization),
    body: hasBody(request.method) ? request.body : null,
    ...expected,
  });
  return env.API_ROOT && !expected.isOwn ? toBrowser(response) : handToBrowser(response);
}
