/** @jest-environment node */
/** Requirements: OPS-01 */
import { hashSources } from './build-when-needed';

test('the build is new exactly when something that it carries is', () => {
  const hash = hashSources({});
  expect(hashSources({ HOME: '/somewhere' })).toBe(hash);
  expect(hashSources({ SITE_URL: 'https://portal.example' })).not.toBe(hash);
});
