import 'server-only';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { proxy } from 'hono/proxy';
import { z } from 'zod';
import { countMetric } from '@/lib/monitoring/counts';
import { type LimitedCall, limitCall } from './call-limits';
import { checkAnswer, type Expected } from './external-answer';
import { PEER_HEADER } from './headers';
import { getRootCircuit } from './root-circuit';
import type { UpstreamCall } from './upstream-call';
import { UpstreamDown } from './upstream-down';

const RETRY_MS = 50;

/** The error of fetch when a root closes a kept-alive connection just as it is reused. */
const lost = z.object({ cause: z.object({ code: z.enum(['UND_ERR_SOCKET', 'ECONNRESET']) }) });
const isLost = (error: unknown) => error instanceof Error && lost.safeParse(error.cause).success;
/** The errors of fetch before anything was sent. */
const unconnected = z.object({
  cause: z.object({
    code: z.enum([
      'ECONNREFUSED',
      'ENOTFOUND',
      'EAI_AGAIN',
      'EHOSTUNREACH',
      'ENETUNREACH',
      'UND_ERR_CONNECT_TIMEOUT',
    ]),
  }),
});

async function ask(url: string, init: RequestInit): Promise<Response> {
  try {
    return await proxy(url, init);
  } catch (error) {
    if (init.method !== 'GET' || !lost.safeParse(error).success) throw error;
    // A root that closed one idle connection has closed others too; during the pause they are detected.
    await sleep(RETRY_MS);
    return proxy(url, init);
  }
}

async function exchange(root: string, call: UpstreamCall, limited: LimitedCall): Promise<Response> {
  const { method, path, search = '', schema, isFile } = call;
  const headers = new Headers(call.headers);
  headers.delete(PEER_HEADER);
  const url = `${root.replace(/\/$/, '')}/${path}${search}`;
  const streaming = limited.body ? { body: limited.body, duplex: 'half' as const } : {};
  const expected: Expected = { method, path: nameOf(call), schema, isFile };
  try {
    const { signal } = limited;
    return await checkAnswer(
      await ask(url, { method, headers, signal, redirect: 'manual', ...streaming }),
      expected,
    );
  } catch (error) {
    if (error instanceof UpstreamDown) throw error;
    const mayHaveArrived = method !== 'GET' && !unconnected.safeParse(error).success;
    throw new UpstreamDown(`${expected.path}: the API did not respond`, { cause: error, mayHaveArrived });
  }
}

const nameOf = ({ path, group = path }: UpstreamCall) => group;

/** Unless the circuit breaker refuses the call. @throws UpstreamDown without an answer */
export async function callExternal(root: string, call: UpstreamCall): Promise<Response> {
  const [circuit, name] = [getRootCircuit(), nameOf(call)];
  if (!circuit.allows(name))
    throw new UpstreamDown(`${name}: the API has not answered lately and was not asked`);
  const limited = limitCall(call.body);
  const from = performance.now();
  try {
    const answer = await exchange(root, call, limited);
    circuit.succeeded(name);
    return answer;
  } catch (error) {
    // An error with a cause means that the connection failed; any other means an invalid answer.
    if (limited.isAbandoned) circuit.abandoned(name);
    else if (error instanceof UpstreamDown && error.cause === undefined) circuit.succeeded(name);
    else circuit.failed(name, isLost(error) ? 0 : performance.now() - from);
    countMetric('api_failures_total');
    console.error('The API did not respond:', error);
    throw error;
  } finally {
    limited.end();
  }
}
