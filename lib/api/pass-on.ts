import 'server-only';
import type { z } from 'zod';
import { env } from '@/lib/env/env';
import { handToBrowser, toBrowser, toUpstream } from './forwarded-headers';
import { sendUpstream } from './upstream';

const hasBody = (method: string) => method !== 'GET' && method !== 'HEAD';

/** Whose token a call carries, and what it answers. */
interface Authorized {
  /** The value for the Authorization header; null sends none. */
  authorization: string | null;
  /** Whom the embedded API found behind it in this request already. */
  caller?: unknown;
  /** What an external root's JSON is read by, so that the browser gets the types that it was promised. */
  schema?: z.ZodType;
  /** True where a file is expected. */
  isFile?: boolean;
  /** True where this process answers beside an external root. */
  isOwn?: boolean;
}

/**
 * Passes a request on as it streams in, and its response back; what an external root answers is judged first.
 * @throws UpstreamDown
 */
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
