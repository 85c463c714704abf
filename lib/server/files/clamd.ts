import 'server-only';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

const DEFAULT_PORT = 3310;
/** A scan of 2 MB takes milliseconds; a scanner that sends nothing for this long is stuck. */
const TIMEOUT_MS = 15_000;
/** Shorter, because health checks must respond quickly. */
const PING_MS = 2000;

function open(url: string, timeoutMs: number): Socket {
  const { protocol, hostname, port, pathname } = new URL(url);
  const socket =
    protocol === 'unix:'
      ? connect(pathname)
      : connect(Number(port || DEFAULT_PORT), hostname.replace(/^\[|\]$/g, ''));
  return socket.setTimeout(timeoutMs, () => socket.destroy(new Error('clamd does not answer in time')));
}

/** Sends a command with its data and reads the reply until clamd closes the connection. @throws Error on failure */
async function ask(
  url: string,
  command: AsyncIterable<Buffer> | Iterable<Buffer>,
  timeoutMs: number,
): Promise<string> {
  const socket = open(url, timeoutMs);
  try {
    const sending = pipeline(Readable.from(command), socket, { end: false });
    const [reply] = await Promise.all([text(socket), sending]);
    return reply.replace(/\0$/, '');
  } finally {
    socket.destroy();
  }
}

/** INSTREAM: chunks with a length prefix (four bytes, big-endian), ended by an empty one. */
async function* frame(content: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of content) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    yield Buffer.concat([length, piece]);
  }
  yield Buffer.alloc(4);
}

/** Scans content with clamd (clamd(8), INSTREAM). @returns the name of the detected virus, or null */
export async function findVirus(url: string, content: AsyncIterable<Buffer>): Promise<string | null> {
  const reply = await ask(url, frame(content), TIMEOUT_MS);
  const [, virus] = /^stream: (.+) FOUND$/.exec(reply) ?? [];
  if (virus) return virus;
  if (reply === 'stream: OK') return null;
  throw new Error(`clamd: ${reply.slice(0, 200) || 'no reply'}`);
}

/**
 * Version, number and date of the signatures: `ClamAV 1.4.2/27500/Mon Dec 23 09:41:12 2024`. @throws Error without a
 * response
 */
export const readClamdVersion = async (url: string): Promise<string> =>
  (await ask(url, [Buffer.from('zVERSION\0')], PING_MS)).trim();

/** @throws Error without a response */
export async function pingClamd(url: string): Promise<void> {
  const reply = await ask(url, [Buffer.from('zPING\0')], PING_MS);
  if (reply !== 'PONG') throw new Error('clamd does not answer');
}
