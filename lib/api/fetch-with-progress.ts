/** Statuses without a body: the `Response` constructor rejects a body for them. */
const WITHOUT_BODY = [204, 205, 304];

const stopped = () => new DOMException('The upload was stopped', 'AbortError');

function toResponse(request: XMLHttpRequest): Response {
  const { status, statusText, responseText } = request;
  const type = request.getResponseHeader('Content-Type') ?? '';
  const body = WITHOUT_BODY.includes(status) ? null : responseText;
  return new Response(body, { status, statusText, headers: { 'Content-Type': type } });
}

/**
 * A `fetch` for ky that reports the upload progress. Browsers report that of `fetch` only for a streamed body, which
 * Chromium refuses over HTTP/1.1 and Firefox and Safari do not support.
 */
export function fetchWithProgress(body: FormData, onProgress: (fraction: number) => void) {
  return (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const { method, url, headers, signal } = new Request(input, init);
    return new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const abort = () => request.abort();
      request.open(method, url);
      for (const [name, value] of headers) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      request.onload = () => resolve(toResponse(request));
      request.onerror = () => reject(new TypeError('No response to the upload'));
      request.onabort = () => reject(stopped());
      request.onloadend = () => signal.removeEventListener('abort', abort);
      if (signal.aborted) return reject(stopped());
      signal.addEventListener('abort', abort);
      request.send(body);
    });
  };
}
