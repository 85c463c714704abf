import { type AddressInfo, connect, createServer, type Server } from 'node:net';

interface Tap {
  /** The data delivered in place of the data sent; null closes the connection. */
  change?(piece: Buffer): Buffer | null;
}

/** A proxy to a local server that lets a test record, change and cut the traffic. */
export class TappedLine {
  /** The data sent through it. */
  heard = '';

  private constructor(
    private readonly server: Server,
    /** The URL of the server through this proxy. */
    readonly url: string,
  ) {}

  /**
   * @param url URL of the server
   */
  static async open(url: string, { change = (piece) => piece }: Tap = {}): Promise<TappedLine> {
    const { port, hostname } = new URL(url);
    const server = createServer((near) => {
      const far = connect(Number(port), hostname);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const)
        one.on('error', () => other.destroy()).on('close', () => other.destroy());
      far.pipe(near);
      near.on('data', (piece: Buffer) => {
        line.heard += piece.toString('latin1');
        const changed = change(piece);
        if (changed) far.write(changed);
        else near.destroy();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const own = String((server.address() as AddressInfo).port);
    const line = new TappedLine(server, url.replace(port, own));
    return line;
  }

  close(): void {
    this.server.close();
  }
}
