/** Requirements: A11Y-02, A11Y-05, LIST-01, LIST-02 */
import { toDay } from '@/lib/i18n/format';
import { getForm } from '@/lib/requests/forms';
import { Colleague, openBackOffice } from '../../support/admin/back-office';
import { HttpResearcher } from '../../support/award/http-researcher';
import { messagesOf } from '../../support/i18n/messages';
import {
  followByKeyboard,
  KEYBOARD_SCREENS,
  pressByKeyboard,
  typeDayByKeyboard,
} from '../../support/pages/by-keyboard';
import { expect, test } from '../../support/test';

test.setTimeout(240_000);

/** A change shows after two seconds; the rest is for a busy machine. */
const SOON = { timeout: 30_000 };
const TOPIC = 'complaint';
const YESTERDAY = toDay(new Date(Date.now() - 86_400_000));

for (const [locale, width] of KEYBOARD_SCREENS) {
  const lists = messagesOf(locale, 'choiceLists');
  const label = messagesOf(locale, 'contact').form.options.topic[TOPIC];

  test(`by keyboard alone a topic is ended, and an earlier request still shows it, in ${locale} at ${width} pixels`, async ({
    page,
    startPortal,
  }) => {
    const { url } = await startPortal();
    const sender = new HttpResearcher(url);
    await sender.signOn();
    const { referenceNumber } = await sender.sendSample(getForm('contact'), { topic: TOPIC });
    const { id } = await (await Colleague.signOn(url)).find(referenceNumber);
    const isOffered = async () =>
      (await (await fetch(`${url}/${locale}/Contact`)).text()).includes(`<option value="${TOPIC}"`);
    expect(await isOffered()).toBe(true);

    await page.setViewportSize({ width, height: 844 });
    await openBackOffice(page, { url, locale, path: '/desk/lists' });
    await followByKeyboard(page, page.getByRole('link', { name: lists.names.contactTopics }));
    const choice = page.locator(`#choice-${TOPIC}`);
    await pressByKeyboard(page, choice.locator('summary'));
    await typeDayByKeyboard(page, choice, 'lastDay', YESTERDAY);
    await followByKeyboard(page, choice.getByRole('button', { name: lists.save }));
    await expect(choice).toContainText(lists.state.ended.split('{day}')[0]?.trim() ?? '');
    await expect.poll(isOffered, SOON).toBe(false);

    await page.goto(`${url}/${locale}/desk/requests/${id}`);
    await expect(page.locator('main dd').filter({ hasText: label })).toBeVisible();
  });
}
