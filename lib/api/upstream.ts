import 'server-only';
import { isOutage } from '@/lib/database/outage';
import { env } from '@/lib/env/env';
import { embeddedApi } from './embedded-services';
import { callExternal } from './external-call';
import type { UpstreamCall } from './upstream-call';
import { UpstreamDown } from './upstream-down';

/** The embedded API has no address; this one never leaves the process. */
const EMBEDDED_ORIGIN = 'http://embedded.invalid/';

/** True when the API, or what the portal itself stands on, cannot be reached for the moment. */
export const isAway = (error: unknown): boolean => error instanceof UpstreamDown || isOutage(error);

/** Whom the embedded API answers where the portal reads its own publications beside an external root: nobody in particular. */
const OWN_READER = { kind: 'anonymous', subject: 'portal' };

/** A call that the embedded API answers beside an external root, whose tokens it does not know. */
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

/**
 * Sends a call to the API: in this process, or to `API_ROOT`, whose answers are judged and read as the portal's own are
 * (`judgeAnswer`).
 * @throws UpstreamDown when no answer comes
 */
export async function sendUpstream(call: UpstreamCall): Promise<Response> {
  if (env.API_ROOT && !call.isOwn) return callExternal(env.API_ROOT, call);
  try {
    return await callEmbedded(call.isOwn ? asOwn(call) : call);
  } catch (error) {
    if (error instanceof UpstreamDown) throw error;
    // The cause names hosts and files, never what was sent.
    console.error('The API did not respond:', error);
    throw new UpstreamDown('The API did not respond', { cause: error });
  }
}
