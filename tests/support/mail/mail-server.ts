import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server that accepts every mail. */
export class MailServer {
  /** The id of each mail that arrived. */
  readonly ids: string[] = [];
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, callback) => {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        this.ids.push(/^Message-ID: <(.+)@portal>/im.exec(Buffer.concat(pieces).toString())?.[1] ?? '');
        callback();
      });
    },
  });

  static async start(): Promise<MailServer> {
    const mails = new MailServer();
    await new Promise<void>((resolve) => mails.server.listen(0, '127.0.0.1', resolve));
    return mails;
  }

  /** For `SMTP_URL`. */
  get url(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
