/** Requirements: FORMS-17, SHELL-16 */

import { signOn } from '../../support/auth/sign-on';
import { signOutAsked } from '../../support/forms/drafts';
import { messagesOf } from '../../support/i18n/messages';
import { expect, test } from '../../support/test';

for (const path of ['', '/trems', '/Haj', '/Researchers']) {
  test(`a signed-in user finds the sign-out on ${path || 'the home page'}${['', '/Researchers'].includes(path) ? '' : ' @sweep'}`, async ({
    page,
  }) => {
    const { signOut, signOutQuestion } = messagesOf('en', 'shell');
    await signOn(page, { locale: 'en', target: 'researchers', fullName: 'Huda Alharbi' });
    await page.goto(`/en${path}`);
    await expect(page.getByText('Huda Alharbi')).toBeVisible();
    expect(await signOutAsked(page, page.getByRole('button', { name: signOut }))).toEqual([signOutQuestion]);
    await expect(page).toHaveURL(/\/en\/Researchers/);
    await page.goto(`/en${path}`);
    await expect(page.getByRole('button', { name: signOut })).toHaveCount(0);
  });
}

test('a public page of a signed-in visitor loads no script until it is touched, and shows the name at once', async ({
  page,
}) => {
  const { signOut } = messagesOf('en', 'shell');
  await signOn(page, { locale: 'en', target: 'researchers', fullName: 'Huda Alharbi' });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  // The name is known from the previous page, so no request is needed to show it.
  await page.route('**/gateway/session', () => undefined);
  await page.goto('/en/Contact', { waitUntil: 'load' });
  await expect(page.getByText('Huda Alharbi')).toBeVisible();
  await expect(page.getByRole('button', { name: signOut })).toBeVisible();
  await page.unroute('**/gateway/session');
  const asked = page.waitForResponse('**/gateway/session');
  await page.goto('/en/Contact');
  expect((await asked).ok()).toBe(true);
  expect(scripts).toEqual([]);
});

test('a public page does not ask for the name if nobody is signed in', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/ar/trems');
  expect(asked).not.toContain('/gateway/session');
});
