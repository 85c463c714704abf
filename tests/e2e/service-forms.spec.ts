import { REFERENCE_NUMBER } from '@/lib/award/reference-number';
import { getEndpoint } from '@/lib/contract/endpoints';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { listFields, listFileFields } from '@/lib/services/answers';
import type { FormDefinition } from '@/lib/services/form-definition';
import { FORMS } from '@/lib/services/forms';
import { expectAccessible } from '../support/accessibility';
import { makeAnswers, makeFaultyAnswer } from '../support/form-samples';
import { ServiceFormPage } from '../support/service-form-page';
import { expect, test } from '../support/test';

const forms: readonly FormDefinition[] = FORMS.filter(
  ({ endpoint }) => getEndpoint(endpoint).access === 'anyone',
);

for (const definition of forms) {
  const gate = `**/gateway/${getEndpoint(definition.endpoint).path}`;

  for (const locale of ['ar', 'en'] as const) {
    test.describe(`${definition.id} (${locale})`, () => {
      test('is filled in, checked, sent and confirmed', async ({ page }) => {
        const form = new ServiceFormPage(page, definition, locale);
        await form.open();
        await expectAccessible(page);
        await form.fill();
        await form.send();
        await expect(form.reference).toHaveText(REFERENCE_NUMBER);
        await expect(page.getByRole('heading', { name: form.common.done.title })).toBeFocused();
        await expect(page.getByRole('main')).toContainText(form.text(`next.${definition.next[0]}`));
        await expectAccessible(page);
      });

      test('says what each required answer lacks, in a summary that leads there', async ({ page }) => {
        const form = new ServiceFormPage(page, definition, locale);
        await form.open();
        await form.press();
        await expect(form.summary).toBeFocused();
        const required = form.listAsked({}).filter(({ required: isRequired }) => isRequired);
        const messages = required.map(({ name }) => form.text(`fields.${name}.required`));
        await expect(form.summary.getByRole('link')).toHaveText(messages);
        for (const [index, { name }] of required.entries())
          await expect(page.locator(`#${name}-error`)).toHaveText(messages[index] ?? '');
        await expect(page).toHaveTitle(new RegExp(`^${form.common.errorPrefix}`));
        await expectAccessible(page);
        await form.summary.getByRole('link').first().click();
        await expect(page.locator(`#${required[0]?.name}`)).toBeFocused();
      });

      test('goes its way without script: faults, answers back, confirmation', async ({ browser }) => {
        const context = await browser.newContext({ javaScriptEnabled: false });
        const form = new ServiceFormPage(await context.newPage(), definition, locale);
        await form.open();
        const first = listFields(definition).find(({ kind }) => kind === 'textarea' || kind === 'text');
        const typed = String(makeAnswers(definition)[first?.name ?? '']);
        if (first) await form.answer(first, typed);
        await form.press();
        await expect(form.summary.getByRole('link').first()).toBeVisible();
        await expect(form.page).toHaveTitle(new RegExp(`^${form.common.errorPrefix}`));
        if (first) await expect(form.page.locator(`#${first.name}`)).toHaveValue(typed);
        await form.fill();
        await form.press();
        await form.confirmWithoutScript();
        await expect(form.reference).toHaveText(REFERENCE_NUMBER);
        await context.close();
      });
    });
  }

  test(`${definition.id}: each wrong answer has its own message once it has been left`, async ({ page }) => {
    const form = new ServiceFormPage(page, definition, 'en');
    await form.open();
    for (const field of form.listAsked({})) {
      const wrong = makeFaultyAnswer(field);
      // The browser keeps digits inputs and dates from holding most of what is wrong.
      if (!wrong || field.kind === 'date' || field.kind === 'digits') continue;
      await form.answer(field, wrong.answer);
      await page.locator(`#${field.name}`).blur();
      const message = page.locator(`#${field.name}-error`);
      await expect(message).not.toBeEmpty();
      await expect(message).not.toHaveText(form.common.otherFault);
    }
  });

  test(`${definition.id}: a refused bot check and a dead API keep the answers; trying again sends once`, async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 403|status of 503|Failed to load/);
    const form = new ServiceFormPage(page, definition, 'en');
    await form.open();
    await form.fill();
    const failures = [
      { status: 403, json: { message: 'The check failed', code: 'botCheck' } },
      { status: 503, json: { message: 'Down', code: 'unavailable' } },
    ];
    await page.route(gate, (route) => {
      const failure = failures.shift();
      return failure ? route.fulfill(failure) : route.fallback();
    });
    await form.send();
    await expect(page.getByText('The check failed')).toBeVisible();
    await form.press();
    await expect(page.getByText(form.common.failure.unreachableTitle)).toBeVisible();
    await form.press();
    await expect(form.reference).toHaveText(REFERENCE_NUMBER);
  });

  test(`${definition.id}: an answer that is lost on its way makes no second request`, async ({
    page,
    problems,
  }) => {
    problems.allow(/Failed to load|net::/);
    const keys: string[] = [];
    const form = new ServiceFormPage(page, definition, 'en');
    await form.open();
    await form.fill();
    let numberOfFirst = '';
    await page.route(gate, async (route) => {
      keys.push(route.request().headers()['idempotency-key'] ?? '');
      if (keys.length > 1) return route.fallback();
      const answer = await route.fetch();
      numberOfFirst = (await answer.json()).data.referenceNumber;
      return route.abort();
    });
    await form.send();
    await expect(page.getByText(form.common.failure.unreachableTitle)).toBeVisible();
    await form.press();
    await expect(form.reference).toHaveText(numberOfFirst);
    expect(new Set(keys).size).toBe(1);
  });
}

test('answers stay in the tab: after a reload, and in another language', async ({ page }) => {
  const definition = forms[0] as FormDefinition;
  const form = new ServiceFormPage(page, definition, 'en');
  await form.open();
  await form.fill();
  await page.waitForTimeout(500);
  await page.reload();
  const field = listFields(definition).find(({ kind }) => kind === 'textarea');
  const typed = String(makeAnswers(definition)[field?.name ?? '']);
  await expect(page.locator(`#${field?.name}`)).toHaveValue(typed);
  const inArabic = new ServiceFormPage(page, definition, 'ar');
  await inArabic.open();
  await expect(page.locator(`#${field?.name}`)).toHaveValue(typed);
});

for (const locale of LOCALE_CODES) {
  test(`every form is drawn whole and can be sent (${locale})`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const definition of forms) {
      const form = new ServiceFormPage(page, definition, locale);
      await form.open();
      await expect(page.getByRole('heading', { name: form.text('title'), exact: true })).toBeVisible();
      await form.fill();
      await form.send();
      await expect(form.reference).toHaveText(REFERENCE_NUMBER);
    }
  });
}

test('a file that is no PDF is refused before it is sent', async ({ page }) => {
  const definition = forms.find((form) => listFileFields(form).length > 0);
  if (!definition) throw new Error('No form takes files');
  const form = new ServiceFormPage(page, definition, 'en');
  await form.open();
  await form.fill();
  const slot = listFileFields(definition)[0]?.name ?? '';
  await form.choose(slot, Buffer.from('plain text'));
  await form.press();
  await expect(form.summary).toBeFocused();
  await expect(page.locator(`#${slot}-error`)).not.toBeEmpty();
});
