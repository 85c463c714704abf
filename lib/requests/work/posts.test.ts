/** Requirements: ADMIN-10, ADMIN-31 */
import { writeSelected } from './bulk-controls';
import { TAKE_CONTROL } from './controls';
import { WORK_NO_JAVASCRIPT_FORMS } from './posts';

const form = WORK_NO_JAVASCRIPT_FORMS['request-assign'];
const post = (texts: Record<string, string>) => ({
  locale: 'en' as const,
  texts: new URLSearchParams({ owner: 'me', ...texts }),
  files: [],
});

test('after a request was taken in a list, the same page of the list with its filters is shown', () => {
  const button = { [TAKE_CONTROL]: writeSelected({ id: 'one', version: 3, work: { version: 2 } }) };
  const taken = { ...button, 'list.form': 'contact', 'list.text': 'a&b', 'list.after': 'zero' };
  const page = '/desk/requests?form=contact&text=a%26b&after=zero';
  expect([form?.done(post(taken), {}), form?.page(post(taken))]).toEqual([page, page]);
  expect(form?.done(post(button), {})).toBe('/desk/requests');
  expect(form?.read(post(taken))).toEqual({ body: { id: 'one', version: 2, owner: 'me' } });
});

test('after a request was taken on its own page, that page is shown', () => {
  const own = post({ id: 'one', version: '1' });
  expect(form?.done(own, {})).toBe('/desk/requests/one');
  expect(form?.read(own)).toEqual({ body: { id: 'one', version: 1, owner: 'me' } });
});

test('after a change of a request that was opened from a list, its page keeps the list', () => {
  const own = post({
    id: 'one',
    'list.list': '1',
    'list.queue': 'late',
    'list.at': 'none',
    'list.other': 'x',
  });
  for (const name of ['request-assign', 'request-priority', 'request-note', 'request-undo', 'request-send'])
    expect(WORK_NO_JAVASCRIPT_FORMS[name]?.done(own, {})).toBe(
      '/desk/requests/one?list=1&queue=late&at=none',
    );
});
