import { type Browser, expect, type Page } from '@playwright/test';
import { SEED } from '@/lib/award/definition/edition';
import { formatYear } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { pressAndSave } from '../../admin/back-office';
import { signOnUnseen } from '../../auth/sign-on';
import { fillDay } from '../../forms/day';
import { messagesOf } from '../../i18n/messages';
import { ADMINISTRATOR, COORDINATOR, type Entrant, OFFICE } from './people';

const WEIGHTS = [30, 20, 20, 10, 10, 10];

/** The desk of one portal in one language, as its staff use it, each in a separate browser. */
export class DeskInBrowsers {
  constructor(
    private readonly browser: Browser,
    private readonly url: string,
    private readonly locale: Locale,
  ) {}

  /** A member of staff signs on, opens a page of the desk and works there. */
  async act(nationalId: string, path: string, work: (page: Page) => Promise<void>): Promise<void> {
    const page = await this.browser.newPage();
    await signOnUnseen(page, { url: this.url, locale: this.locale, target: 'admin', nationalId });
    await page.goto(this.at(path));
    await work(page);
    await page.close();
  }

  at(path: string): string {
    return `${this.url}/${this.locale}/desk/${path}`;
  }

  press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

  /** The office copies an edition, sets how it is judged and proposes its first day; the administrator confirms it. */
  async openEdition(year: number, startsOn: string): Promise<void> {
    const texts = messagesOf(this.locale, 'admin').editions;
    const [from, next] = [formatYear(year - 1, this.locale), formatYear(year, this.locale)];
    await this.act(OFFICE, 'editions', async (page) => {
      await pressAndSave(page, texts.copy.replace('{year}', from).replace('{next}', next), texts.copied);
      await page.getByRole('link', { name: next, exact: true }).click();
      for (const [index, { key }] of SEED.criteria.entries())
        await page.locator(`[name="weights.${key}"]`).fill(String(WEIGHTS[index]));
      await page.locator('[name="judging.mean"]').selectOption('raw');
      await this.press(page, texts.judging.save);
      await expect(page.locator('[name="judging.mean"]')).toHaveValue('raw');
      await expect(page.getByText(texts.gaps.none)).toBeVisible();
      await fillDay(page.locator('main'), 'startsOn', startsOn);
      await this.press(page, texts.steps.propose);
      await expect(page.getByText(texts.steps.secondPerson)).toBeVisible();
    });
    await this.act(ADMINISTRATOR, `editions/${year}`, (page) =>
      pressAndSave(page, texts.steps.confirm, texts.saved),
    );
  }

  /** The office admits the oldest application and checks the copy of its plan. */
  async admitOldest({ category }: Entrant): Promise<void> {
    const texts = messagesOf(this.locale, 'judging');
    const { blind } = messagesOf(this.locale, 'readings');
    await this.act(OFFICE, 'eligibility', async (page) => {
      await page.getByRole('link', { name: texts.oldest }).click();
      await page.getByLabel(texts.category).selectOption(String(category));
      await pressAndSave(page, texts.admit, texts.saved);
      await page.goto(this.at('eligibility?state=eligible'));
      await page.getByRole('table').getByRole('link').click();
      await this.press(page, blind.check);
      await expect(page.getByText(blind.states.checked)).toBeVisible();
    });
  }

  /** The office proposes to refuse an application, and the coordinator confirms it. */
  async refuse(id: string, reason: string): Promise<void> {
    const texts = messagesOf(this.locale, 'judging');
    await this.act(OFFICE, `eligibility/${id}`, async (page) => {
      await page.getByRole('checkbox', { name: texts.rules.enrolment }).check();
      await page.getByLabel(texts.reason.replace('{rule}', texts.rules.enrolment)).fill(reason);
      await pressAndSave(page, texts.refuse, texts.saved);
    });
    await this.act(COORDINATOR, `eligibility/${id}`, (page) =>
      pressAndSave(page, texts.confirm, texts.saved),
    );
  }

  /** The coordinator names every juror for everything, and declares a university as a tie of the first one. */
  async nameJury(capacity: number, university: string): Promise<void> {
    const jury = messagesOf(this.locale, 'jury');
    await this.act(COORDINATOR, 'jury', async (page) => {
      const links = page.getByRole('region', { name: jury.jurors.title }).getByRole('link');
      const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      for (const [index, address] of addresses.entries()) {
        await page.goto(address);
        for (const group of [jury.form.fields, jury.form.languages])
          for (const box of await page.getByRole('group', { name: group }).getByRole('checkbox').all())
            await box.check();
        await page.getByLabel(jury.form.capacity).fill(String(capacity));
        await pressAndSave(page, jury.form.save, jury.saved);
        if (index > 0) continue;
        await page.getByLabel(jury.ties.universities).fill(university);
        await pressAndSave(page, jury.ties.save, jury.saved);
      }
    });
  }

  /** The coordinator proposes the readings that are needed and releases them. */
  async assign(dueOn: string, check: () => Promise<void>): Promise<void> {
    const jury = messagesOf(this.locale, 'jury');
    await this.act(COORDINATOR, 'jury', async (page) => {
      await pressAndSave(page, jury.readings.propose, jury.saved);
      await check();
      await fillDay(page.locator('main'), 'dueOn', dueOn);
      await pressAndSave(page, jury.readings.release.button, jury.saved);
    });
  }

  /** The administrator confirms the decisions, the office plans the hour, and the coordinator approves the letters. */
  async planResults(day: string, hour: string): Promise<void> {
    const texts = messagesOf(this.locale, 'results');
    await this.act(COORDINATOR, 'judging', (page) => pressAndSave(page, texts.propose.button, texts.saved));
    await this.act(ADMINISTRATOR, 'judging', (page) =>
      pressAndSave(page, texts.propose.confirm, texts.saved),
    );
    await this.act(OFFICE, 'letters', async (page) => {
      await fillDay(page.locator('main'), 'day', day);
      await page.locator('[name="hour"]').selectOption(hour);
      await pressAndSave(page, texts.plan.save, texts.saved);
    });
    await this.act(COORDINATOR, 'letters', async (page) => {
      await page.getByRole('link', { name: texts.letters.preview }).first().click();
      await expect(page.getByRole('heading', { name: texts.letters.previewTitle })).toBeVisible();
      await page.goto(this.at('letters'));
      await pressAndSave(page, texts.plan.approve, texts.saved);
    });
  }
}
