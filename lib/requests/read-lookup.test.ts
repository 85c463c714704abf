/** Requirements: REQUEST-03, REQUEST-06 */
import { findRefusedAlone, type Lookup } from './read-lookup';

const lookup: Lookup = {
  found: null,
  typed: {
    referenceNumber: 'ABCD-EFGH',
    contact: 'sara@example.sa',
    to: 'underReview',
    note: 'The plan.',
    preferredDate: '',
  },
  message: 'refused',
  errors: { of: () => undefined, lines: [] },
  fileError: 'refused',
  isTransition: true,
  maxFiles: 5,
  isDone: false,
};

test('the form of a refused answer is shown again, with its text, to a visitor whose request is not', () => {
  expect(findRefusedAlone(lookup)).toEqual({
    to: 'underReview',
    referenceNumber: 'ABCD-EFGH',
    contact: 'sara@example.sa',
    maxFiles: 5,
    failed: lookup,
  });
});

test.each<[string, Partial<Lookup>]>([
  ['an accepted answer', { isDone: true }],
  ['a look-up', { isTransition: false }],
  ['a signed-in sender, whose request has the form', { typed: { ...lookup.typed, contact: '' } }],
  ['an unknown state', { typed: { ...lookup.typed, to: 'x' } }],
])('it is not shown for %s', (_title, change) => {
  expect(findRefusedAlone({ ...lookup, ...change })).toBeNull();
});
