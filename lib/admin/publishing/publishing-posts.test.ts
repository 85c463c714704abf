/** Requirements: PUBLISH-03, A11Y-02 */
import { PUBLISHING_NO_JAVASCRIPT_FORMS } from './publishing-posts';

const form = PUBLISHING_NO_JAVASCRIPT_FORMS['publication-texts'];
const PAGE = '/desk/publications/plan?language=ar';
const post = (texts: Record<string, string>) => ({
  locale: 'en' as const,
  texts: new URLSearchParams({ id: 'plan', locale: 'ar', ...texts }),
  files: [],
});

test.each([
  [{ block: 'add', addKind: 'table', addAfter: 'p1' }, '#words.block-p1'],
  [{ block: 'up p2' }, '#words.block-p2'],
  [{ block: 'link p2' }, '#words.block-p2'],
  [{ block: 'remove p2' }, ''],
  [{ block: 'add', addKind: 'table', addAfter: '' }, ''],
  [{}, ''],
])('after %j the page begins at the block', (texts, place) => {
  expect(form?.done(post(texts), {})).toBe(PAGE + place);
  // A refused change begins at its errors.
  expect(form?.page(post(texts))).toBe(PAGE);
});
