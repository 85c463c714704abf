import { expect, type Locator, type Page } from '@playwright/test';
import { registrationForm } from '@/lib/award/definition/registration';
import type { RegistrationAnswers, RegistrationField } from '@/lib/award/rules/registration-answers';
import { listFields } from '@/lib/forms/rules/answers';
import { dayControl } from '@/lib/forms/rules/day';
import type { Locale } from '@/lib/i18n/locales';
import { expectDay, fillDay } from '../forms/day';
import { messagesOf } from '../i18n/messages';

type Answers = Partial<RegistrationAnswers>;
/** The number of a step, counted from 1. */
type StepNumber = 1 | 2 | 3;
export const STEP_NUMBERS: readonly StepNumber[] = [1, 2, 3];

/** A valid registration, step by step; choices are option values. */
export const ANSWERS: Record<StepNumber, Answers> = {
  1: {
    dateOfBirth: '1999-04-02',
    gender: '2',
    scholarshipFileNumber: '1234567',
    email: 'sara@example.edu',
    saudiMobile: '0512345678',
    callingCode: '+44',
    mobile: '7911123456',
  },
  2: {
    scholarshipCountryId: '1',
    scholarshipUniversityName: 'University of Leeds',
    scholarshipCity: 'Leeds',
    academicLevel: '2',
    scholarshipSpecialization: 'هندسة النقل',
    currentEducationalLevel: '3',
    expectedGraduationDate: '2027-07-15',
  },
  3: {
    researchTitle: 'نمذجة تدفق الحشود في مشعر منى',
    researchFieldId: '4',
    participantCategory: '1',
    researchType: '2',
    participantName: 'نورة العتيبي',
    participantInformation: 'باحثة في علوم البيانات',
    researchSummary: 'نموذج يتنبأ بالكثافة قبل وقوعها بعشر دقائق.',
  },
};

const DAYS = listFields(registrationForm).flatMap(({ kind, name }) => (kind === 'date' ? [name] : []));

/** The registration form on a page, as a person of one language uses it. */
export class RegistrationForm {
  readonly texts;

  constructor(
    readonly page: Page,
    locale: Locale,
  ) {
    this.texts = messagesOf(locale, 'register');
  }

  /** The same form after a change of language. */
  in(locale: Locale): RegistrationForm {
    return new RegistrationForm(this.page, locale);
  }

  control(name: RegistrationField): Locator {
    const form = this.page.locator('form[name="registration"]');
    return form.locator(`[name="${name}"], [name="${dayControl(name, 'day')}"]`);
  }

  button(action: 'next' | 'back' | 'save' | 'cancel'): Locator {
    return this.page.getByRole('button', { name: this.texts.actions[action], exact: true });
  }

  get summary(): Locator {
    return this.page.getByRole('alert').filter({ has: this.page.getByRole('list') });
  }

  /** The heading of the visible step. */
  heading(step: 'personal' | 'scholarship' | 'research'): Locator {
    return this.page.getByRole('heading', { level: 2, name: this.texts.form.sections[step] });
  }

  /** Presses a button with `aria-disabled`, which Playwright’s mouse refuses to click. */
  async pressDisabled(action: 'next' | 'save'): Promise<void> {
    await expect(this.button(action)).toHaveAttribute('aria-disabled', 'true');
    await expect(this.button(action)).toHaveAttribute('type', 'submit');
    await this.button(action).press('Enter');
  }

  async answer(name: RegistrationField, value: string): Promise<void> {
    if (DAYS.includes(name)) return fillDay(this.page.locator('form[name="registration"]'), name, value);
    const control = this.control(name);
    const kind = await control
      .first()
      .evaluate((element) => `${element.tagName} ${element.getAttribute('type')}`);
    if (kind === 'INPUT radio') await control.and(this.page.locator(`[value="${value}"]`)).check();
    else if (kind.startsWith('SELECT')) await control.selectOption(value);
    else await control.fill(value);
  }

  async answerStep(step: StepNumber): Promise<void> {
    for (const [name, value] of Object.entries(ANSWERS[step])) {
      await this.answer(name as RegistrationField, value);
    }
  }

  /** Fills in every step, and stops before Save. */
  async answerAll(): Promise<void> {
    await this.answerStep(1);
    await this.button('next').click();
    await this.answerStep(2);
    await this.button('next').click();
    await this.answerStep(3);
  }

  async expectAnswers(step: StepNumber): Promise<void> {
    for (const [name, value] of Object.entries(ANSWERS[step])) {
      const control = this.control(name as RegistrationField);
      // The kind of control is only known once the form is rendered.
      const kind = await control.first().getAttribute('type');
      if (DAYS.includes(name)) {
        await expectDay(this.page.locator('form[name="registration"]'), name, value);
        const part = this.page.locator(`[name="${dayControl(name as RegistrationField, 'day')}"]`);
        // The date in both calendars appears below its controls and moves what follows.
        await expect(this.page.locator('fieldset', { has: part }).getByRole('status')).not.toBeEmpty();
      } else if (kind === 'radio')
        await expect(control.and(this.page.locator(`[value="${value}"]`))).toBeChecked();
      else await expect(control).toHaveValue(value);
    }
  }

  /** The confirmation with its reference number. */
  async expectSaved(): Promise<string> {
    await expect(this.page.getByRole('heading', { name: this.texts.status.Completed })).toBeVisible();
    const reference = await this.page.locator('[data-reference]').textContent();
    expect(reference).toMatch(/^[0-9A-Z-]{6,}$/);
    return reference ?? '';
  }
}
