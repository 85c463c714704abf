/** Requirements: A11Y-02, A11Y-05, SERVICE-02, SERVICE-13, SERVICE-14, SERVICE-15, SERVICE-16 */
import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { toDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { supplierForm } from '@/lib/suppliers/supplier-form';
import { CHECK_PATH, MY_SUPPLIERS_PATH } from '@/lib/suppliers/supplier-paths';
import { openBackOffice } from '../../support/admin/back-office';
import { signOnUnseen } from '../../support/auth/sign-on';
import { HttpResearcher } from '../../support/award/http-researcher';
import { MovingPortal } from '../../support/award/year/moving-portal';
import { makePdf } from '../../support/files/pdf';
import { ServiceFormPage } from '../../support/forms/service-form-page';
import { messagesOf } from '../../support/i18n/messages';
import { MailServer } from '../../support/mail/mail-server';
import {
  chooseByKeyboard,
  chooseFileByKeyboard,
  followByKeyboard,
  KEYBOARD_SCREENS,
  pressByKeyboard,
  typeByKeyboard,
} from '../../support/pages/by-keyboard';
import { expect, test } from '../../support/test';

test.setTimeout(240_000);

const SOON = { timeout: 30_000 };
const DAY_MS = 86_400_000;
const [OWN, CLAIMED] = ['مؤسسة السقاية', 'مؤسسة الرفادة'] as const;
/** Not a part of a Message-ID. */
const CODE = /(?<![\w-])[\dA-Z]{4}-[\dA-Z]{4}(?![\w-])/g;
/** Ten digits. */
const makeNumber = () => `1${String(randomInt(1_000_000_000)).padStart(9, '0')}`;

/** Accepts an application or renewal in the list of those that wait, which is shown again afterwards. */
async function accept(page: Page, locale: Locale, name: string, button: string): Promise<void> {
  const { desk } = messagesOf(locale, 'supplierRegister');
  await followByKeyboard(page, page.getByRole('link', { name }));
  await followByKeyboard(page, page.getByRole('button', { name: button, exact: true }));
  await expect(page.getByRole('status').filter({ hasText: desk.saved })).toBeVisible();
}

for (const [locale, width] of KEYBOARD_SCREENS) {
  const register = messagesOf(locale, 'supplierRegister');
  const { claim } = register.mine;

  test(`by keyboard alone a supplier is accepted, claimed, shown on a certificate, and renewed after its end, in ${locale} at ${width} pixels`, async ({
    page,
    browser,
    startPortal,
  }) => {
    const mails = new MailServer();
    const SMTP_URL = await mails.start();
    const portal = await MovingPortal.start(startPortal, null, { SMTP_URL });
    const { url } = portal;
    const owner = new HttpResearcher(url);
    await owner.signOn();
    await owner.sendSample(supplierForm, { establishmentName: OWN, commercialRegistration: makeNumber() });
    const number = makeNumber();
    const taken = { establishmentName: CLAIMED, commercialRegistration: number };
    const former = new HttpResearcher(url);
    await former.signOn();
    const { referenceNumber } = await former.sendSample(supplierForm, taken);

    await page.setViewportSize({ width, height: 844 });
    const openDesk = () => openBackOffice(page, { url, locale, path: '/desk/suppliers' });
    await openDesk();
    await accept(page, locale, CLAIMED, register.desk.accept);
    await accept(page, locale, OWN, register.desk.accept);
    const fold = page.locator('search summary');
    if (await fold.isVisible()) await pressByKeyboard(page, fold);
    await chooseByKeyboard(page, page.locator('search [name=state]'), 'accepted');
    const { apply } = messagesOf(locale, 'admin').award.filters;
    await followByKeyboard(page, page.getByRole('button', { name: apply, exact: true }));
    await followByKeyboard(page, page.getByRole('link', { name: OWN }));
    const check = page.locator(`a[href*="${CHECK_PATH}/"]`);
    const code = (await check.getAttribute('href'))?.split('/').at(-1) ?? '';
    await followByKeyboard(page, check);
    await expect(page.getByRole('status')).toContainText(register.check.valid);
    await expect(page.locator('main')).toContainText(OWN);

    const mine = await browser.newPage();
    await mine.setViewportSize({ width, height: 844 });
    const signOn = () =>
      signOnUnseen(mine, { url, locale, target: 'mySuppliers', nationalId: owner.nationalId });
    const openMine = () => mine.goto(`${url}/${locale}${MY_SUPPLIERS_PATH}`);
    await signOn();
    await openMine();
    await typeByKeyboard(mine, mine.locator('input[name=number]:visible'), number);
    await typeByKeyboard(mine, mine.locator('#referenceNumber'), referenceNumber);
    await followByKeyboard(mine, mine.getByRole('button', { name: claim.send }));
    await expect(mine.getByRole('status').filter({ hasText: claim.sent })).toBeVisible();
    const findCode = () =>
      mails.mails
        .filter(({ text }) => text.includes(CLAIMED))
        .flatMap(({ text }) => text.match(CODE) ?? [])
        .find((found) => found !== referenceNumber);
    await expect.poll(findCode, SOON).toBeDefined();
    await typeByKeyboard(mine, mine.locator('#code'), findCode() ?? '');
    await followByKeyboard(mine, mine.getByRole('button', { name: claim.confirm }));
    await expect(mine.getByRole('status').filter({ hasText: claim.done })).toBeVisible();
    await expect(mine.getByRole('article').filter({ hasText: CLAIMED })).toBeVisible();
    const card = mine.getByRole('article').filter({ hasText: OWN });
    await followByKeyboard(mine, card.getByRole('link', { name: register.mine.certificate }));
    await expect(mine.getByText(register.certificate.statement)).toBeVisible();

    await portal.moveTo(`${toDay(new Date(Date.now() + 367 * DAY_MS))}T09:00:00+03:00`);
    await page.goto(`${url}/${locale}${CHECK_PATH}/${code}`);
    await expect(page.getByRole('status')).toContainText(register.check.notValid);
    await signOn();
    await openMine();
    await expect(card).toContainText(register.states.expired);
    await followByKeyboard(mine, card.getByRole('link', { name: register.mine.renew }));
    const form = new ServiceFormPage(mine, supplierForm, locale);
    const pdf = { name: 'registrationFile.pdf', mimeType: 'application/pdf', buffer: makePdf('renewed') };
    await chooseFileByKeyboard(mine, mine.locator('#registrationFile'), pdf);
    await form.row('registrationFile').waitFor();
    await expect(mine.locator('#establishmentName')).toHaveValue(OWN);
    await pressByKeyboard(mine, form.form.locator('button[type=submit]'));
    await expect(mine.getByRole('heading', { name: form.common.check.title })).toBeFocused();
    await pressByKeyboard(mine, form.form.locator('button[type=submit]'));
    await expect(form.reference).toBeVisible();
    await mine.close();

    await openDesk();
    await accept(page, locale, OWN, register.desk.renew);
    await page.goto(`${url}/${locale}${CHECK_PATH}/${code}`);
    await expect(page.getByRole('status')).toContainText(register.check.valid);
    await mails.stop();
  });
}
