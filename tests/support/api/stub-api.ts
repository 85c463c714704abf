import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Reply = (request: IncomingMessage, response: ServerResponse) => void;

/** An external API for one test: records its requests, and answers as the test specifies. */
export class StubApi {
  readonly seen: IncomingMessage[] = [];
  /** The bodies of the same requests. */
  readonly bodies: string[] = [];
  reply: Reply = (_, response) => response.end('[]');

  private readonly server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      this.seen.push(request);
      this.bodies.push(Buffer.concat(chunks).toString('latin1'));
      this.reply(request, response);
    });
  });

  /** Starts on a free port. @returns the root for `API_ROOT` */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/root/`;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
