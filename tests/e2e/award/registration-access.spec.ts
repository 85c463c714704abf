/** Requirements: A11Y-01, A11Y-02, A11Y-03, REG-01, REG-02, REG-03, REG-04 */

import { signOn } from '../../support/auth/sign-on';
import { ANSWERS, RegistrationForm } from '../../support/award/registration-form';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, sweepUnless, test } from '../../support/test';

for (const locale of ['ar', 'ur', 'en'] as const) {
  test(`every step, error state and confirmation meets WCAG 2.2 AA (${locale})${sweepUnless(locale, 'ar')}`, async ({
    page,
  }) => {
    await signOn(page, { locale });
    const form = new RegistrationForm(page, locale);
    await page.locator('details > summary', { hasText: form.texts.privacy.title }).click();
    await expectAccessible(page);
    for (const step of [1, 2, 3] as const) {
      const action = step === 3 ? 'save' : 'next';
      await form.pressDisabled(action);
      await expect(form.summary).toBeVisible();
      await expectAccessible(page);
      await form.answerStep(step);
      await expect(form.summary).toHaveCount(0);
      await expectAccessible(page);
      await form.button(action).click();
    }
    await form.expectSaved();
    await expectAccessible(page);
  });
}

test('the whole registration works with the keyboard alone', async ({ page }) => {
  await signOn(page, { locale: 'en' });
  const form = new RegistrationForm(page, 'en');
  const { keyboard } = page;
  await form.control('dateOfBirth').focus();
  const typeDay = async (...parts: string[]) => {
    for (const [index, part] of parts.entries()) {
      if (index > 0) await keyboard.press('Tab');
      await keyboard.type(part);
    }
  };
  await typeDay('2', '4', '1999');
  while (
    !(await form
      .control('gender')
      .first()
      .evaluate((radio) => radio === document.activeElement))
  ) {
    await keyboard.press('Tab');
  }
  await keyboard.press('Space');
  await keyboard.press('ArrowDown');
  for (const name of ['scholarshipFileNumber', 'email', 'saudiMobile'] as const) {
    await keyboard.press('Tab');
    await expect(form.control(name)).toBeFocused();
    await keyboard.type(ANSWERS[1][name] ?? '');
  }
  await keyboard.press('Enter');
  await expect(form.heading('scholarship')).toBeFocused();
  for (const name of Object.keys(ANSWERS[2]) as (keyof (typeof ANSWERS)[2])[]) {
    await keyboard.press('Tab');
    await expect(form.control(name)).toBeFocused();
    if (name === 'expectedGraduationDate') await typeDay('15', '7', '2027');
    else if (await form.control(name).evaluate((element) => element.tagName === 'SELECT')) {
      await keyboard.press('ArrowDown');
    } else await keyboard.type(ANSWERS[2][name] ?? '');
  }
  await keyboard.press('Enter');
  await expect(form.heading('research')).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.type('Crowds');
  await keyboard.press('Tab');
  await keyboard.press('ArrowDown');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await expect(form.control('researchSummary')).toBeFocused();
  await keyboard.type('A summary');
  await keyboard.press('Tab');
  await expect(form.button('save')).toBeFocused();
  await keyboard.press('Enter');
  await form.expectSaved();
});

for (const locale of ['ar', 'en'] as const) {
  test(`everything fits into 320 px, and the step is shown as text (${locale}) @sweep`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await signOn(page, { locale });
    const form = new RegistrationForm(page, locale);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    for (const [index, key] of (['personal', 'scholarship', 'research'] as const).entries()) {
      const step = (index + 1) as 1 | 2 | 3;
      const title = form.texts.form.sections[key];
      const position = form.texts.steps.position
        .replace('{step}', String(step))
        .replace('{total}', '3')
        .replace('{title}', title);
      await expect(page.getByText(position, { exact: true })).toBeVisible();
      const own = page.getByRole('button', { name: title });
      await expect(own).toHaveAttribute('aria-current', 'step');
      await expect(own.getByText(title, { exact: true })).toHaveCSS('clip-path', /./);
      expect(await overflow()).toBe(0);
      await form.pressDisabled(step === 3 ? 'save' : 'next');
      await expect(form.summary).toBeVisible();
      expect(await overflow()).toBe(0);
      await form.answerStep(step);
      await form.button(step === 3 ? 'save' : 'next').click();
    }
    await form.expectSaved();
    expect(await overflow()).toBe(0);
  });
}

test('each step has its buttons; headers link to the steps from 992 px @sweep', async ({ page }) => {
  await signOn(page, { locale: 'en' });
  const form = new RegistrationForm(page, 'en');
  const buttons = ['next', 'back', 'save', 'cancel'] as const;
  for (const [step, shown] of [
    [1, 'next cancel'],
    [2, 'next back cancel'],
    [3, 'back save cancel'],
  ] as const) {
    await page.goto(`/en/Researchers/registration?step=${step}`);
    for (const button of buttons) {
      await expect(form.button(button), `${button} on ${step}`).toHaveCount(shown.includes(button) ? 1 : 0);
    }
  }
  const header = page.getByRole('button', { name: form.texts.form.sections.personal });
  await page.setViewportSize({ width: 992, height: 800 });
  await expect(header).toBeVisible();
  await page.setViewportSize({ width: 991, height: 800 });
  // Below that width its text is visually hidden, and the number is the link.
  await header.click();
  await expect(form.heading('personal')).toBeFocused();
  expect((await header.boundingBox())?.height).toBeLessThanOrEqual(48);
});

test('the server renders the step in the URL @sweep', async ({ page }) => {
  await signOn(page, { locale: 'ar' });
  for (const step of [1, 2, 3] as const) {
    const answer = await page.context().request.get(`/ar/Researchers/registration?step=${step}`);
    const html = await answer.text();
    for (const name of Object.keys(ANSWERS[step])) expect(html).toContain(`name="${name}`);
  }
});
