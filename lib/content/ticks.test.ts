/** Requirements: CONTENT-04 */
import { readTicks, writeTicks } from './ticks';

beforeEach(() => localStorage.clear());

it('keeps the ticks of each list apart', () => {
  writeTicks('haj', ['papers.permit']);
  writeTicks('umrah', ['miqat.talbiyah', 'after.release']);
  expect(readTicks('haj')).toEqual(['papers.permit']);
  expect(readTicks('umrah')).toEqual(['miqat.talbiyah', 'after.release']);
});

it.each(['not json', 'null', '{"haj":"papers"}', '[]'])('reads %s as no ticks', (stored) => {
  localStorage.setItem('checklists', stored);
  expect(readTicks('haj')).toEqual([]);
});

it('does not fail where storage is refused', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => writeTicks('haj', ['papers.permit'])).not.toThrow();
  refuse.mockRestore();
});
