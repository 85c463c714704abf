/** Requirements: ADMIN-10 */
import { WORK_NO_JAVASCRIPT_FORMS } from './posts';

const form = WORK_NO_JAVASCRIPT_FORMS['request-assign'];
const post = (texts: Record<string, string>) => ({
  locale: 'en' as const,
  texts: new URLSearchParams({ id: 'one', version: '1', owner: 'me', ...texts }),
  files: [],
});

test('after a request was taken in a list, the same page of the list with its filters is shown', () => {
  const taken = { list: 'requests', 'list.form': 'contact', 'list.text': 'a&b', 'list.after': 'zero' };
  const page = '/desk/requests?form=contact&text=a%26b&after=zero';
  expect([form?.done(post(taken), {}), form?.page(post(taken))]).toEqual([page, page]);
  expect(form?.done(post({ list: 'requests' }), {})).toBe('/desk/requests');
});

test('after a request was taken on its own page, that page is shown', () => {
  expect(form?.done(post({}), {})).toBe('/desk/requests/one');
});
