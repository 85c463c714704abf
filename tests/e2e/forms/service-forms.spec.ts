/**
 * Requirements: BOT-03, FORMS-04, FORMS-05, FORMS-06, FORMS-07, FORMS-11, FORMS-14, FORMS-15, LANG-06, NOJS-01,
 * NOJS-02, NOJS-03, SERVICE-11
 */

import type { FormDefinition, FormField } from '@/lib/forms/definition/form-definition';
import { listFields, listFileFields } from '@/lib/forms/rules/answers';
import { REFERENCE_NUMBER } from '@/lib/forms/rules/reference-number';
import { formatDate, formatHijriDate } from '@/lib/i18n/format';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { FORMS, getForm } from '@/lib/requests/forms';
import { FULL_NAME } from '../../support/auth/sign-on';
import { makePdf } from '../../support/files/pdf';
import { makeAnswers, makeTypedError } from '../../support/forms/form-samples';
import { ServiceFormPage } from '../../support/forms/service-form-page';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, test } from '../../support/test';

const forms: readonly FormDefinition[] = FORMS;

/** Leaves a dependent question empty, and answers it incorrectly if possible. */
async function expectErrors(form: ServiceFormPage, field: FormField): Promise<void> {
  const { page, common } = form;
  const control = page.locator(`#${field.name}`);
  const message = page.locator(`#${field.name}-error`);
  const required = field.required ? form.text(`fields.${field.name}.required`) : '';
  if (field.shownWhen) {
    await form.reveal(field);
    await control.focus();
    await control.blur();
    if (required) await expect(message).toHaveText(required);
  }
  const wrong = makeTypedError(field);
  if (wrong === null) return;
  await form.answer(field, wrong);
  await control.blur();
  await expect(message).not.toHaveText(required);
  await expect(message).not.toHaveText(common.otherError);
}

/** Sends with a refused check, an API that is down and a lost response. @returns the number in the latter */
async function sendAgainstOdds(form: ServiceFormPage): Promise<string> {
  const { page, common } = form;
  const keys: string[] = [];
  let numberOfFirst = '';
  await page.route(`**/gateway/${form.definition.endpoint.path}*`, async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    if (keys.length === 1)
      return route.fulfill({ status: 403, json: { message: 'The check failed', code: 'botCheck' } });
    if (keys.length === 2)
      return route.fulfill({ status: 503, json: { message: 'Down', code: 'unavailable' } });
    if (keys.length > 3) return route.fallback();
    const answer = await route.fetch();
    numberOfFirst = (await answer.json()).data.referenceNumber;
    return route.abort();
  });
  await form.send();
  await expect(page.getByText('The check failed')).toBeVisible();
  await form.press();
  await expect(page.getByText(common.failure.unreachableTitle)).toBeVisible();
  await form.press();
  await expect.poll(() => numberOfFirst).toMatch(REFERENCE_NUMBER);
  await expect(page.getByText(common.failure.unreachableTitle)).toBeVisible();
  await form.press();
  await expect(form.reference).toHaveText(REFERENCE_NUMBER);
  expect(new Set(keys).size).toBe(1);
  return numberOfFirst;
}

/** Forms are data of one engine: `npm test` sends the one with most kinds of fields, the sweeps all. */
const levelOf = (id: string) => (id === 'innovation' ? '' : ' @sweep');

