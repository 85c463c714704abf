import 'server-only';
import { env } from '@/lib/config/env';
import { handToBrowser, toBrowser, toUpstream } from './forwarded-headers';
import { sendUpstream } from './upstream';

const hasBody = (method: string) => method !== 'GET' && method !== 'HEAD';

/** Whose token a call carries. */
interface Authorized {
  /** The value for the Authorization header; null sends none. */
  authorization: string | null;
  /** Whom the embedded API found behind it in this request already. */
  caller?: unknown;
}

/** Passes a request on as it streams in, and its response back as it streams out. @throws UpstreamDown */
export async function passOn(
  request: Request,
  path: string,
  { authorization, caller }: Authorized,
): Promise<Response> {
  const response = await sendUpstream({
    method: request.method,
    path,
    search: new URL(request.url).search,
    headers: toUpstream(request.headers, authorization),
    body: hasBody(request.method) ? request.body : null,
    caller,
  });
  return env.API_ROOT ? toBrowser(response) : handToBrowser(response);
}
