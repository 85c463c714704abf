import { Agent, request } from 'node:http';

/** Connections are kept alive, like those of browsers. */
const agent = new Agent({ keepAlive: true });

/**
 * A replacement of `fetch` that takes a tenth of its time: the load generator shares the processors with the
 * server.
 * @throws Error if the connection breaks
 */
export async function sendCheaply(url: URL, init: RequestInit): Promise<Response> {
  // The platform’s own class encodes forms like browsers.
  const sent = new Response(init.body);
  const body = Buffer.from(await sent.arrayBuffer());
  const headers = Object.fromEntries(new Headers(init.headers));
  const type = sent.headers.get('content-type');
  if (type) headers['content-type'] ??= type;
  if (init.body) headers['content-length'] = String(body.length);
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, method: init.method ?? 'GET', headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('error', reject);
      answer.on('end', () => {
        const received = new Headers();
        for (let index = 0; index < answer.rawHeaders.length; index += 2)
          received.append(answer.rawHeaders[index] ?? '', answer.rawHeaders[index + 1] ?? '');
        resolve(new Response(Buffer.concat(pieces), { status: answer.statusCode, headers: received }));
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}
