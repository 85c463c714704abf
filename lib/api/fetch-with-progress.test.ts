/** Requirements: SUB-09 */
import { fetchWithProgress } from './fetch-with-progress';

class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: unknown) => void } = {};
  headers: Record<string, string> = {};
  status = 0;
  statusText = '';
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  constructor() {
    FakeRequest.last = this;
  }
  open = jest.fn();
  send = jest.fn();
  getResponseHeader = () => 'application/json';
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  abort() {
    this.onabort?.();
  }
  finish(status: number, responseText: string) {
    Object.assign(this, { status, responseText });
    this.onload?.();
  }
}

const original = globalThis.XMLHttpRequest;
beforeEach(() => {
  globalThis.XMLHttpRequest = FakeRequest as never;
});
afterEach(() => {
  globalThis.XMLHttpRequest = original;
});

const BODY = new FormData();
const start = (signal: AbortSignal | null = null, onProgress = jest.fn()) =>
  fetchWithProgress(BODY, onProgress)('http://localhost/gateway/x', {
    method: 'POST',
    headers: { SecCode: 'c' },
    signal,
  });

describe('fetchWithProgress', () => {
  it('reports the sent fraction and resolves with the response', async () => {
    const onProgress = jest.fn();
    const sent = start(null, onProgress);
    FakeRequest.last.upload.onprogress?.({ lengthComputable: true, loaded: 30, total: 120 });
    FakeRequest.last.upload.onprogress?.({ lengthComputable: false, loaded: 60, total: 0 });
    FakeRequest.last.finish(201, '{"data":1}');
    const response = await sent;
    expect([response.status, response.headers.get('Content-Type')]).toEqual([201, 'application/json']);
    expect(await response.json()).toEqual({ data: 1 });
    expect(onProgress.mock.calls).toEqual([[0.25]]);
    expect(FakeRequest.last.headers).toEqual({ seccode: 'c' });
    expect(FakeRequest.last.send).toHaveBeenCalledWith(BODY);
  });

  it('accepts a response without a body', async () => {
    const sent = start();
    FakeRequest.last.finish(204, '');
    expect(await (await sent).text()).toBe('');
  });

  it('fails as a network error if there is no answer', async () => {
    const sent = start();
    FakeRequest.last.onerror?.();
    await expect(sent).rejects.toBeInstanceOf(TypeError);
  });

  it('stops when it is aborted', async () => {
    const controller = new AbortController();
    const sent = start(controller.signal);
    controller.abort();
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('does not start if it is already aborted', async () => {
    await expect(start(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
    expect(FakeRequest.last.send).not.toHaveBeenCalled();
  });
});
