/** Statuses whose responses have no body; `Response` refuses to be made with one. */
const WITHOUT_BODY = [204, 205, 304];

const stopped = () => new DOMException('The upload was stopped', 'AbortError');

function toResponse(request: XMLHttpRequest): Response {
  const { status, statusText, responseText } = request;
  const type = request.getResponseHeader('Content-Type') ?? '';
  const body = WITHOUT_BODY.includes(status) ? null : responseText;
  return new Response(body, { status, statusText, headers: { 'Content-Type': type } });
}

/**
 * A `fetch` for ky that sends a form by XMLHttpRequest and reports how much of it has been sent. Browsers report that of
 * their own `fetch` (ky's `onUploadProgress`) only for a streamed body: Chromium refuses one over HTTP/1.1, which
 * `npm start` speaks, and Firefox and Safari have none.
 * @param body what is sent; the request that ky hands over has no body of its own
 * @param onProgress called with the part that has been sent, 0 to 1
 * @returns rejects with a TypeError when no response came, with an AbortError when the request's signal ends it
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
