/** Requirements: OPS-08 */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCALES } from '@/lib/i18n/locales';
import { messagesOf } from '../../support/i18n/messages';
import { expect, test } from '../../support/test';

test('an error page is in the language of its URL and offers further links', async ({
  page,
  startPortal,
  problems,
}) => {
  problems.allow(/status of 500/, /Server Components render/, /thrown/, /Minified React error/);
  const settings = join(tmpdir(), `broken-settings-${process.pid}.json`);
  writeFileSync(settings, '{}');
  const { url } = await startPortal({ env: { SETTINGS_FILE: settings } });
  writeFileSync(settings, '{"spoilt": true}');
  for (const { code, dir } of LOCALES) {
    const response = await page.goto(`${url}/${code}`);
    expect(response?.status()).toBe(500);
    const { failure } = messagesOf(code, 'errorPages');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(failure.title);
    await expect(page).toHaveTitle(failure.title);
    await expect(page.getByRole('button', { name: failure.retry })).toBeVisible();
    await expect(page.getByRole('link', { name: failure.home })).toHaveAttribute('href', `/${code}`);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
  }
});
