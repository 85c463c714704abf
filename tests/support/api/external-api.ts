import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SEC_CODE_HEADER } from '@/lib/api/headers';
import { ENDPOINT_IDS, getEndpoint } from '@/lib/endpoints';
import { createApi } from '@/lib/server/app';

import { makeEncryptedText } from '@/lib/server/auth/authorize/encrypted-text';
import { makeChallenge, proofOfWork } from '@/lib/server/http/proof-of-work';
import { makeSecCode } from './api-client';

export interface Seen {
  path: string;
  headers: IncomingHttpHeaders;
}

const PREFIX = '/root/';

/**
 * A separate bot check knows the labels of the specification and none of our endpoints: one task serves all.
 */
const ANY_CALL = 'registerResearcher';

/** Replaces a code that the check of this API has accepted. @throws Error for any other */
async function tradeCode(headers: Headers, path: string): Promise<void> {
  const code = headers.get(SEC_CODE_HEADER);
  const call = ENDPOINT_IDS.find((id) => getEndpoint(id).path === path);
  if (!code || !call) return;
  const verdict = await proofOfWork.verify(code, ANY_CALL);
  if (!verdict.ok) throw new Error('The portal passed on an invalid code');
  headers.set(SEC_CODE_HEADER, await makeSecCode(call));
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** A separate API at a separate address, with a login page that approves every sign-on at once. */
export class ExternalApi {
  readonly seen: Seen[] = [];
  /** Custom responses by path, in place of those of an API like ours. */
  readonly own = new Map<string, unknown>();
  /** The beginnings of paths of calls that it does not have. */
  readonly lacks: string[] = [];
  /** Whether it closes every connection without a response. */
  isAway = false;
  private readonly api = createApi();
  private readonly server: Server = createServer((request, response) => {
    if (this.isAway) return void request.socket.destroy();
    this.answer(request).then(async (answer) => {
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
  });

  /** @returns settings for a portal that uses this API */
  async start(): Promise<Record<string, string>> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return {
      API_ROOT: `${origin}${PREFIX}`,
      LOGIN_URL: `${origin}/login`,
      CHALLENGE_URL: `${origin}${PREFIX}challenge`,
    };
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async answer(request: IncomingMessage): Promise<Response> {
    const url = new URL(request.url ?? '/', 'http://external.test');
    if (url.pathname === '/login') return this.approve(url);
    const path = url.pathname.slice(PREFIX.length);
    this.seen.push({ path, headers: request.headers });
    if (this.own.has(path)) return Response.json(this.own.get(path));
    if (this.lacks.some((start) => path.startsWith(start))) return new Response(null, { status: 404 });
    if (path === 'challenge') return Response.json(await makeChallenge(ANY_CALL));
    const body = await readBody(request);
    const { method = 'GET' } = request;
    const headers = new Headers(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    await tradeCode(headers, path);
    const init = method === 'GET' ? {} : { body: new Uint8Array(body) };
    return this.api.fetch(
      new Request(`http://external.test/${path}${url.search}`, { method, headers, ...init }),
    );
  }

  private async approve({ searchParams }: URL): Promise<Response> {
    const landing = new URL(searchParams.get('returnUrl') ?? '');
    const txn = searchParams.get('state') ?? '';
    const text = await makeEncryptedText({ subject: `outside:${txn}`, name: 'Outside Researcher', txn });
    landing.searchParams.set('EncryptedText', text);
    return new Response(null, { status: 303, headers: { location: landing.href } });
  }
}
