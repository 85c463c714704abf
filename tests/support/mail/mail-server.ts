import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { decodeMail } from './decode-mail';

/** A mail as its recipient gets it. */
export interface ReceivedMail {
  to: string[];
  messageId: string;
  language: string;
  /** Head and text, decoded. */
  text: string;
}

const readHead = (raw: string, name: string) =>
  new RegExp(`^${name}: (.*?)\\r$`, 'im').exec(raw.split('\r\n\r\n')[0] ?? '')?.[1] ?? '';

/** An SMTP server that keeps every mail. */
export class MailServer {
  readonly mails: ReceivedMail[] = [];
  private readonly server: SMTPServer;

  /**
   * @param watch runs six times for each mail: at the connection, sender, recipient, text, end of the text and after
   *   the answer; the server answers once it has resolved
   */
  constructor(watch: () => Promise<void> | void = () => undefined) {
    const reach = async (_session: unknown, answer: () => void) => {
      await watch();
      answer();
    };
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onConnect: reach,
      onMailFrom: (address, _session, done) => reach(address, done),
      onRcptTo: (address, _session, done) => reach(address, done),
      onData: (stream, session, done) => {
        const pieces: Buffer[] = [];
        stream.on('data', (piece: Buffer) => pieces.push(piece));
        stream.on('end', async () => {
          const raw = `${Buffer.concat(pieces)}\r\n`;
          this.mails.push({
            to: session.envelope.rcptTo.map(({ address }) => address),
            messageId: readHead(raw, 'Message-ID'),
            language: readHead(raw, 'Content-Language'),
            text: decodeMail(raw),
          });
          await watch();
          done();
          await watch();
        });
        watch();
      },
    });
    // A client that is killed resets its connection.
    this.server.on('error', () => undefined);
  }

  /** Starts the server. @returns its URL */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
