import { expect, type Locator, type Page } from '@playwright/test';
import type { Answers, FormDefinition, FormField } from '@/lib/forms/definition/form-definition';
import { isAsked, listFields, listFileFields, needsCheck } from '@/lib/forms/rules/answers';
import type { Locale } from '@/lib/i18n/locales';
import { getRoute } from '@/lib/routing/table';
import { signOnUnseen } from '../auth/sign-on';
import { makePdf } from '../files/pdf';
import { readTexts } from '../i18n/message-files';
import { messagesOf } from '../i18n/messages';
import { isAwake, waitUntilAwake, wake } from '../pages/wake';
import { fillDay } from './day';
import { makeAnswers } from './form-samples';

/** A service form as its user sees it: driven by its definition, with texts from its messages. */
export class ServiceFormPage {
  readonly form: Locator;
  readonly summary: Locator;
  readonly reference: Locator;
  readonly common;

  constructor(
    readonly page: Page,
    readonly definition: FormDefinition,
    readonly locale: Locale,
  ) {
    this.form = page.locator(`#form-${definition.id}`);
    this.summary = this.form.getByRole('alert').filter({ has: page.locator('#error-summary-title') });
    this.reference = page.locator('[data-reference]');
    this.common = messagesOf(locale, 'forms');
  }

  /** The path of its page. */
  get address(): string {
    return `/${this.locale}${getRoute(this.definition.route).path}`;
  }

  async openWithoutScript(): Promise<void> {
    await this.page.goto(this.address);
  }

  /** Opens the page, touches a part of it and moves the pointer, which loads the form’s script. */
  async open(): Promise<void> {
    await this.openWithoutScript();
    await this.wakeUp();
  }

  /** Touches a part of the open page, and waits for the form’s script. */
  async wakeUp(): Promise<void> {
    await wake(this.page);
    await this.page.mouse.move(1, 1);
    await this.awake();
  }

  /** Waits until the form is hydrated. */
  async awake(): Promise<void> {
    await waitUntilAwake(this.form);
  }

  /** Signs a person on if the form requires it; open the form after that. */
  async signOn(nationalId?: string): Promise<void> {
    const { signIn: target } = this.definition;
    if (target) await signOnUnseen(this.page, { locale: this.locale, target, nationalId });
  }

  /** A message from the form’s own file by its dotted key. */
  text(key: string): string {
    return readTexts(this.locale)[`${this.definition.namespace}.${key}`] ?? '';
  }

  listAsked(answers: Answers): FormField[] {
    return listFields(this.definition).filter((field) => isAsked(field, answers));
  }

  async answer(field: FormField, value: Answers[string]): Promise<void> {
    const control = this.page.locator(`#${field.name}`);
    if (field.kind === 'date') await fillDay(this.form, field.name, String(value));
    else if (field.kind === 'select') await control.selectOption(String(value));
    else if (field.kind === 'checkbox') await control.check();
    else if (field.kind === 'radio' || field.kind === 'checkboxes') {
      for (const choice of [value].flat())
        await this.form.locator(`input[name="${field.name}"][value="${choice}"]`).check();
    } else await control.fill(String(value));
  }

  /** Gives the answer that reveals a dependent question. */
  async reveal({ shownWhen }: FormField): Promise<void> {
    const parent = listFields(this.definition).find(({ name }) => name === shownWhen?.field);
    if (parent && shownWhen) await this.answer(parent, shownWhen.is[0] ?? '');
  }

  /** Fills in every visible question with a valid answer, and chooses a file for every slot. */
  async fill(answers: Answers = makeAnswers(this.definition)): Promise<void> {
    for (const field of this.listAsked(answers)) {
      if (field.kind === 'file') {
        await this.choose(field.name);
        if (await isAwake(this.form)) await this.row(field.name).waitFor();
      } else await this.answer(field, answers[field.name] ?? '');
    }
  }

  async choose(name: string, content: Buffer = makePdf(name)): Promise<void> {
    const file = { name: `${name}.pdf`, mimeType: 'application/pdf', buffer: content };
    await this.page.locator(`#${name}`).setInputFiles(file);
  }

  /** The row of a chosen file in the uploader’s list. */
  row(name: string): Locator {
    return this.form.getByRole('listitem').filter({ hasText: `${name}.pdf` });
  }

  async press(): Promise<void> {
    await this.form.locator('button[type=submit]').click();
  }

  /** Sends the answers, including "check your answers" if the form has it. */
  async send(): Promise<void> {
    await this.press();
    if (!needsCheck(this.definition)) return;
    await expect(this.page.getByRole('heading', { name: this.common.check.title })).toBeFocused();
    await this.press();
  }

  /** Confirms on the check page between a POST without JavaScript and the form’s call. */
  async confirmWithoutScript(): Promise<void> {
    for (const { name } of listFileFields(this.definition)) {
      const file = { name: `${name}.pdf`, mimeType: 'application/pdf', buffer: makePdf(name) };
      await this.page.locator(`input[name="${name}"]`).setInputFiles(file);
    }
    // A file control is a button too.
    await this.page.locator('form button').click({ timeout: 15_000 });
  }
}