/** Every other form is tested in the other direction; in the other languages each is rendered below. */
for (const [place, definition] of forms.entries()) {
  const locale = place % 2 === 0 ? 'ar' : 'en';
  const level = levelOf(definition.id);
  test(`${definition.id}: every error is shown, a failure loses nothing, and it is sent once (${locale})${level}`, async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 403|status of 503|Failed to load|net::/);
    const form = new ServiceFormPage(page, definition, locale);
    await form.signOn();
    await form.open();
    await expectAccessible(page, 'main');
    if (definition.id === 'creatives') {
      await expect(page.locator('#fullName')).toHaveValue(FULL_NAME);
      await page.locator('#fullName').fill('');
    }
    await form.press();
    await expect(form.summary).toBeFocused();
    const required = form.listAsked({}).filter((field) => field.required);
    const messages = required.map(({ name }) => form.text(`fields.${name}.required`));
    await expect(form.summary.getByRole('link')).toHaveText(messages);
    for (const [index, { name }] of required.entries())
      await expect(page.locator(`#${name}-error`)).toHaveText(messages[index] ?? '');
    await expect(page).toHaveTitle(new RegExp(`^${form.common.errorPrefix}`));
    await expectAccessible(page, 'main');
    await form.summary.getByRole('link').first().click();
    await expect(page.locator(`#${required[0]?.name}`)).toBeFocused();
    for (const field of listFields(definition)) await expectErrors(form, field);

    await form.fill();
    const numberOfFirst = await sendAgainstOdds(form);
    await expect(form.reference).toHaveText(numberOfFirst);
    await expect(
      page.getByRole('heading', {
        name: definition.sends ? form.common.done[definition.sends].title : form.common.done.title,
      }),
    ).toBeFocused();
    await expect(page.getByRole('main')).toContainText(form.text(`next.${definition.next[0]}`));
    const today = new Date();
    await expect(page.getByRole('main')).toContainText(formatDate(today, locale));
    await expect(page.getByRole('main')).toContainText(formatHijriDate(today, locale));
    await expect(page.getByRole('button', { name: form.common.done.print })).toBeVisible();
    await expectAccessible(page, 'main');
  });

  test(`${definition.id}: works without JavaScript (${locale})${level}`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const form = new ServiceFormPage(await context.newPage(), definition, locale);
    await form.signOn();
    await form.openWithoutScript();
    const typed = form.listAsked({}).find(({ kind }) => kind === 'textarea' || kind === 'text');
    const answer = String(makeAnswers(definition)[typed?.name ?? '']);
    if (typed) await form.answer(typed, answer);
    await form.press();
    await expect(form.summary.getByRole('link').first()).toBeVisible();
    await expect(form.page).toHaveTitle(new RegExp(`^${form.common.errorPrefix}`));
    if (typed) await expect(form.page.locator(`#${typed.name}`)).toHaveValue(answer);
    await form.fill();
    await form.press();
    if (locale === 'en') {
      // Back from the check page, with the answers.
      const { page } = form;
      await expect(page.getByRole('link', { name: messagesOf(locale, 'shell').ministry })).toBeVisible();
      await page.getByRole('button', { name: messagesOf(locale, 'checkPage').back }).click();
      await expect(form.form).toBeVisible();
      if (typed) await expect(page.locator(`#${typed.name}`)).toHaveValue(answer);
      await form.press();
    }
    await form.confirmWithoutScript();
    await expect(form.reference).toHaveText(REFERENCE_NUMBER);
    await context.close();
  });
}

for (const id of ['open-data', 'innovation'] as const) {
  test(`${id}: answers given before the script has loaded are kept and validated${levelOf(id)}`, async ({
    page,
  }) => {
    const definition = getForm(id);
    const form = new ServiceFormPage(page, definition, 'en');
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await form.openWithoutScript();
    await page.waitForLoadState('load');
    const first = new Set(scripts);
    await page.route('**/*.js', async (route) => {
      await released;
      return route.fallback();
    });
    await form.fill();
    const size = await form.form.boundingBox();
    release();
    await form.awake();
    // A file chosen before the script has loaded is shown afterwards; nothing else moves.
    for (const { name } of listFileFields(definition)) await form.row(name).waitFor();
    const list = await page.addStyleTag({ content: `#form-${id} fieldset ul { display: none }` });
    expect((await form.form.boundingBox())?.height, 'height of the form').toBe(size?.height);
    await list.evaluate((style) => (style as HTMLElement).remove());
    expect(scripts.size).toBeGreaterThan(first.size);
    await form.send();
    await expect(form.reference).toHaveText(REFERENCE_NUMBER);
  });
}

test('answers are kept in the tab: after a reload, and in another language', async ({ page }) => {
  const definition = forms[0] as FormDefinition;
  const form = new ServiceFormPage(page, definition, 'en');
  await form.open();
  await form.fill();
  const field = listFields(definition).find(({ kind }) => kind === 'textarea');
  const typed = String(makeAnswers(definition)[field?.name ?? '']);
  const kept = () => page.evaluate(() => Object.values(window.sessionStorage).join());
  await expect.poll(kept).toContain(typed);
  await page.reload();
  await expect(page.locator(`#${field?.name}`)).toHaveValue(typed);
  await new ServiceFormPage(page, definition, 'ar').open();
  await expect(page.locator(`#${field?.name}`)).toHaveValue(typed);
});

