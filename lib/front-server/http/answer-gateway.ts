import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { type Gateway, loadParts } from '../../api/gateway-host.ts';
import { defineGlobals, INSTRUMENTATION } from '../next-output.ts';
import type { Site } from '../site.ts';
import { hideFromLog } from './watch-request.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const CALL = '/gateway/';

function answerFailure(error: unknown): Response {
  console.error(error);
  return new Response(null, { status: 500, headers: { 'Cache-Control': 'no-store' } });
}

/**
 * Replaces the global Request and Response by the library's classes, which keep a text body as text; Node's own make
 * every body a stream that must be read in chunks. `closeUnread` handles unread bodies.
 */
const OPTIONS = { autoCleanupIncoming: false, errorHandler: answerFailure };

/**
 * Starts the build's API in this thread. Sign-on callbacks run `middleware.ts` here too, next to the writing
 * connection.
 */
export async function openGateway(
  build: string,
  others: Handler,
  { isSignOnCallback, securityHeaders }: Pick<Site, 'isSignOnCallback' | 'securityHeaders'>,
): Promise<{ answer: Handler; sendBusy: Handler; gateway: Gateway }> {
  defineGlobals();
  const { register } = await createRequire(import.meta.url)(resolve(build, INSTRUMENTATION));
  await register();
  const { gateway, middleware } = await loadParts();
  const secure = (response: ServerResponse) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  };
  const call = getRequestListener((request) => gateway.handle(request), OPTIONS);
  const callback = getRequestListener(middleware, OPTIONS);
  const explain = getRequestListener((request) => gateway.explainBusy(request), OPTIONS);
  const sendBusy: Handler = async (request, response) => {
    hideFromLog(response);
    secure(response);
    await explain(request, response);
  };
  const answer: Handler = async (request, response) => {
    const { url = '' } = request;
    const isCall = url.startsWith(CALL);
    if (!isCall && !isSignOnCallback(url)) return others(request, response);
    secure(response);
    await (isCall ? call : callback)(request, response);
  };
  return { answer, sendBusy, gateway };
}
