import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { SECURITY_HEADERS } from '../../routing/security-headers.ts';
import { lingerOnBody } from './unread-body.ts';

const OWN_HEADERS = Object.fromEntries(SECURITY_HEADERS.map(({ key, value }) => [key, value]));

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
    ...OWN_HEADERS,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    Connection: 'close',
    ...headers,
  });
  if (request.method !== 'HEAD') response.write(text);
  // The answer is whole already; a connection that is cut while the sender still writes could lose it on the way.
  await lingerOnBody(request);
  response.end();
}
