import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request as open } from 'node:http';

export interface RawRequest {
  /** The request target as sent: a path, `*`, or an absolute URL. */
  target: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
}

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * Sends a request that no browser would send: its target and headers are not normalized.
 * @throws Error if the connection closes without a response
 */
export function sendRaw(port: number, { target, method, headers, body }: RawRequest): Promise<RawResponse> {
  // Without it Node would send the body of some methods as a second request.
  const length = body ? { 'content-length': Buffer.byteLength(body) } : {};
  return new Promise((resolve, reject) => {
    const request = open({ port, path: target, method, headers: { ...headers, ...length }, agent: false });
    request.once('error', reject);
    request.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const { statusCode: status = 0, headers: answered } = response;
        resolve({ status, headers: answered, body: Buffer.concat(chunks).toString() });
      });
    });
    request.end(body);
  });
}
