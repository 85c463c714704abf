import { createServer, connect as open, type Server, type Socket } from 'node:net';
import { findFreePort } from '../portal/portal-process';

/** A connection to a server that can be slowed down, closed, silenced, or redirected to another server. */
export class TcpProxy {
  /** Added latency in each direction, in milliseconds. */
  delayMs = 0;
  private readonly sockets = new Set<Socket>();
  private readonly silent = new WeakSet<Socket>();
  private isGone = false;
  private server: Server | null = null;

  private constructor(
    readonly port: number,
    private target: number,
  ) {}

  /** @param target port of the server behind it */
  static async start(target: number): Promise<TcpProxy> {
    const proxy = new TcpProxy(await findFreePort(), target);
    proxy.server = createServer((socket) => proxy.join(socket)).listen(proxy.port, '127.0.0.1');
    return proxy;
  }

  /** Closes open connections; new ones go to another server. */
  leadTo(target: number): void {
    this.target = target;
    for (const socket of this.sockets) socket.destroy();
  }

  /** As if the host behind it vanished: connections remain open and pass no more data, not even a close. */
  vanish(): void {
    this.isGone = true;
    for (const socket of this.sockets) this.silent.add(socket);
  }

  /** The host is back: new connections reach the server, older ones remain dead. */
  comeBack(): void {
    this.isGone = false;
  }

  stop(): void {
    this.leadTo(0);
    this.server?.close();
  }

  private join(client: Socket): void {
    const server = open(this.target, '127.0.0.1');
    const ways: [Socket, Socket][] = [
      [client, server],
      [server, client],
    ];
    for (const [from, to] of ways) {
      this.sockets.add(from);
      if (this.isGone) this.silent.add(from);
      from.setNoDelay(true);
      from.on('data', (chunk) => {
        if (this.silent.has(from)) return;
        if (this.delayMs > 0) setTimeout(() => to.write(chunk), this.delayMs);
        else to.write(chunk);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        this.sockets.delete(from);
        if (from === client || !this.silent.has(from)) to.destroy();
      });
    }
  }
}
