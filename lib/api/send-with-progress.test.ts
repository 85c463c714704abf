/** Requirements: SUB-09 */
import { sendWithProgress } from './send-with-progress';

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

const start = (signal?: AbortSignal, onProgress = jest.fn()) =>
  sendWithProgress({
    method: 'POST',
    url: '/gateway/x',
    headers: { SecCode: 'c' },
    body: new FormData(),
    onProgress,
    signal,
  });

describe('sendWithProgress', () => {
  it('reports the part that has been sent and resolves with the parsed answer', async () => {
    const onProgress = jest.fn();
    const sent = start(undefined, onProgress);
    FakeRequest.last.upload.onprogress?.({ lengthComputable: true, loaded: 30, total: 120 });
    FakeRequest.last.upload.onprogress?.({ lengthComputable: false, loaded: 60, total: 0 });
    FakeRequest.last.finish(200, '{"data":1}');
    await expect(sent).resolves.toMatchObject({ status: 200, data: { data: 1 } });
    expect(onProgress.mock.calls).toEqual([[0.25]]);
    expect(FakeRequest.last.headers).toEqual({ SecCode: 'c' });
  });

  it('has no data where the answer is no JSON', async () => {
    const sent = start();
    FakeRequest.last.finish(502, '<html>');
    await expect(sent).resolves.toMatchObject({ status: 502, data: null });
  });

  it('fails as a network error when no answer comes', async () => {
    const sent = start();
    FakeRequest.last.onerror?.();
    await expect(sent).rejects.toMatchObject({ code: 'network', status: 0 });
  });

  it('stops when it is told to', async () => {
    const controller = new AbortController();
    const sent = start(controller.signal);
    controller.abort();
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('does not start when it is stopped already', async () => {
    await expect(start(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
    expect(FakeRequest.last.send).not.toHaveBeenCalled();
  });
});
