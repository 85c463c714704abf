/** Requirements: LIST-01, LIST-02, LIST-03, A11Y-01 */
import { toDay } from '@/lib/i18n/format';
import { addStaff, openBackOffice } from '../../support/admin/back-office';
import { fillDay } from '../../support/forms/day';
import { textsOf } from '../../support/i18n/choice-labels';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, test } from '../../support/test';

/** A change shows after two seconds; the rest is for a busy machine. */
const SOON = { timeout: 15_000 };
const YESTERDAY = toDay(new Date(Date.now() - 86_400_000));

for (const locale of ['ar', 'en'] as const) {
  const texts = messagesOf(locale, 'choiceLists');
  const work = messagesOf(locale, 'desk').work;
  const labels = textsOf('Luggage');

  test(`a publisher adds a topic with the keyboard, moves and ends it, and the form follows, in ${locale}`, async ({
    page,
    startPortal,
  }) => {
    test.setTimeout(180_000);
    // Each language adds the same topic.
    const portal = await startPortal();
    const nationalId = await addStaff(portal.url, ['publisher']);
    const choice = page.locator('li', { hasText: labels[locale] });
    const readForm = async () =>
      (await (await fetch(`${portal.url}/${locale}/Contact`)).text()).includes(labels[locale]);
    const saved = page.getByRole('status').filter({ hasText: work.saved });

    await openBackOffice(page, { url: portal.url, nationalId, locale, path: '/desk/lists' });
    await expectAccessible(page);
    await page.getByRole('link', { name: texts.names.contactTopics }).press('Enter');
    await expect(page.locator('h1')).toHaveText(texts.names.contactTopics);

    await page.getByText(texts.add, { exact: true }).press('Enter');
    await expectAccessible(page);
    for (const [code, label] of Object.entries(labels))
      await page
        .locator(`[id="new-texts.${code}"]`)
        .fill(code === 'ur' ? labels.ar.replace('خيار', 'كيف') : label);
    await page.locator('[id="new-texts.ur"]').press('Enter');
    await expect(page.locator('[id="texts.ur-error"]')).toBeVisible();
    await expectAccessible(page);
    await page.locator('[id="texts.ur"]').fill(labels.ur);
    await page.locator('[id="texts.ur"]').press('Enter');
    await expect(saved).toBeVisible();
    await expect.poll(readForm, SOON).toBe(true);

    await choice.getByRole('button', { name: texts.move.up }).press('Enter');
    await expect(page).toHaveURL(/#choice-choice1$/);
    await expect(page.locator('ol > li').nth(4)).toContainText(labels[locale]);

    await choice.locator('summary').press('Enter');
    await fillDay(choice, 'lastDay', YESTERDAY);
    await choice.getByRole('button', { name: texts.save }).press('Enter');
    await expect(saved).toBeVisible();
    await expect(choice).toContainText(texts.state.ended.split('{day}')[0]?.trim() ?? '');
    await expect.poll(readForm, SOON).toBe(false);
  });
}
