import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../portal/portal-process';
import { VIRUS } from './clamd-server';

const INSTREAM = 'zINSTREAM\0';

/** The content of an INSTREAM command; null until its empty last chunk has arrived. */
function readContent(received: Buffer): Buffer | null {
  const pieces: Buffer[] = [];
  for (let at = INSTREAM.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

function reply(received: Buffer): string | null {
  if (received.toString('latin1') === 'zPING\0') return 'PONG\0';
  const content = readContent(received);
  if (!content) return null;
  return content.includes(VIRUS) ? 'stream: Portal.Test.Text FOUND\0' : 'stream: OK\0';
}

/**
 * Implements the part of clamd’s protocol (clamd(8)) that the portal uses, on a port and a socket, without
 * clamd.
 */
export class ClamdStub {
  private servers: Server[] = [];
  private readonly open = new Set<Socket>();

  private constructor(
    private readonly folder: string,
    private readonly port: number,
  ) {}

  get url(): string {
    return `tcp://127.0.0.1:${this.port}`;
  }

  get socketUrl(): string {
    return `unix:${join(this.folder, 'clamd.sock')}`;
  }

  private answer(socket: Socket): void {
    let received = Buffer.alloc(0);
    this.open.add(socket);
    socket.once('close', () => this.open.delete(socket));
    socket.on('error', () => undefined);
    socket.on('data', (piece: Buffer) => {
      received = Buffer.concat([received, piece]);
      const text = reply(received);
      if (text) socket.end(text);
    });
  }

  /** Starts it if it does not run. */
  async start(): Promise<void> {
    if (this.servers.length > 0) return;
    const places = [{ port: this.port, host: '127.0.0.1' }, { path: join(this.folder, 'clamd.sock') }];
    this.servers = places.map((place) => createServer((socket) => this.answer(socket)).listen(place));
    await Promise.all(
      this.servers.map((server) => new Promise((resolve) => server.once('listening', resolve))),
    );
  }

  /** Stops it: connections are refused. */
  async pause(): Promise<void> {
    const closed = this.servers.map((server) => new Promise((resolve) => server.close(resolve)));
    this.servers = [];
    for (const socket of this.open) socket.destroy();
    await Promise.all(closed);
  }

  static async create(): Promise<ClamdStub> {
    const stub = new ClamdStub(mkdtempSync(join(tmpdir(), 'portal-clamd-stub-')), await findFreePort());
    await stub.start();
    return stub;
  }

  stop(): void {
    void this.pause();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
