/** Requirements: ADMIN-04, ADMIN-08, ADMIN-10, ADMIN-12, ADMIN-13, ADMIN-22, ADMIN-27, REQUEST-01, SERVICE-08 */
import { formatDay, toDay } from '@/lib/i18n/format';
import { getForm } from '@/lib/requests/forms';
import { DAY_MS } from '@/lib/requests/work/working-time';
import {
  Colleague,
  DEFUSED,
  FORMULA,
  openBackOffice,
  takeFile,
  takeSheet,
} from '../../support/admin/back-office';
import { HttpResearcher } from '../../support/award/http-researcher';
import { fillDay } from '../../support/forms/day';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, sweepUnless, test } from '../../support/test';

const NOTE = 'أي موسم تقصدون؟';
const INTERNAL = 'للمكتب وحده';
const DAY = '2031-03-09';
/** The earliest day for which an appointment can be requested, so that it is on the first page of the list. */
const tomorrow = () => toDay(new Date(Date.now() + DAY_MS));

for (const locale of ['ar', 'en'] as const) {
  const texts = messagesOf(locale, 'admin').requests;
  const desk = messagesOf(locale, 'desk');
  const meta = messagesOf(locale, 'meta');
  const { states } = messagesOf(locale, 'requests');

  test(`staff find a request, export it as a spreadsheet, ask its sender and see that it has changed meanwhile, in ${locale}${sweepUnless(locale, 'ar')}`, async ({
    page,
    portal,
  }) => {
    const sender = new HttpResearcher(portal.url);
    await sender.signOn();
    const { referenceNumber } = await sender.sendSample(getForm('innovation'), { title: FORMULA });
    await openBackOffice(page, { locale, path: '/desk/requests' });
    await page.locator('[name=text]').last().fill(referenceNumber);
    await page.locator('[name=form]').selectOption('contact');
    await page.getByRole('button', { name: texts.apply }).click();
    await expect(page.getByText(texts.none)).toBeVisible();
    await page.locator('[name=form]').selectOption('innovation');
    await page.locator('[name=status]').selectOption('received');
    await page.getByRole('button', { name: texts.apply }).click();
    await expect(page.getByRole('table').getByRole('rowheader')).toHaveText([referenceNumber]);
    await expectAccessible(page);
    const lines = await takeSheet(page, page.getByRole('link', { name: messagesOf(locale, 'sheets').csv }));
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain(texts.columns.referenceNumber);
    expect(lines[1]).toContain(referenceNumber);
    expect(lines[1]).toContain(DEFUSED);
    expect(lines[1]).toContain('خدمة ضيوف الرحمن');

    await page.getByRole('link', { name: referenceNumber }).click();
    await expect(page.locator('h1')).toContainText(meta.innovation.title);
    const file = await takeFile(page, page.locator('dl a[download]').first());
    expect(file.content.subarray(0, 5).toString()).toBe('%PDF-');
    await expect(page.getByRole('region', { name: texts.history }).getByRole('listitem')).toHaveCount(1);

    await page.getByRole('button', { name: desk.list.take, exact: true }).click();
    await expect(page.getByRole('region', { name: desk.work.title })).toContainText(desk.list.me);
    await page.locator('[name=text]').last().fill(INTERNAL);
    await page.getByRole('button', { name: desk.notes.add }).click();
    await expect(page.getByRole('region', { name: desk.notes.title })).toContainText(INTERNAL);
    await page.locator('[name=to]').selectOption('moreInformationRequested');
    await page.locator('[name=note]').fill(NOTE);
    await page.getByRole('button', { name: desk.reply.send, exact: true }).click();
    await expect(page.getByRole('region', { name: desk.pending.title })).toContainText(NOTE);
    await expectAccessible(page);
    await page.getByRole('button', { name: desk.pending.undo }).click();
    await expect(page.locator('[name=note]')).toHaveValue(NOTE);
    await page.getByRole('button', { name: desk.reply.send, exact: true }).click();
    await page.getByRole('button', { name: desk.pending.sendNow }).click();
    await expect(page.getByRole('status').filter({ hasText: texts.changed })).toBeVisible();
    const history = page.getByRole('region', { name: texts.history });
    await expect(history.getByRole('listitem').last()).toContainText(states.moreInformationRequested);
    await expect(history).toContainText(NOTE);
    await expectAccessible(page);
    const seen = await (await sender.open(`/${locale}/requests`)).text();
    expect(seen).toContain(NOTE);
    expect(seen).not.toContain(INTERNAL);

    // The sender answers while the page is open: the displayed state is outdated.
    const answer = JSON.stringify({ referenceNumber, to: 'underReview', note: '1448' });
    const headers = { 'Content-Type': 'application/json' };
    expect((await sender.post('transitionServiceRequest', answer, headers)).status).toBe(200);
    await page.locator('[name=to]').selectOption('closed');
    await page.locator('[name=note]').fill(NOTE);
    await page.getByRole('button', { name: desk.reply.send, exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: desk.conflict.title })).toContainText('1448');
    await expect(page.locator('[name=note]')).toHaveValue(NOTE);
    await expect(history.getByRole('listitem').last()).toContainText('1448');
    await expectAccessible(page);
    await page.getByRole('button', { name: desk.conflict.mine }).click();
    await page.getByRole('button', { name: desk.pending.sendNow }).click();
    await expect(page.getByText(texts.final)).toBeVisible();
  });

  test(`staff approve an appointment, move it to a date and cancel it, in ${locale} @sweep`, async ({
    page,
    portal,
  }) => {
    const sender = new HttpResearcher(portal.url);
    await sender.signOn();
    const { referenceNumber } = await sender.sendSample(getForm('appointment'), {
      preferredDate: tomorrow(),
    });
    await openBackOffice(page, { locale, path: '/desk/requests' });
    const { title, approveOne, approved } = texts.appointments;
    await page.getByRole('link', { name: title }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: approveOne.replace('{number}', referenceNumber) }).click();
    const outcome = page.getByRole('status').filter({ hasText: approved });
    await outcome.getByRole('link', { name: referenceNumber }).click();
    const state = page.locator('h1 + div [data-state]');
    const change = async (to: 'approved' | 'rescheduled' | 'cancelled', day?: string) => {
      await page.locator('[name=to]').selectOption(to);
      if (day !== undefined) await fillDay(page.locator('main'), 'preferredDate', day);
      await page.getByRole('button', { name: desk.reply.send, exact: true }).click();
    };
    const send = () => page.getByRole('button', { name: desk.pending.sendNow }).click();
    await expect(state).toHaveText(states.approved);
    await change('rescheduled', '2020-01-01');
    await expect(page.locator('#preferredDate-error')).not.toBeEmpty();
    await expect(page.locator('[name=to]')).toHaveValue('rescheduled');
    await expectAccessible(page);
    await change('rescheduled', DAY);
    await send();
    await expect(state).toHaveText(states.rescheduled);
    await expect(page.getByRole('region', { name: texts.answers })).toContainText(formatDay(DAY, locale));
    await change('approved');
    await send();
    await expect(state).toHaveText(states.approved);
    await change('cancelled');
    await send();
    await expect(page.getByText(texts.final)).toBeVisible();
    const { history } = await (await Colleague.signOn(portal.url)).find(referenceNumber);
    expect(history.map(({ status, by }) => `${status} ${by}`)).toEqual([
      'requested sender',
      'approved staff',
      'rescheduled staff',
      'approved staff',
      'cancelled staff',
    ]);
  });
}
