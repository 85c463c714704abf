/** Requirements: DAY-01, DAY-02, DAY-03, DAY-04, A11Y-01 */
import { findStations, listSeasons, listTurns, readDayChoice } from '@/lib/guides/journeys/my-day';
import { toDay } from '@/lib/i18n/format';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, test } from '../../support/test';

const texts = messagesOf('ur', 'myDay');
const { stations } = messagesOf('ur', 'journeys').guidance;
const { questions } = messagesOf('ur', 'customGuide');
const [season, next] = listSeasons(new Date());

/** Names of the rites that a URL shows today, or on its date. */
const ritesOf = (query: Record<string, string>) => {
  const choice = readDayChoice(query, new Date());
  return choice ? findStations(choice).map((station) => stations[station].name) : [];
};

test.describe('on a phone, in Urdu', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, serviceWorkers: 'allow' });

  test('today’s rite is two presses from home, remains selected, and can be read offline @sweep', async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/ur');
    const card = page.locator('section[aria-labelledby=home-day]');
    await expect(card.getByText(texts.lead)).toBeVisible();
    await card.getByRole('link', { name: texts.title }).tap();
    await page.getByRole('link', { name: questions.nusuk.options.tamattu }).tap();
    const day = page.locator('#my-day');
    const [rite = ''] = ritesOf({ nusuk: 'tamattu' });
    await expect(day.getByRole('heading', { name: rite })).toBeVisible();
    await expect(day.locator('[data-left]:visible b')).toHaveText(/\d/);
    await expect(day.getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911');
    await expectAccessible(page);

    await page.goto('/ur');
    await expect(card.locator('p:visible strong')).toHaveText(rite);
    await expect(card.getByText(texts.lead)).toBeHidden();
    await page.goto('/ur/ershady?utm_source=x');
    await expect(page).toHaveURL(`/ur/ershady?nusuk=tamattu&season=${season.year}&from=abroad`);

    // Saved from any page, the copy contains the chosen days, and opens with today’s.
    await page.goto('/ur/Counter');
    await page.getByRole('button', { name: messagesOf('ur', 'offline').save }).tap();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('offline-copy-ur')), { timeout: 60_000 })
      .toBe(`nusuk=tamattu&season=${season.year}&from=abroad`);
    await context.setOffline(true);
    await page.goto('/ur');
    await expect(page).toHaveURL(/\/ur\/ershady\?nusuk=tamattu/);
    await expect(day.getByRole('heading', { name: rite })).toBeVisible();
    await day.locator('nav li a').last().tap();
    await expect(day.getByRole('heading', { name: stations.farewell.name })).toBeVisible();
    await day.locator('nav li a').nth(2).tap();
    await expect(day.getByRole('heading', { name: stations.arafah.name })).toBeVisible();
    await page.getByText(texts.change).tap();
    await page.getByRole('button', { name: texts.show }).tap();
    await expect(day.getByRole('heading', { name: rite })).toBeVisible();
    await context.setOffline(false);

    await page.goto('/ur/ershady');
    await page.getByText(texts.change).tap();
    await page.getByRole('radio', { name: texts.umrah.name }).check();
    await page.getByRole('button', { name: texts.show }).tap();
    await expect(day.getByText(texts.umrah.any)).toBeVisible();
    await page.getByText(texts.change).tap();
    await page.getByRole('button', { name: texts.forget }).tap();
    await expect(page.getByRole('link', { name: questions.nusuk.options.tamattu })).toBeVisible();
    await page.goto('/ur');
    await expect(card.getByText(texts.lead)).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the URL shows any day of the season, and the form opens another', async ({ page }) => {
    const arafah = toDay(listTurns(season)[2] ?? season.tarwiyah);
    await page.goto(`/ur/ershady?nusuk=ifrad&season=${season.year}&from=inside&day=${arafah}`);
    const day = page.locator('#my-day');
    for (const name of ritesOf({ nusuk: 'ifrad', season: String(season.year), day: arafah }))
      await expect(day.getByRole('heading', { name })).toBeVisible();
    await expect(day.locator('[aria-current=date]')).toHaveCount(1);
    await page.getByText(texts.change).click();
    await page.locator('#season').selectOption(String(next.year));
    await page.getByRole('button', { name: texts.show }).click();
    await expect(page).toHaveURL(`/ur/ershady?nusuk=ifrad&season=${next.year}&from=inside`);
    await expect(day.getByRole('heading', { name: stations.preparation.name })).toBeVisible();
  });
});
