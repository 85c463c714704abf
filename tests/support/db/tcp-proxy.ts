import { createServer, connect as open, type Server, type Socket } from 'node:net';
import { findFreePort } from '../portal/portal-process';

/** A line to a server that can be made slow, cut, silent, or led to another server. */
export class TcpProxy {
  /** Added to each way, in milliseconds. */
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

  /** Cuts what is open; what comes from now on is led to another server. */
  leadTo(target: number): void {
    this.target = target;
    for (const socket of this.sockets) socket.destroy();
  }

  /** As if the host behind it vanished: connections are held and nothing passes any more, not even that one was closed. */
  vanish(): void {
    this.isGone = true;
    for (const socket of this.sockets) this.silent.add(socket);
  }

  /** It is back: new connections lead to the server, older ones nowhere. */
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
