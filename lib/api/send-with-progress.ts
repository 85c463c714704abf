import { ApiFailure } from './api-failure';

interface Upload {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: FormData;
  /** Called with the part that has been sent, 0 to 1. */
  onProgress(fraction: number): void;
  signal?: AbortSignal;
}

interface Received {
  status: number;
  statusText: string;
  /** The parsed JSON body, or null. */
  data: unknown;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Sends a form with XMLHttpRequest: fetch does not tell how much of a body has left.
 * @throws ApiFailure `network` when no response came; AbortError when `signal` ends it
 */
export function sendWithProgress({
  method,
  url,
  headers,
  body,
  onProgress,
  signal,
}: Upload): Promise<Received> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () =>
      resolve({ status: request.status, statusText: request.statusText, data: parse(request.responseText) });
    request.onerror = () => reject(new ApiFailure(0, 'network', ''));
    request.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'));
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    if (signal?.aborted) return reject(new DOMException('The upload was stopped', 'AbortError'));
    signal?.addEventListener('abort', abort);
    request.send(body);
  });
}
