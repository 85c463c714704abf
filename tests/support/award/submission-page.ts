import type { Page } from '@playwright/test';
import { ACKNOWLEDGEMENTS, type FileSlot } from '@/lib/award/definition/file-slots';
import type { Locale } from '@/lib/i18n/locales';
import { makeNationalId, signOn } from '../auth/sign-on';
import { makePdf } from '../files/pdf';
import { messagesOf } from '../i18n/messages';
import { HttpResearcher } from './http-researcher';

interface OpenOptions {
  /** Origin of the portal. */
  url: string;
  locale?: Locale;
  nationalId?: string;
}

/** A file in the format of Playwright’s file chooser. */
export const pdfFile = (name: string, buffer: Buffer = makePdf(name)) => ({
  name,
  mimeType: 'application/pdf',
  buffer,
});

/** The submission form as a person uses it. */
export class SubmissionPage {
  private constructor(
    readonly page: Page,
    readonly locale: Locale,
    readonly nationalId: string,
  ) {}

  /** Registers someone over HTTP, signs them on in the browser and opens the form. */
  static async open(page: Page, options: OpenOptions) {
    const form = await SubmissionPage.prepare(page, options);
    return form.openOn(page, form.locale, options.url);
  }

  /** Registers someone over HTTP, who has not signed on in the browser yet. */
  static async prepare(page: Page, { url, locale = 'ar', nationalId = makeNationalId() }: OpenOptions) {
    const researcher = new HttpResearcher(url, nationalId);
    await researcher.signOn();
    await researcher.register();
    return new SubmissionPage(page, locale, nationalId);
  }

  /** The form of somebody who has registered and opened it. */
  static async opened(page: Page, locale: Locale, nationalId: string): Promise<SubmissionPage> {
    const form = new SubmissionPage(page, locale, nationalId);
    await form.save.waitFor();
    return form;
  }

  /** Signs the same person on and opens the form, in this browser or in another one. */
  async openOn(page: Page, locale: Locale, url: string): Promise<SubmissionPage> {
    await signOn(page, { url, locale, nationalId: this.nationalId, target: 'researchers.submit' });
    return SubmissionPage.opened(page, locale, this.nationalId);
  }

  get texts() {
    return messagesOf(this.locale, 'submit');
  }

  get uploaderTexts() {
    return messagesOf(this.locale, 'uploader');
  }

  get save() {
    return this.page.getByRole('button', { name: this.texts.actions.save });
  }

  /** The box that lists the reasons why the form cannot be sent yet. */
  get summary() {
    return this.page.getByRole('alert').filter({ has: this.page.getByRole('heading', { level: 2 }) });
  }

  /** The row of a file in its list, with name, size and state. */
  row(name: string) {
    return this.page.getByRole('listitem').filter({ hasText: name });
  }

  /** The states of an accepted file: before and after the draft has stored it. */
  get accepted() {
    const { queued, stored } = this.uploaderTexts.states;
    return new RegExp(`${queued}|${stored}`);
  }

  /** Waits until the draft has stored a file. */
  async waitForStored(name: string): Promise<void> {
    await this.row(name).filter({ hasText: this.uploaderTexts.states.stored }).waitFor();
  }

  async choose(slot: FileSlot, ...files: ReturnType<typeof pdfFile>[]): Promise<void> {
    await this.page.locator(`[name=${slot}]`).setInputFiles(files);
  }

  async tickAll(): Promise<void> {
    for (const name of ACKNOWLEDGEMENTS) await this.page.locator(`[name=${name}]`).check();
  }

  /** Everything that Save requires. */
  async fill(): Promise<void> {
    await this.choose('CVFile', pdfFile('identity.pdf'));
    await this.row('identity.pdf').waitFor();
    await this.tickAll();
  }

  /** Presses Save despite `aria-disabled`. */
  async pressSave(): Promise<void> {
    await this.save.click({ force: true });
  }
}
