import { expect, type Locator, type Page } from '@playwright/test';
import { getRoute, type RouteKey } from '@/lib/routing/table';
import { makePdf } from '../files/pdf';
import { expectDay, fillDay } from '../forms/day';
import { messagesOf } from '../i18n/messages';

/**
 * One way to activate a control: touch, keyboard, pointer. `area` is the touch target of a visually hidden
 * control.
 */
export type Press = (target: Locator, key?: string, area?: Locator) => Promise<void>;

/** An interactive part of public pages, by the file that renders it. */
interface Island {
  page: RouteKey;
  /** The steps that work without a script. */
  prepare?(page: Page): Promise<void>;
  /** The first interaction. */
  touch(page: Page, press: Press): Promise<void>;
  /** The expected result; with a slow script, after it has loaded. */
  done(page: Page): Promise<void>;
  /** False if it is pure HTML and CSS: no script is requested. */
  wakes?: false;
  /** The expected result if the script never loads; the same by default. */
  without?(page: Page): Promise<void>;
}

const share = messagesOf('ar', 'share');
const survey = messagesOf('ar', 'survey');
const search = messagesOf('ar', 'search');
const shell = messagesOf('ar', 'shell');
const award = messagesOf('ar', 'award');
const forms = messagesOf('ar', 'forms');
const { papers } = messagesOf('ar', 'haj').remember.checklist.groups;
const { entries, open: openMenu } = messagesOf('ar', 'menu');
const publications = messagesOf('ar', 'publications');
const customGuide = messagesOf('ar', 'customGuide');
const offline = messagesOf('ar', 'offline');
const { movements } = messagesOf('ar', 'journeys');
const { legs } = messagesOf('ar', 'haj').overview.sites.map;

/** Waits until the page is loaded and no request is pending. */
const isCalm = async (page: Page) => {
  await expect(page.locator('html')).not.toHaveAttribute('data-waking', '1');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};
const carousel = (page: Page) => page.getByRole('region', { name: award.fields.carousel });
const question = (page: Page) => page.getByRole('region', { name: survey.question });
const form = (page: Page, name: string) => page.locator(`form[name="${name}"]`);
const sendForm = (page: Page, name: string) => form(page, name).locator('[type=submit]').last().click();
/** Checks the answers in a form that a browser has posted without a script, with the errors. */
async function expectBack(page: Page, name: string, control: Locator, value: string): Promise<void> {
  await sendForm(page, name);
  await expect(page.getByText(forms.summary)).toBeVisible();
  await expect(control).toHaveValue(value);
}
const firstField = (page: Page) => form(page, 'contact').getByRole('textbox').first();

