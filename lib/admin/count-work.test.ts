/** Requirements: ADMIN-29 */
import { countWork } from './count-work';
import { type Asker, listEditions } from './queries';

jest.mock('server-only', () => ({}));
jest.mock('./publishing/queries', () => ({ findDrafts: async () => null }));
jest.mock('./readings/queries', () => ({ listReadings: async () => null }));
jest.mock('./queries', () => ({
  findSeason: async () => null,
  listEditions: jest.fn(),
  listEligibility: async () => null,
  listRegister: async () => null,
}));

const startsAt = '2027-01-01T00:00:00.000Z';
const administrator: Asker = { locale: 'en', person: { token: '' } };

test('an administrator has a count of the editions that somebody else has proposed', async () => {
  jest.mocked(listEditions).mockResolvedValue([
    { year: 2029, state: 'proposed', startsAt, isOthers: true },
    { year: 2028, state: 'proposed', startsAt, isOthers: false },
    { year: 2027, state: 'draft', startsAt: null, isOthers: false },
    { year: 2026, state: 'scheduled', startsAt, isOthers: true },
  ]);
  expect(await countWork(administrator, ['administrator'])).toEqual([
    { kind: 'editions', path: '/desk/editions', count: 1, isMore: false },
  ]);
});
