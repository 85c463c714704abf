/** Requirements: A11Y-02, A11Y-05, ADMIN-08, ADMIN-10, ADMIN-12 */
import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { getForm } from '@/lib/requests/forms';
import { Colleague, openBackOffice } from '../../support/admin/back-office';
import { HttpResearcher } from '../../support/award/http-researcher';
import { messagesOf } from '../../support/i18n/messages';
import {
  chooseByKeyboard,
  followByKeyboard,
  KEYBOARD_SCREENS,
  typeByKeyboard,
} from '../../support/pages/by-keyboard';
import { expect, test } from '../../support/test';

test.setTimeout(240_000);

const QUESTION = 'أي موسم تقصدون؟';
const ANSWER = 'التسجيل في مسار.';
const JSON_BODY = { 'Content-Type': 'application/json' };

/** Replies to the request on the page, and sends the reply without waiting for the time to undo. */
async function reply(page: Page, locale: Locale, to: string, note: string): Promise<void> {
  const desk = messagesOf(locale, 'desk');
  await chooseByKeyboard(page, page.locator('[name=to]'), to);
  await typeByKeyboard(page, page.locator('[name=note]'), note);
  await followByKeyboard(page, page.getByRole('button', { name: desk.reply.send, exact: true }));
  await expect(page.getByRole('region', { name: desk.pending.title })).toContainText(note);
  await followByKeyboard(page, page.getByRole('button', { name: desk.pending.sendNow }));
}

for (const [locale, width] of KEYBOARD_SCREENS) {
  const desk = messagesOf(locale, 'desk');
  const { states } = messagesOf(locale, 'requests');

  test(`by keyboard alone staff take a request, ask its sender and answer it, in ${locale} at ${width} pixels`, async ({
    page,
    startPortal,
  }) => {
    const { url } = await startPortal();
    const office = await Colleague.signOn(url);
    await office.setLevel('contact', 5);
    const sender = new HttpResearcher(url);
    await sender.signOn();
    const { referenceNumber } = await sender.sendSample(getForm('contact'));
    await page.setViewportSize({ width, height: 844 });
    await openBackOffice(page, { url, locale, path: '/desk' });

    const queues = page.getByRole('navigation', { name: desk.queues.title });
    await followByKeyboard(page, queues.getByRole('link', { name: desk.queues.new }));
    const take = desk.list.takeOne.replace('{number}', referenceNumber);
    await followByKeyboard(page, page.getByRole('button', { name: take, exact: true }));
    await expect(page).toHaveURL(/[?&]queue=new\b/);
    await expect(page.getByRole('status').filter({ hasText: desk.work.saved })).toBeVisible();
    await followByKeyboard(page, queues.getByRole('link', { name: desk.queues.mine }));
    await followByKeyboard(page, page.getByRole('rowheader').getByRole('link', { name: referenceNumber }));
    await expect(page.locator('h1')).toContainText(referenceNumber);
    const work = page.getByRole('region', { name: desk.work.title });
    await expect(work).toContainText(desk.list.me);

    await reply(page, locale, 'moreInformationRequested', QUESTION);
    await expect(page.locator('h1 + div [data-state]')).toHaveText(states.moreInformationRequested);
    await expect(work).toContainText(desk.work.stopped);
    const answer = JSON.stringify({ referenceNumber, to: 'underReview', note: '1448' });
    expect((await sender.post('transitionServiceRequest', answer, JSON_BODY)).status).toBe(200);
    await page.reload();
    await expect(work).not.toContainText(desk.work.stopped);
    await expect(work).not.toContainText(desk.work.noDue);

    await reply(page, locale, 'answered', ANSWER);
    await expect(page.locator('h1 + div [data-state]')).toHaveText(states.answered);
    expect(await (await sender.open(`/${locale}/requests`)).text()).toContain(ANSWER);
  });
}
