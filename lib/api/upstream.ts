import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { proxy } from 'hono/proxy';
import { z } from 'zod';
import { isOutage } from '@/lib/config/database/outage';
import { env } from '@/lib/config/env';
import { isNamedError } from '@/lib/config/is-named-error';
import { embeddedApi } from './embedded';
import { PEER_HEADER } from './headers';

/** The embedded API has no address; this one never leaves the process. */
const EMBEDDED_ORIGIN = 'http://embedded.invalid/';
const ANSWER_MS = 20_000;
/** A body of 19 MB over a slow line takes its time. */
const UPLOAD_MS = 180_000;
const RETRY_MS = 50;

export interface UpstreamCall {
  method: string;
  /** Path below the API root, without a leading slash. */
  path: string;
  /** Query with its question mark, or empty. */
  search?: string;
  headers: Headers;
  /** Whom the embedded API has found behind the token in this request already. */
  caller?: unknown;
  /** Passed on as it streams in. */
  body?: ReadableStream<Uint8Array> | null;
}

/** The API did not respond: it is down, too slow, or answered with something that is no response. */
export class UpstreamDown extends Error {
  override readonly name = 'UpstreamDown';

  static [Symbol.hasInstance](value: unknown): boolean {
    return isNamedError(value, 'UpstreamDown');
  }
}

/** True when the API, or what the portal itself stands on, cannot be reached for the moment. */
export const isAway = (error: unknown): boolean => error instanceof UpstreamDown || isOutage(error);

const streaming = (body: UpstreamCall['body']) => (body ? { body, duplex: 'half' as const } : {});

async function sendEmbedded(call: UpstreamCall): Promise<Response> {
  const { method, path, search = '', headers, body, caller } = call;
  const api = await embeddedApi.load();
  if (!api) throw new UpstreamDown('No API');
  const url = `${EMBEDDED_ORIGIN}${path}${search}`;
  return api.fetch(new Request(url, { method, headers, ...streaming(body) }), { caller });
}

/** What fetch throws where a root closes a connection at the moment when it is used once more. */
const lost = z.object({ cause: z.object({ code: z.enum(['UND_ERR_SOCKET', 'ECONNRESET']) }) });

/** Asks a root; what only reads is asked again, once, where the connection was lost. */
async function ask(url: string, init: RequestInit): Promise<Response> {
  try {
    return await proxy(url, init);
  } catch (error) {
    if (init.method !== 'GET' || !lost.safeParse(error).success) throw error;
    // A root that closed one idle connection closed others too: meanwhile they are found closed.
    await sleep(RETRY_MS);
    return proxy(url, init);
  }
}

async function sendExternal(root: string, call: UpstreamCall): Promise<Response> {
  const headers = new Headers(call.headers);
  headers.delete(PEER_HEADER);
  const url = `${root.replace(/\/$/, '')}/${call.path}${call.search ?? ''}`;
  const signal = AbortSignal.timeout(call.body ? UPLOAD_MS : ANSWER_MS);
  const init = { method: call.method, headers, signal, redirect: 'manual' as const, ...streaming(call.body) };
  const response = await ask(url, init);
  if (response.status >= 300 && response.status < 400) throw new UpstreamDown('The API redirects');
  return response;
}

/**
 * Sends a call to the API: in this process, or to `API_ROOT`.
 * @throws UpstreamDown when no response comes
 */
export async function sendUpstream(call: UpstreamCall): Promise<Response> {
  try {
    return env.API_ROOT ? await sendExternal(env.API_ROOT, call) : await sendEmbedded(call);
  } catch (error) {
    if (error instanceof UpstreamDown) throw error;
    // The cause names hosts and files, never what was sent.
    console.error('The API did not respond:', error);
    throw new UpstreamDown('The API did not respond', { cause: error });
  }
}
