/** Requirements: NOJS-04 */
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { TestBrowser } from '../../support/test-browser';

const RATING = noJavaScriptAddress('page-rating', 'en');
const GOOD = { PageURL: '/Haj', YesOrNo: 'yes', AnswersIds: '2' };

let addresses = 0;
/** Each POST has a different client address, so that the limit on attempts does not apply. */
const send = (address: string, body: BodyInit, headers: Record<string, string> = {}) =>
  new TestBrowser().send(address, body, { 'x-portal-peer': `198.51.100.${++addresses}`, ...headers });

describe('an unreadable POST gets a page that says so', () => {
  it.each([
    ['larger than any form', 413, new URLSearchParams({ text: 'x'.repeat(70_000) }), undefined],
    ['of another type', 415, '{"a":1}', 'application/json'],
    ['multipart without its boundary', 415, 'a', 'multipart/form-data'],
    ['broken multipart', 400, '--b\r\nnonsense', 'multipart/form-data; boundary=b'],
    [
      'thousands of fields',
      400,
      new URLSearchParams(Array.from({ length: 3000 }, () => ['a', 'b'])),
      undefined,
    ],
  ])('%s', async (_, status, body, type) => {
    const more: Record<string, string> = type ? { 'content-type': type } : {};
    const response = await send(RATING, body, more);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toContain('<h1>');
  });

  it('404 for an unknown form', async () => {
    for (const id of ['nothing', 'toString', '', 'page-rating/x']) {
      expect((await send(`/gateway/forms/${id}`, new URLSearchParams(GOOD))).status).toBe(404);
    }
  });
});
