/** Requirements: CACHE-06, SAFE-20 */
import { findPageAddress } from '@/lib/routing/page-address';
import { PageAddresses } from './page-addresses';

test('cached targets are bounded by bytes, and long ones are not cached', () => {
  const addresses = new PageAddresses(findPageAddress);
  for (let count = 0; count < 1000; count += 1)
    expect(addresses.find(`/en/Haj?x=${count}${'x'.repeat(8000)}`)?.key).toBe('/en/Haj');
  expect(addresses.size).toBe(0);
  for (let count = 0; count < 30_000; count += 1) addresses.find(`/en/Haj?x=${count}${'x'.repeat(170)}`);
  expect(addresses.size).toBeGreaterThan(1024 * 1024);
  expect(addresses.size).toBeLessThanOrEqual(4 * 1024 * 1024);
  expect(addresses.find('/ar/requests')).toBeNull();
  expect(addresses.find('/ar/requests')).toBeNull();
});
