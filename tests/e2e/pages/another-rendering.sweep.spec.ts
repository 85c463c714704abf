/** Requirements: SLEEP-02, SLEEP-03, INSTANCE-03 */
import type { Page } from '@playwright/test';
import { contactForm } from '@/lib/requests/definitions/contact';
import { ServiceFormPage } from '../../support/forms/service-form-page';
import { messagesOf } from '../../support/i18n/messages';
import { wake } from '../../support/pages/wake';
import { expect, test } from '../../support/test';

/**
 * Before an edit or a deployment the page had other content than its current wake file: React renders it again.
 */
test.beforeEach(async ({ page, problems }) => {
  problems.allow(/Minified React error #418/);
  await page.route(/\/(?:en|ar)\/(?:Contact|Haj)$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('</h1>', ' before</h1>') });
  });
});

/** The heading is the latest from the server, and every control works. */
async function expectAwake(page: Page): Promise<void> {
  await wake(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toContainText('before');
  await expect(heading).toBeVisible();
}

test('a page is hydrated with the file of another rendering', async ({ page }) => {
  const share = messagesOf('ar', 'share');
  await page.goto('/ar/Haj');
  await expectAwake(page);
  await page.getByRole('button', { name: share.open }).click();
  await expect(page.getByRole('dialog', { name: share.title })).toBeVisible();
});

test('a page with a form is hydrated with the file of another rendering, and the form is sent', async ({
  page,
}) => {
  const form = new ServiceFormPage(page, contactForm, 'en');
  await form.openWithoutScript();
  await expectAwake(page);
  await form.awake();
  await form.fill();
  await form.send();
  await expect(form.reference).toBeVisible();
});
