import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { lingerOnBody } from './unread-body.ts';

/**
 * Responds with a status and its reason phrase, without logging, and closes the connection.
 * @param headers the site's security headers, and those of the status
 */
export async function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const text = `${status} ${STATUS_CODES[status]}\n`;
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    Connection: 'close',
    ...headers,
  });
  if (request.method !== 'HEAD') response.write(text);
  // The response is complete, but closing the connection while the client is still sending could lose it.
  await lingerOnBody(request);
  response.end();
}
