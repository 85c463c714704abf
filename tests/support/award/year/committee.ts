import { expect, type Page } from '@playwright/test';
import { formatNumber } from '@/lib/i18n/format-number';
import type { Locale } from '@/lib/i18n/locales';
import { pressAndSave } from '../../admin/back-office';
import { messagesOf } from '../../i18n/messages';
import { COMMITTEE } from '../committee';
import type { DeskInBrowsers } from './desk-in-browsers';
import { COORDINATOR, type Entrant, outcomeOf } from './people';

const CATEGORIES = [1, 2, 3];

const rowsOf = (page: Page) => page.locator('section:has(> #ranking) tbody tr');

/** The second and third place of the first category are equal. */
async function expectTie(page: Page, locale: Locale): Promise<void> {
  const { tied } = messagesOf(locale, 'results').ranking;
  const ranks = await rowsOf(page).evaluateAll((rows) =>
    rows.slice(0, 4).map((row) => row.querySelectorAll('td, th')[1]?.textContent),
  );
  const two = tied.replace('{rank}', formatNumber(2, locale));
  expect(ranks).toEqual([formatNumber(1, locale), two, two, formatNumber(4, locale)]);
}

/** The coordinator sees the tie, freezes the ranking and records what the committee decides in each category. */
export async function decideAll(
  desk: DeskInBrowsers,
  locale: Locale,
  entrants: readonly Entrant[],
): Promise<void> {
  const texts = messagesOf(locale, 'results');
  await desk.act(COORDINATOR, 'judging?category=1', async (page) => {
    await expectTie(page, locale);
    await pressAndSave(page, texts.freeze.title, texts.saved);
    await page.getByLabel(texts.committee.members).fill(COMMITTEE.join('\n'));
    await pressAndSave(page, texts.committee.save, texts.saved);
    for (const category of CATEGORIES)
      for (const entrant of entrants.filter((one) => one.category === category && one.place < 3)) {
        const outcome = outcomeOf(entrant);
        await page.goto(desk.at(`judging?category=${category}`));
        await rowsOf(page).filter({ hasText: entrant.title }).getByRole('link').click();
        await page.getByRole('radio', { name: texts.outcomes[outcome], exact: true }).check();
        if (outcome === 'winner')
          await page.getByLabel(texts.decision.prize).selectOption(entrant.place === 0 ? 'first' : 'second');
        await page.locator('#reason').fill('By its merits');
        // The vote decides between equal places.
        const against = entrant.place === 1 ? 1 : 0;
        await page.getByLabel(texts.decision.inFavour).fill(String(COMMITTEE.length - against));
        await page.getByLabel(texts.decision.against).fill(String(against));
        await page.getByLabel(texts.decision.abstained).fill('0');
        await pressAndSave(page, texts.decision.save, texts.saved);
      }
  });
}
