/** Requirements: AWARD-08, AWARD-09, AWARD-12, LANG-09 */
import type { Page } from '@playwright/test';
import { SEED, SEED_YEAR } from '@/lib/award/definition/edition';
import { formatDate, formatDates, formatHijriDate, formatYear, parseDay } from '@/lib/i18n/format';
import { messagesOf } from '../../support/i18n/messages';
import { expect, test } from '../../support/test';

const { timeline } = messagesOf('en', 'award');
const EDITION_WINDOWS = {
  register: { from: '2025-01-13', to: '2025-03-31' },
  submit: { from: '2025-04-01', to: '2025-08-31' },
};
const withYear = (text: string) => text.replace('{year}', '2025');

test('windows of the edition: its dates in both calendars, the current phase marked by the server @sweep', async ({
  page,
  startPortal,
}) => {
  const env = { TEST_NOW: '2025-04-15T12:00:00+03:00' };
  const portal = await startPortal({ env });
  await page.goto(`${portal.url}/en/Researchers`);
  portal.setAward({ windows: EDITION_WINDOWS });
  await page.reload();
  const phases = page.locator('#timeline ol > li');
  await expect(phases).toHaveCount(5);
  await expect(page.locator('#timeline [aria-current="step"]')).toContainText(
    timeline.phases.receiving.title,
  );
  await expect(phases.nth(0)).toContainText(timeline.past);
  await expect(phases.nth(2)).toContainText(timeline.coming);
  await expect(phases.nth(0)).toContainText('13 January 2025 to 31 March 2025');
  await expect(phases.nth(0)).toContainText('13 Rajab 1446');
  await expect(page.locator('#timeline')).not.toContainText(timeline.later);
});

/** The award’s dates in the structured data. */
async function readEvent(page: Page) {
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  return JSON.parse(data[1] ?? '');
}

for (const locale of ['ar', 'fa'] as const) {
  test(`${locale}: a new portal shows the edition’s dates in its calendars, and the closing dates of the forms`, async ({
    page,
  }) => {
    await page.goto(`/${locale}/Researchers`);
    const phases = page.locator('#timeline ol > li');
    for (const [index, { from, to }] of SEED.phases.entries())
      for (const day of [from, to])
        for (const format of [formatDate, formatHijriDate])
          await expect(phases.nth(index)).toContainText(format(parseDay(day), locale));
    const { openUntil, edition, timeline: texts } = messagesOf(locale, 'award');
    await expect(page.locator('#timeline')).not.toContainText(texts.later);
    const until = formatDates(new Date(Date.now() + 30 * 86_400_000), locale);
    const line = openUntil.trial.replace('{text}', openUntil.both.replace('{date}', until));
    await expect(page.locator('#timeline').getByText(line)).toBeVisible();
    await expect(page.getByText(line)).toHaveCount(3);
    const name = edition.replace(/\{year.*\}/, formatYear(SEED_YEAR, locale));
    await expect(page.getByText(name, { exact: true })).toBeVisible();
    expect(await readEvent(page)).toMatchObject({ startDate: '2025-01-13', endDate: '2025-11-10' });
  });
}

test('a year later a new portal still shows the edition and its dates @sweep', async ({
  page,
  startPortal,
}) => {
  const portal = await startPortal({ env: { TEST_NOW: '2027-12-20T12:00:00+03:00' } });
  for (const path of ['Researchers', 'prizes']) {
    await page.goto(`${portal.url}/en/${path}`);
    await expect(page.getByRole('main')).toContainText('13 January 2025 to 31 March 2025');
    await expect(page.getByRole('main')).toContainText('10 November 2025');
  }
  await page.goto(`${portal.url}/en/Researchers`);
  await expect(page.getByText('Research award · 2025 edition')).toBeVisible();
  expect(await readEvent(page)).toMatchObject({ startDate: '2025-01-13', endDate: '2025-11-10' });
});

test('an operator’s window replaces the dates of its phase, with a note, also in the structured data @sweep', async ({
  page,
  startPortal,
}) => {
  const env = { TEST_NOW: '2026-03-07T12:00:00+03:00' };
  const register = { from: '2026-03-01', to: '2026-03-31' };
  const portal = await startPortal({ windows: { register, submit: null }, env });
  await page.goto(`${portal.url}/en/Researchers`);
  const phases = page.locator('#timeline ol > li');
  await expect(phases.nth(0)).toContainText('1 March 2026 to 31 March 2026');
  const announced = '13 January 2025 to 31 March 2025';
  await expect(phases.nth(0)).toContainText(timeline.changed.replace('{days}', announced));
  await expect(phases.nth(0)).toHaveAttribute('aria-current', 'step');
  for (const index of [1, 2, 3, 4]) await expect(phases.nth(index)).toContainText(timeline.later);
  await expect(page.getByText('Research award · 2025 edition')).toBeVisible();
  expect(await readEvent(page)).toMatchObject({ startDate: '2026-03-01', endDate: '2026-03-31' });
  await page.goto(`${portal.url}/en/prizes`);
  await expect(page.getByRole('main')).toContainText(timeline.changed.replace('{days}', announced));
});

test('with the API down the page is served with the edition’s dates and a notice @sweep', async ({
  page,
  startPortal,
}) => {
  const portal = await startPortal({ env: { API_ROOT: 'http://127.0.0.1:9' } });
  const response = await page.goto(`${portal.url}/en/Researchers`);
  expect(response?.status()).toBe(200);
  await expect(page.getByText(withYear(timeline.down))).toBeVisible();
  await expect(page.locator('#timeline ol > li').first()).toContainText('13 January 2025');
});
