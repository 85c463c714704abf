import { createServer, connect as open, type Server, type Socket } from 'node:net';
import { findFreePort } from '../portal/portal-process';

/** A line to a server that can be made slow, cut, or led to another server. */
export class TcpProxy {
  /** Added to each way, in milliseconds. */
  delayMs = 0;
  private readonly sockets = new Set<Socket>();
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

  /** Cuts what is open; what comes from now on is led to another server. */
  leadTo(target: number): void {
    this.target = target;
    for (const socket of this.sockets) socket.destroy();
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
      from.setNoDelay(true);
      from.on('data', (chunk) => {
        if (this.delayMs > 0) setTimeout(() => to.write(chunk), this.delayMs);
        else to.write(chunk);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
    }
  }
}
