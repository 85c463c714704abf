/** Requirements: AWARD-27 */
import { EXCEPTION_NO_JAVASCRIPT_FORMS } from './exception-posts';

const post = (texts: Record<string, string>) => ({
  locale: 'en' as const,
  texts: new URLSearchParams({ id: 'one', ...texts }),
  files: [],
});
const IN_LIST = {
  'list.edition': '2025',
  'list.state': 'waiting',
  'list.disqualifications': '0one',
  'list.permits': '0two',
  'list.other': 'x',
};

test('after a post from a list of exceptions, accepted or refused, the same pages of both lists are shown', () => {
  const page = '/desk/exceptions?edition=2025&state=waiting&disqualifications=0one&permits=0two';
  for (const name of ['permit-end', 'permit-confirm', 'disqualification-confirm']) {
    const form = EXCEPTION_NO_JAVASCRIPT_FORMS[name];
    expect([form?.page(post(IN_LIST)), form?.done(post(IN_LIST))]).toEqual([page, page]);
    expect(form?.page(post({}))).toBe('/desk/exceptions');
  }
});
