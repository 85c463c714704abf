/** Requirements: REG-24 */
import { createReferenceNumber } from '@/lib/forms/rules/reference-number';
import { register, signOnAs } from '../../support/api/api-client';

jest.mock('@/lib/forms/rules/reference-number', () => ({
  ...jest.requireActual('@/lib/forms/rules/reference-number'),
  createReferenceNumber: jest.fn(),
}));
const draw = jest.mocked(createReferenceNumber);

test('a duplicate number is replaced by a new one', async () => {
  draw.mockReturnValueOnce('AAAA-AAAA').mockReturnValueOnce('AAAA-AAAA').mockReturnValueOnce('BBBB-BBBB');
  const first = await register(await signOnAs());
  const second = await register(await signOnAs());
  expect([first, second].map(({ status, body }) => [status, body.data.referenceNumber])).toEqual([
    [200, 'AAAA-AAAA'],
    [200, 'BBBB-BBBB'],
  ]);
});