/** Every interactive part; `#…` selects one of several variants of a file. */
export const ISLANDS: Record<string, Island> = {
  'components/content/offline/offline-controls.tsx': {
    page: 'haj',
    touch: (page, press) => press(page.getByRole('button', { name: offline.save })),
    done: (page) =>
      expect(page.getByRole('button', { name: offline.save })).toHaveAttribute('aria-disabled', 'true'),
    without: isCalm,
  },
  'components/survey/survey-form.tsx': {
    page: 'hajSunan',
    prepare: (page) => question(page).getByText(survey.yes, { exact: true }).click(),
    async touch(page, press) {
      await press(question(page).getByRole('checkbox', { name: survey.reasons[1] }), 'Space');
      await press(question(page).getByRole('button', { name: survey.send }));
    },
    done: (page) => expect(page.getByRole('status').getByText(survey.sent)).toBeVisible(),
    without: (page) => expect(page).toHaveURL(/\/gateway\/forms\/page-rating/),
  },
  'components/layout/main-menu.tsx': {
    page: 'home',
    async prepare(page) {
      const burger = page.getByRole('button', { name: openMenu });
      if (await burger.isVisible()) await burger.click();
    },
    touch: (page, press) => press(page.locator('summary').filter({ hasText: entries.hajjAndUmrah })),
    done: (page) => expect(page.locator('details a').filter({ hasText: entries.hajj }).first()).toBeVisible(),
    wakes: false,
  },
  'components/layout/share/share-menu.tsx': {
    page: 'haj',
    prepare: (page) => page.getByRole('button', { name: share.open }).click(),
    touch: (page, press) => press(page.getByRole('button', { name: share.copy })),
    done: (page) => expect(page.getByRole('dialog').getByRole('status')).toHaveText(share.copied),
    async without(page) {
      await isCalm(page);
      await expect(page.getByRole('dialog', { name: share.title })).toBeVisible();
    },
  },
  'components/layout/search-box/portal-search-form.tsx': {
    page: 'home',
    async touch(page, press) {
      const field = page.getByRole('main').getByRole('searchbox');
      await press(field, 'Shift');
      await field.pressSequentially('الحج');
    },
    done: (page) => expect(page.getByRole('list', { name: search.suggestions })).toBeVisible(),
    async without(page) {
      await page.getByRole('main').getByRole('searchbox').press('Enter');
      await expect(page).toHaveURL(/\/searchText\/./);
    },
  },
  'components/layout/confirmed-links.tsx': {
    page: 'haj',
    async prepare(page) {
      await page.route('https://dga.gov.sa/**', (route) => route.fulfill({ body: 'elsewhere' }));
    },
    touch: (page, press) => press(page.getByRole('link', { name: shell.footer.sites.digitalGovernment })),
    done: (page) => expect(page.getByRole('alert').getByText(shell.footer.leaving)).toBeVisible(),
    without: (page) => expect(page).toHaveURL(/^https:\/\/dga\.gov\.sa/),
  },
  'components/award/landing/fields-carousel.tsx': {
    page: 'researchers',
    touch: (page, press) => press(carousel(page).getByRole('button', { name: award.fields.next })),
    done: (page) =>
      expect(carousel(page).locator('ul').first()).toHaveAttribute('style', /translate3d\([^0]/),
    without: isCalm,
  },
  'components/award/landing/call-to-action.tsx': {
    page: 'researchers',
    touch: (page, press) => press(page.getByRole('link', { name: award.register }).first()),
    done: (page) => expect(page.getByRole('alertdialog', { name: award.signOn.title })).toBeVisible(),
    without: (page) => expect(page).toHaveURL(/\/ar\/sign-in/),
  },
  'components/forms/service-form.tsx': {
    page: 'contact',
    async touch(page, press) {
      await press(firstField(page), 'Shift');
      await firstField(page).pressSequentially('Amina');
    },
    async done(page) {
      await expect(firstField(page)).toHaveValue('Amina');
      await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Amina');
    },
    without: (page) => expectBack(page, 'contact', firstField(page), 'Amina'),
  },
  'components/forms/service-form.tsx#date': {
    page: 'dataSharing',
    async touch(page, press) {
      await press(page.locator('#startDate'), 'Shift');
      await fillDay(form(page, 'data-sharing'), 'startDate', '2099-04-02');
    },
    async done(page) {
      await expectDay(form(page, 'data-sharing'), 'startDate', '2099-04-02');
      await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('2099-04-02');
    },
    without: (page) => expectBack(page, 'data-sharing', page.locator('#startDate'), '02'),
  },
  'components/forms/service-form.tsx#file': {
    page: 'innovation',
    async touch(page, press) {
      const chooser = page.waitForEvent('filechooser');
      await press(page.locator('#proposal'), 'Enter', page.locator('label[for=proposal]').last());
      await (await chooser).setFiles({ name: 'idea.pdf', mimeType: 'application/pdf', buffer: makePdf() });
    },
    done: (page) =>
      expect(form(page, 'innovation').getByRole('listitem').filter({ hasText: 'idea.pdf' })).toBeVisible(),
    async without(page) {
      await sendForm(page, 'innovation');
      await expect(page.getByText(forms.summary)).toBeVisible();
    },
  },
  'components/layout/accessibility-tools.tsx': {
    page: 'haj',
    touch: (page, press) => press(page.getByRole('radio', { name: shell.tools.large, exact: true }), 'Space'),
    async done(page) {
      await expect(page.locator('html')).toHaveAttribute('data-font-size', 'large');
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-font-size', 'large');
    },
    wakes: false,
  },
  'components/content/checklist-block.tsx': {
    page: 'hajRemember',
    touch: (page, press) => press(page.getByRole('checkbox', { name: papers.items.permit }), 'Space'),
    async done(page) {
      await page.reload();
      await expect(page.getByRole('checkbox', { name: papers.items.permit })).toBeChecked();
    },
    wakes: false,
  },
  'components/layout/language-menu.tsx': {
    page: 'haj',
    prepare: (page) => page.getByRole('banner').locator('summary').filter({ hasText: 'العربية' }).click(),
    touch: (page, press) => press(page.getByRole('banner').getByRole('link', { name: 'Türkçe' })),
    done: (page) => expect(page).toHaveURL(/\/tr\/Haj$/),
    wakes: false,
  },
  'components/publications/filter-form.tsx': {
    page: 'news',
    async prepare(page) {
      const field = page.locator('#filter-text');
      // Phones fold the filters.
      const folded = page.locator('details', { has: field }).locator('summary');
      if (await folded.isVisible()) await folded.click();
      await field.fill('الحج');
    },
    touch: (page, press) => press(page.getByRole('button', { name: publications.filters.submit })),
    done: (page) => expect(page).toHaveURL(/text=/),
    wakes: false,
  },
  'components/guides/custom-guide/custom-guide-page.tsx': {
    page: 'customGuide',
    async prepare(page) {
      for (const group of await page.getByRole('main').getByRole('group').all())
        await group.getByRole('radio').first().check();
    },
    touch: (page, press) => press(page.getByRole('button', { name: customGuide.form.submit })),
    done: (page) => expect(page).toHaveURL(/nusuk=/),
    wakes: false,
  },
  'components/guides/custom-guide/made-guide.tsx': {
    page: 'customGuide',
    async prepare(page) {
      await page.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', '');
      });
      await page.goto(`${page.url()}?nusuk=ifrad&sex=man&from=inside&by=air`);
    },
    touch: (page, press) => press(page.getByRole('button', { name: customGuide.print })),
    done: (page) => expect(page.locator('html')).toHaveAttribute('data-printed'),
    without: isCalm,
  },
  'components/guides/journeys/movements-page.tsx': {
    page: 'holySites',
    touch: (page, press) => press(page.getByRole('button', { name: movements.play })),
    done: (page) => expect(page.getByRole('radio', { name: legs.toArafah })).toBeChecked(),
    wakes: false,
  },
};

export const addressOf = ({ page }: Island) => `/ar${getRoute(page).path}`;
