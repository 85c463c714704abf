import { type AddressInfo, connect, createServer, type Server } from 'node:net';

interface Tap {
  /** What arrives in the place of what was sent; null cuts the line. */
  change?(piece: Buffer): Buffer | null;
}

/** A line to a server of this machine that a test can listen to, falsify and cut. */
export class TappedLine {
  /** What was sent over it. */
  heard = '';

  private constructor(
    private readonly server: Server,
    /** The server's address, by way of this line. */
    readonly url: string,
  ) {}

  /** @param url of the server at the other end */
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
