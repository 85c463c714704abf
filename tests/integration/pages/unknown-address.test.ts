/** Requirements: ROUTE-05 */
import { changeSettings, restoreSettings } from '../../support/portal/settings';
import { TestBrowser } from '../../support/test-browser';

afterEach(restoreSettings);

test('an unknown URL redirects to the configured external page', async () => {
  changeSettings({ NOT_FOUND_URL: 'https://errors.example/404' });
  const { status, headers } = await new TestBrowser().open('/ar/nothing');
  expect([status, headers.get('location')]).toEqual([302, 'https://errors.example/404']);
});