const OTHERS = LOCALE_CODES.filter((code) => code !== 'ar' && code !== 'en');
/** Each language sends every third form, and each form is sent at least once: only the texts differ. */
const SENT = 3;

for (const [place, locale] of OTHERS.entries()) {
  test(`every form is complete, shows what is missing, and can be sent (${locale}) @sweep`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    for (const [index, definition] of forms.entries()) {
      const form = new ServiceFormPage(page, definition, locale);
      await form.signOn();
      await form.open();
      const { anchor } = definition;
      await expect(page.locator(`#${anchor ?? 'form'}-title`)).toHaveText(
        form.text(anchor ? 'title' : 'start'),
      );
      await form.press();
      const required = form.listAsked({}).filter((field) => field.required);
      const messages = required.map(({ name }) => form.text(`fields.${name}.required`));
      await expect(form.summary).toBeFocused();
      // Known data of a signed-in person is prefilled.
      const shown = await form.summary.getByRole('link').allTextContents();
      expect(shown.length).toBeGreaterThan(0);
      expect(messages).toEqual(expect.arrayContaining(shown));
      if ((index + place) % SENT > 0) continue;
      await form.fill();
      await form.send();
      await expect(form.reference).toHaveText(REFERENCE_NUMBER);
    }
  });
}

test('a phone number accepts digits of every script, typed or pasted, and keeps its plus sign @sweep', async ({
  page,
}) => {
  for (const id of ['contact', 'innovation', 'outside-transaction'] as const) {
    const definition: FormDefinition = getForm(id);
    const name = listFields(definition).find(({ kind }) => kind === 'phone')?.name;
    const form = new ServiceFormPage(page, definition, 'fa');
    await form.open();
    const phone = page.locator(`#${name}`);
    await phone.pressSequentially('+۹۶۶٥12');
    await expect(phone).toHaveValue('+966512');
    await phone.press('Home');
    await phone.pressSequentially('۰');
    await phone.pressSequentially('۱');
    await expect(phone).toHaveValue('01+966512');
  }
});

test('contact and survey are not confirmed as requests @sweep', async ({ page }) => {
  for (const [id, kind] of [
    ['contact', 'message'],
    ['operator-survey', 'answers'],
  ] as const) {
    const form = new ServiceFormPage(page, getForm(id), 'ms');
    await form.open();
    await form.fill();
    await form.send();
    const { done } = form.common;
    await expect(page.getByRole('heading', { name: done[kind].title })).toBeFocused();
    await expect(page.getByRole('main')).not.toContainText(done.title);
  }
});

test('a file that is not a PDF is refused before it is sent', async ({ page }) => {
  const definition = forms.find((form) => listFileFields(form).some(({ required }) => required));
  if (!definition) throw new Error('No form asks for a file');
  const form = new ServiceFormPage(page, definition, 'en');
  await form.open();
  await form.fill();
  const slot = listFileFields(definition)[0]?.name ?? '';
  await form.row(slot).getByRole('button').click();
  await form.choose(slot, Buffer.from('plain text'));
  await expect(form.form.getByRole('alert')).toContainText('Only files of type (PDF) are allowed');
  await form.press();
  await expect(form.summary).toBeFocused();
  await expect(page.locator(`#${slot}-error`)).not.toBeEmpty();
});

test('a file that the server refuses is named with the reason, and can be replaced @sweep', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 422/);
  const definition = getForm('innovation');
  const form = new ServiceFormPage(page, definition, 'en');
  await form.open();
  await form.fill();
  await form.choose('proposal', Buffer.from('%PDF-1.7\nbroken'));
  await form.send();
  const { damaged } = messagesOf('en', 'uploader').errors;
  await expect(form.summary.getByRole('link')).toContainText(damaged);
  await expect(form.row('proposal')).toContainText(damaged);
  await expectAccessible(page, 'main');
  await form.choose('proposal', makePdf('another'));
  await form.send();
  await expect(form.reference).toHaveText(REFERENCE_NUMBER);
});
