import { expect, type Page } from '@playwright/test';
import { SEED } from '@/lib/award/definition/edition';
import { formatNumber } from '@/lib/i18n/format-number';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '../../i18n/messages';
import { commentOn, type Opinion } from './judging';

/** A juror declares a university as a tie. */
export async function declareTie(page: Page, locale: Locale, university: string): Promise<void> {
  const jury = messagesOf(locale, 'jury');
  await page.getByLabel(jury.ties.universities).fill(university);
  await page.getByRole('button', { name: jury.ties.save }).click();
  await expect(page.getByRole('status').filter({ hasText: jury.saved })).toBeVisible();
}

/**
 * A juror opens the next reading, looks at its file, fills in the sheet and makes it final.
 * @param hidden what a juror must not see
 */
export async function readNext(
  page: Page,
  locale: Locale,
  opinion: Opinion,
  hidden: readonly string[],
): Promise<void> {
  const texts = messagesOf(locale, 'readings');
  const { criteria } = messagesOf(locale, 'award');
  await page.getByRole('link', { name: texts.openNext }).click();
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const shown = (await page.locator('main').textContent()) ?? '';
  expect(hidden.filter((text) => shown.includes(text))).toEqual([]);
  const score = opinion.score(title);
  for (const { key } of SEED.criteria) {
    const criterion = criteria[key as 'impact'].title;
    await page.getByRole('group', { name: criterion }).getByRole('radio').nth(score).check();
    const comment = commentOn(score);
    if (comment) await page.getByLabel(texts.comment.replace('{criterion}', criterion)).fill(comment);
  }
  await page.getByRole('checkbox', { name: texts.confirm }).check();
  await page.getByRole('button', { name: texts.makeFinal }).click();
  const total = formatNumber(score * 10, locale);
  await expect(page.getByText(texts.finalNotice.replace('{total}', total))).toBeVisible();
}
