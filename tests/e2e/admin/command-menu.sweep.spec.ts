/** Requirements: A11Y-01, ADMIN-24, ADMIN-25 */
import { getForm } from '@/lib/requests/forms';
import { openBackOffice } from '../../support/admin/back-office';
import { HttpResearcher } from '../../support/award/http-researcher';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, test } from '../../support/test';

for (const locale of ['ar', 'en'] as const) {
  const { menu } = messagesOf(locale, 'finder');
  const views = messagesOf(locale, 'views');
  const meta = messagesOf(locale, 'meta');
  const { list, keys } = messagesOf(locale, 'desk');

  test(`by keyboard alone staff saves a view, opens it and a request from the menu, and takes the request, in ${locale}`, async ({
    page,
    portal,
  }) => {
    const sender = new HttpResearcher(portal.url);
    await sender.signOn();
    const { referenceNumber } = await sender.sendSample(getForm('information'));
    await openBackOffice(page, { locale, path: '/desk/requests?form=information' });
    const dialog = page.getByRole('dialog', { name: menu.title });
    const field = dialog.getByRole('combobox', { name: menu.label });

    /** The key works once the page has its script. */
    const openMenu = () =>
      expect(async () => {
        await page.keyboard.press('Control+k');
        await expect(field).toBeFocused({ timeout: 1000 });
      }).toPass();

    await page.getByText(views.saveFilters).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel(views.name).focus();
    const name = `${locale} ${referenceNumber.slice(-4)}`;
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('navigation', { name: views.title })).toContainText(name);
    await expectAccessible(page);

    await openMenu();
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await openMenu();
    await page.keyboard.type(name);
    await expect(dialog.getByRole('option', { selected: true })).toContainText(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('navigation', { name: views.title }).locator('[aria-current]')).toHaveText(
      name,
    );

    await openMenu();
    await page.keyboard.type(referenceNumber.toLowerCase());
    await expect(dialog.getByRole('option', { selected: true })).toContainText(referenceNumber);
    await page.keyboard.press('Enter');
    await expect(page.locator('h1')).toContainText(referenceNumber);
    await openMenu();
    await expect(dialog.getByRole('option').first()).toHaveText(list.take);
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('option', { selected: true })).toHaveText(keys.commands.r);
    await page.keyboard.press('ArrowUp');
    await expect(dialog.getByRole('option', { selected: true })).toHaveText(list.take);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toContainText(list.me);

    await openMenu();
    await page.keyboard.type(meta.adminStaff.title);
    await expect(dialog.getByRole('option', { selected: true })).toHaveText(meta.adminStaff.title);
    await page.keyboard.press('Enter');
    await expect(page.locator('h1')).toHaveText(meta.adminStaff.title);

    // Switched off, the key is the browser's again; the button stays.
    await page.goto(`/${locale}/desk/requests`);
    await openMenu();
    await page.keyboard.press('Escape');
    const box = page.getByRole('checkbox', { name: keys.on });
    await expect(async () => {
      await page.keyboard.press('?');
      await expect(box).toBeVisible({ timeout: 1000 });
    }).toPass();
    await box.press('Space');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: menu.title }).press('Enter');
    await expect(field).toBeFocused();
  });
}
