import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { lingerOnBody } from './unread-body.ts';

/**
 * Answers with a status and its name alone, writes nothing into the log, and ends the connection.
 * @param headers beside those of every refusal
 */
export async function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
): Promise<void> {
  const text = `${status} ${STATUS_CODES[status]}\n`;
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    Connection: 'close',
    ...headers,
  });
  if (request.method !== 'HEAD') response.write(text);
  // The answer is whole already; a connection that is cut while the sender still writes could lose it on the way.
  await lingerOnBody(request);
  response.end();
}
