import 'server-only';
import { isOutage } from '@/lib/database/outage';
import { env } from '@/lib/env/env';
import { embeddedApi } from './embedded-services';
import { callExternal } from './external-call';
import type { UpstreamCall } from './upstream-call';
import { UpstreamDown } from './upstream-down';

/** The embedded API has no address; this one is used only within the process. */
const EMBEDDED_ORIGIN = 'http://embedded.invalid/';

/** True when the API or a dependency of the portal is temporarily unavailable. */
export const isUnavailable = (error: unknown): boolean => error instanceof UpstreamDown || isOutage(error);

/** Anonymous caller for the portal's own publications when an external root is configured. */
const OWN_READER = { kind: 'anonymous', subject: 'portal' };

/** Adapts a call for the embedded API, which does not know the tokens of the external root. */
function asOwn(call: UpstreamCall): UpstreamCall {
  const headers = new Headers(call.headers);
  headers.set('Authorization', 'Bearer own');
  return { ...call, headers, caller: OWN_READER };
}

const streaming = (body: UpstreamCall['body']) => (body ? { body, duplex: 'half' as const } : {});

async function callEmbedded(call: UpstreamCall): Promise<Response> {
  const { method, path, search = '', headers, body, caller } = call;
  const api = await embeddedApi.load();
  if (!api) throw new UpstreamDown('No API');
  const url = `${EMBEDDED_ORIGIN}${path}${search}`;
  return api.fetch(new Request(url, { method, headers, ...streaming(body) }), { caller });
}

/** In this process, or to `API_ROOT`, whose answers are checked. @throws UpstreamDown without an answer */
export async function sendUpstream(call: UpstreamCall): Promise<Response> {
  if (env.API_ROOT && !call.isOwn) return callExternal(env.API_ROOT, call);
  try {
    return await callEmbedded(call.isOwn ? asOwn(call) : call);
  } catch (error) {
    if (error instanceof UpstreamDown) throw error;
    // The cause contains hosts and files, never the request's data.
    console.error('The API did not respond:', error);
    throw new UpstreamDown('The API did not respond', { cause: error });
  }
}
