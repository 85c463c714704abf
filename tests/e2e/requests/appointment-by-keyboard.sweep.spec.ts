/** Requirements: A11Y-02, A11Y-05, SLOT-03, SLOT-06 */
import { formatDatesAndTime } from '@/lib/i18n/format-time';
import { getForm } from '@/lib/requests/forms';
import { nameSlot } from '@/lib/requests/slots/name-times';
import { Colleague, openBackOffice } from '../../support/admin/back-office';
import { signOnUnseen } from '../../support/auth/sign-on';
import { HttpResearcher } from '../../support/award/http-researcher';
import { messagesOf } from '../../support/i18n/messages';
import {
  downloadByKeyboard,
  followByKeyboard,
  KEYBOARD_SCREENS,
  pressByKeyboard,
  typeDayByKeyboard,
} from '../../support/pages/by-keyboard';
import { expect, test } from '../../support/test';

test.setTimeout(240_000);

const PLACE = 'Room';
const WISHED_DAY = '2031-03-02';
const LAST_DAY = '2031-03-01';
/** The first free times of that day: 9:00, 9:30 and 10:00 in Riyadh. */
const [APPROVED, , CHOSEN] = [
  '2031-03-02T06:00:00.000Z',
  '2031-03-02T06:30:00.000Z',
  '2031-03-02T07:00:00.000Z',
];

for (const [locale, width] of KEYBOARD_SCREENS) {
  const requests = messagesOf(locale, 'requests');
  const slots = messagesOf(locale, 'slots');
  const sayTime = (startsAt = '') => formatDatesAndTime(new Date(startsAt), locale);
  const sayCurrent = (startsAt = '') =>
    slots.request.current.replace('{time}', nameSlot({ startsAt, name: PLACE }, locale));

  test(`by keyboard alone an appointment is approved, moved to an offered time, and loaded as a calendar file, in ${locale} at ${width} pixels`, async ({
    page,
    browser,
    startPortal,
  }) => {
    const { url } = await startPortal();
    await (await Colleague.signOn(url)).openPlace(PLACE);
    const sender = new HttpResearcher(url);
    await sender.signOn();
    const wish = { preferredDate: WISHED_DAY, channel: 'remote' };
    const { referenceNumber } = await sender.sendSample(getForm('appointment'), wish);

    await page.setViewportSize({ width, height: 844 });
    await openBackOffice(page, { url, locale, path: '/desk/appointments' });
    const waiting = page.getByRole('row').filter({ hasText: referenceNumber });
    await followByKeyboard(page, waiting.getByRole('link', { name: slots.request.chooseTime }));
    const times = page.getByRole('region', { name: slots.request.title });
    await followByKeyboard(page, times.locator('button[name=slot]').first());
    await expect(page.locator('h1 + div [data-state]')).toHaveText(requests.states.approved);
    await expect(times).toContainText(sayCurrent(APPROVED));

    await pressByKeyboard(page, times.locator('summary'));
    const offered = times.getByRole('checkbox');
    await pressByKeyboard(page, offered.nth(0), 'Space');
    await pressByKeyboard(page, offered.nth(1), 'Space');
    await typeDayByKeyboard(page, times, 'until', LAST_DAY);
    await followByKeyboard(page, times.getByRole('button', { name: slots.request.send }));
    await expect(page.getByRole('status').filter({ hasText: slots.request.offered })).toBeVisible();

    const other = await browser.newPage();
    await other.setViewportSize({ width, height: 844 });
    await signOnUnseen(other, { url, locale, target: 'requests', nationalId: sender.nationalId });
    await other.goto(`${url}/${locale}/requests`);
    const card = other.getByRole('article').filter({ hasText: referenceNumber }).first();
    await expect(card).toContainText(sayTime(APPROVED));
    await pressByKeyboard(other, card.getByRole('radio').first(), 'ArrowDown');
    await expect(card.getByRole('radio').nth(1)).toBeChecked();
    await followByKeyboard(other, card.getByRole('button', { name: slots.sender.choose }));
    await expect(card).toContainText(sayTime(CHOSEN));
    await expect(card.getByRole('radio')).toHaveCount(0);
    const file = await downloadByKeyboard(other, card.getByRole('link', { name: slots.sender.calendar }));
    expect(file.toString()).toContain(`DTSTART:${CHOSEN?.replace(/[-:]|\.000/g, '')}`);
    await other.close();

    await page.reload();
    await expect(times).toContainText(sayCurrent(CHOSEN));
  });
}
