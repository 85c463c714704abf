import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';

/**
 * Answers with a status and its name alone. A body that may follow is not read: the connection ends with the answer.
 * @param headers beside those of every refusal
 */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
): void {
  const text = `${status} ${STATUS_CODES[status]}\n`;
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    Connection: 'close',
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : text);
}
