/** Requirements: A11Y-04, AWARD-03, AWARD-04 */
import type { Locator, Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '../../support/i18n/messages';
import { wake } from '../../support/pages/wake';
import { expect, test } from '../../support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const { fields } = messagesOf('ar', 'award');

async function openCarousel(page: Page, locale: Locale = 'ar'): Promise<Locator> {
  await page.goto(`/${locale}/Researchers`);
  await wake(page);
  const carousel = page.getByRole('region', { name: messagesOf(locale, 'award').fields.carousel });
  await expect(carousel.locator('[data-ready]')).toBeAttached();
  await carousel.scrollIntoViewIfNeeded();
  return carousel;
}

/** The headings of the slides that stand whole inside the frame. */
function readSlides(carousel: Locator): Promise<string[]> {
  return carousel.evaluate((element) => {
    const frame = element.querySelector('[data-ready]')?.getBoundingClientRect();
    return [...element.querySelectorAll('[data-ready] > ul > li')]
      .map((slide) => ({ box: slide.getBoundingClientRect(), name: slide.querySelector('h3')?.textContent }))
      .filter(({ box }) => frame && box.left >= frame.left - 1 && box.right <= frame.right + 1)
      .map(({ name }) => name ?? '');
  });
}

for (const [width, count] of [
  [479, 1],
  [480, 2],
  [767, 3],
  [1200, 4],
] as const) {
  test(`${count} slides at ${width} px, in both directions`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    for (const locale of ['ar', 'en'] as const) {
      const carousel = await openCarousel(page, locale);
      expect(await readSlides(carousel)).toHaveLength(count);
    }
  });
}

test('the buttons move it along the reading direction, round and round', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const carousel = await openCarousel(page);
  const names = ['healthAndSafety', 'technologyAndInnovation', 'sustainableDevelopment', 'crowdManagement'];
  const first = Object.entries(fields).flatMap(([key, value]) =>
    names.includes(key) && typeof value === 'object' && 'name' in value ? [value.name] : [],
  );
  expect(await readSlides(carousel)).toEqual(first);
  await carousel.getByRole('button', { name: fields.next }).click();
  await expect.poll(() => readSlides(carousel)).not.toContain(fields.healthAndSafety.name);
  await carousel.getByRole('button', { name: fields.previous }).click();
  await expect.poll(() => readSlides(carousel)).toEqual(first);
  await carousel.getByRole('button', { name: fields.previous }).click();
  await expect.poll(() => readSlides(carousel)).toContain(fields.guestExperience.name);
});

test('it moves by itself, stands still under the pointer and with the focus inside, and can be stopped', async ({
  page,
}) => {
  const carousel = await openCarousel(page);
  const moving = (state: boolean) => expect(carousel).toHaveAttribute('data-moving', String(state));
  const pause = carousel.getByRole('button', { name: fields.pause });
  await moving(true);
  const before = await readSlides(carousel);
  await expect.poll(() => readSlides(carousel)).not.toEqual(before);

  await carousel.hover();
  await moving(false);
  await page.mouse.move(0, 0);
  await moving(true);

  await pause.focus();
  await moving(false);
  await pause.press('Enter');
  await page.locator('#main').focus();
  await moving(false);
  await expect(carousel.getByRole('button', { name: fields.play })).toBeVisible();
});

test('with reduced motion it stands still until someone starts it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const carousel = await openCarousel(page);
  await expect(carousel).toHaveAttribute('data-moving', 'false');
  await carousel.getByRole('button', { name: fields.play }).press('Enter');
  await page.locator('#main').focus();
  await expect(carousel).toHaveAttribute('data-moving', 'true');
});
