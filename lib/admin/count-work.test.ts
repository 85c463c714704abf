/** Requirements: ADMIN-29 */
import { countWork } from './count-work';
import { type Asker, listEditions } from './queries';

jest.mock('server-only', () => ({}));
jest.mock('./exceptions/queries', () => ({ listExceptions: async () => null }));
jest.mock('./judging/queries', () => ({
  countConfirmations: async () => null,
  listCorrections: async () => null,
}));
jest.mock('./publishing/queries', () => ({ findDrafts: async () => null }));
jest.mock('./readings/queries', () => ({ listReadings: async () => null }));
jest.mock('./queries', () => ({
  findSeason: async () => null,
  listEditions: jest.fn(),
  listEligibility: async () => null,
  listRegister: async () => null,
}));

const proposedDates = null;
const startsAt = '2027-01-01T00:00:00.000Z';
const administrator: Asker = { locale: 'en', person: { token: '' } };

test('an administrator has a count of the editions that somebody else has proposed', async () => {
  jest.mocked(listEditions).mockResolvedValue([
    { year: 2029, state: 'proposed', startsAt, isOthers: true, proposedDates },
    { year: 2028, state: 'proposed', startsAt, isOthers: false, proposedDates },
    { year: 2027, state: 'draft', startsAt: null, isOthers: false, proposedDates },
    { year: 2026, state: 'scheduled', startsAt, isOthers: true, proposedDates },
  ]);
  expect(await countWork(administrator, ['administrator'])).toEqual([
    { kind: 'editions', path: '/desk/editions', count: 1, isMore: false },
    { kind: 'dates', path: '/desk/editions', count: 0, isMore: false },
  ]);
});

test.each([
  [true, { path: '/desk/editions/2026#dates', count: 1 }],
  [false, { path: '/desk/editions', count: 0 }],
])('dates that somebody else proposed lead to their edition: %s', async (isOthers, counted) => {
  jest
    .mocked(listEditions)
    .mockResolvedValue([
      { year: 2026, state: 'inForce', startsAt, isOthers: true, proposedDates: { isOthers } },
    ]);
  expect((await countWork(administrator, ['administrator'])).at(-1)).toEqual({
    kind: 'dates',
    isMore: false,
    ...counted,
  });
});
