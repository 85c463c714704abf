/** Requirements: REQUEST-03, REQUEST-05, SERVICE-08, SLOT-03, SLOT-06 */
import { formatDate, parseDay } from '@/lib/i18n/format';
import { formatDatesAndTime } from '@/lib/i18n/format-time';
import { getForm } from '@/lib/requests/forms';
import { Colleague } from '../../support/admin/back-office';
import { signOnUnseen } from '../../support/auth/sign-on';
import { HttpResearcher } from '../../support/award/http-researcher';
import { fillDay } from '../../support/forms/day';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, sweepUnless, test } from '../../support/test';

const FIRST_DAY = '2031-03-02';
const SECOND_DAY = '2031-03-09';
const OFFERED_DAY = '2031-03-16';
const [FIRST_TIME, SECOND_TIME] = ['2031-03-09T06:00:00.000Z', '2031-03-09T06:30:00.000Z'] as const;

for (const locale of ['ar', 'en'] as const) {
  const texts = messagesOf(locale, 'requests');
  const { requestMoved } = messagesOf(locale, 'errors');
  const { sender: times } = messagesOf(locale, 'slots');

  test(`an appointment is requested, followed, moved and cancelled by its sender in ${locale}${sweepUnless(locale, 'ar')}`, async ({
    page,
    portal,
  }) => {
    const sender = new HttpResearcher(portal.url);
    await sender.signOn();
    const { referenceNumber } = await sender.sendSample(getForm('appointment'), {
      preferredDate: FIRST_DAY,
      channel: 'remote',
    });
    await signOnUnseen(page, { locale, target: 'requests', nationalId: sender.nationalId });
    await page.goto(`/${locale}/requests`);
    const card = page.getByRole('article').filter({ hasText: referenceNumber }).first();
    const open = (move: 'rescheduled' | 'cancelled') =>
      card.locator('summary', { hasText: texts.transitions[move] });
    const confirm = () => card.locator('details[open]').getByRole('button', { name: texts.confirm }).click();
    const sayDay = (day: string) => formatDate(parseDay(day), locale);
    await expect(card).toContainText(texts.states.requested);
    await expect(card).toContainText(sayDay(FIRST_DAY));
    await expectAccessible(page);

    await page.goto(`/${locale}/MinsterAppointment`);
    await expect(page.getByRole('region', { name: texts.mine.appointments })).toContainText(referenceNumber);
    await open('rescheduled').click();
    await fillDay(card, 'preferredDate', SECOND_DAY);
    await card.locator('details[open]').getByLabel(texts.note).fill('بعد أسبوع');
    await confirm();
    await expect(page.getByRole('heading', { name: texts.found })).toBeVisible();
    await expect(card).toContainText(texts.states.rescheduled);
    await expect(card).toContainText(sayDay(SECOND_DAY));
    await expect(card).toContainText('بعد أسبوع');

    // The office approves, then offers another date while the page is open: the sender is informed.
    const office = await Colleague.signOn(portal.url);
    const resource = await office.openPlace(locale);
    const approval = { slot: { resource, startsAt: FIRST_TIME } };
    await office.change('approveAppointment', referenceNumber, approval);
    const offer = { slots: [{ resource, startsAt: SECOND_TIME }], until: FIRST_DAY };
    await office.change('offerSlots', referenceNumber, offer);
    const sayTime = (time: string) => formatDatesAndTime(new Date(time), locale);
    await page.goto(`/${locale}/requests`);
    await expect(card).toContainText(texts.states.approved);
    await expect(card).toContainText(sayTime(FIRST_TIME));
    await expect(card.getByRole('link', { name: times.calendar })).toBeVisible();
    await expectAccessible(page);
    await card.getByRole('radio').check();
    await card.getByRole('button', { name: times.choose }).click();
    await expect(card).toContainText(sayTime(SECOND_TIME));
    await expect(card.getByRole('radio')).toHaveCount(0);
    await page.goto(`/${locale}/requests`);
    await office.move(referenceNumber, 'rescheduled', { preferredDate: OFFERED_DAY, note: 'المكتب مغلق' });
    await page.reload();
    await expect(card).toContainText(sayDay(OFFERED_DAY));
    await expect(card).toContainText('المكتب مغلق');

    await open('cancelled').click();
    await office.move(referenceNumber, 'cancelled');
    await confirm();
    const refusal = page.getByRole('alert').filter({ hasText: texts.transitionFailed });
    await expect(refusal).toContainText(requestMoved);
    await expect(card).toContainText(texts.states.cancelled);
    await expect(card.locator('summary')).toHaveCount(0);
    await expectAccessible(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an appointment is cancelled on the check page @sweep', async ({ page, portal }) => {
    const texts = messagesOf('ar', 'requests');
    const sender = new HttpResearcher(portal.url);
    await sender.signOn();
    const { referenceNumber } = await sender.sendSample(getForm('appointment'));
    await signOnUnseen(page, { target: 'requests', nationalId: sender.nationalId });
    await page.goto('/ar/requests');
    const card = page.getByRole('article').filter({ hasText: referenceNumber }).first();
    await card.locator('summary', { hasText: texts.transitions.cancelled }).click();
    await card.locator('details[open]').getByRole('button', { name: texts.confirm }).click();
    await page.getByRole('button', { name: messagesOf('ar', 'checkPage').confirm }).click();
    await expect(card).toContainText(texts.states.cancelled);
    await expect(card.locator('summary')).toHaveCount(0);
  });
});
