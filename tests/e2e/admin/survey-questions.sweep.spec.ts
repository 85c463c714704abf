/** Requirements: LIST-07, INSIGHT-07, A11Y-01 */
import { getForm } from '@/lib/requests/forms';
import { openBackOffice } from '../../support/admin/back-office';
import { makeAnswers } from '../../support/forms/form-samples';
import { ServiceFormPage } from '../../support/forms/service-form-page';
import { textsOf } from '../../support/i18n/choice-labels';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, test } from '../../support/test';

/** A change shows after two seconds; the rest is for a busy machine. */
const SOON = { timeout: 15_000 };

for (const locale of ['ar', 'en'] as const) {
  const texts = messagesOf(locale, 'surveyQuestions');
  const form = messagesOf(locale, 'operatorSurvey').form;
  const { questionsChanged } = messagesOf(locale, 'errors');
  const labels = textsOf('Parking');

  test(`a publisher changes the survey with the keyboard; an open form gets a message and keeps what fits, in ${locale}`, async ({
    page,
    context,
    startPortal,
    problems,
  }) => {
    test.setTimeout(180_000);
    problems.allow(/status of 409/);
    const { url } = await startPortal({ env: { STAFF: '1000000005=publisher' } });
    const definition = getForm('operator-survey');
    const survey = new ServiceFormPage(await context.newPage(), definition, locale);
    await survey.page.goto(url + survey.address);
    await survey.wakeUp();
    await survey.fill({ ...makeAnswers(definition), obstacles: ['time', 'fees'] });

    await openBackOffice(page, { url, locale, path: '/desk/lists?list=operatorSurvey' });
    await expect(page.locator('h1')).toHaveText(texts.title);
    await expectAccessible(page);
    await page.getByText(texts.addQuestion, { exact: true }).press('Enter');
    for (const [code, label] of Object.entries(labels))
      await page.locator(`[id="new-texts.${code}"]`).fill(code === 'ur' ? 'كيف' : label);
    await page.locator('[id="new-kind"]').selectOption('textarea');
    await page.locator('[id="new-texts.ur"]').press('Enter');
    await expect(page.locator('[id="texts.ur-error"]')).toBeVisible();
    await expectAccessible(page);
    await page.locator('[id="texts.ur"]').fill(labels.ur);
    await page.locator('[id="texts.ur"]').press('Enter');
    await expect(page.locator('#question-question1')).toContainText(labels[locale]);

    await page.locator('#question-question1').getByRole('button', { name: texts.arrange.up }).press('Enter');
    await expect(page.locator('ol > li[id]').nth(6)).toContainText(labels[locale]);
    const obstacles = page.locator('#question-obstacles');

    await obstacles.locator('summary').nth(1).press('Enter');
    await obstacles
      .getByRole('button', { name: `${texts.arrange.end} ${form.options.obstacles.fees}` })
      .press('Enter');
    await expect(page).toHaveURL(/#question-obstacles$/);
    await page.getByRole('button', { name: texts.publish.split('{number}')[0]?.trim() ?? '' }).press('Enter');
    await expect(page.getByRole('button', { name: texts.discard })).toHaveCount(0);

    const read = async () => (await (await fetch(url + survey.address)).text()).includes(labels[locale]);
    await expect.poll(read, SOON).toBe(true);
    await survey.send();
    await expect(survey.page.getByText(questionsChanged)).toBeVisible();
    await survey.page.reload();
    await expect(survey.page.locator('#operatorName')).not.toHaveValue('');
    await expect(survey.form.locator('input[name="obstacles"][value="time"]')).toBeChecked();
    await expect(survey.page.locator('#question1')).toBeVisible();
    await survey.awake();
    await survey.send();
    await expect(survey.reference).toBeVisible();
  });
}
