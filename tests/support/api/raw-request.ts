import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request as open } from 'node:http';

export interface RawRequest {
  /** What stands in the request line, as it is: a path, `*`, or a whole address. */
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
 * Sends a request as no browser would: nothing of its target or its headers is mended on the way.
 * @throws Error when the connection ends without an answer
 */
export function sendRaw(port: number, { target, method, headers, body }: RawRequest): Promise<RawResponse> {
  // Without it Node would send the body of some methods as if it were another request.
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
