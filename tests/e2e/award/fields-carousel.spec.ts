/** Requirements: A11Y-04, AWARD-03, AWARD-04 */
import type { Locator, Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '../../support/i18n/messages';
import { wake } from '../../support/pages/wake';
import { expect, sweepUnless, test } from '../../support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const { fields } = messagesOf('ar', 'award');

/** The carousel of a dormant page. */
async function openCarousel(page: Page, locale: Locale = 'ar'): Promise<Locator> {
  await page.goto(`/${locale}/Researchers`);
  const carousel = page.getByRole('region', { name: messagesOf(locale, 'award').fields.carousel });
  await carousel.scrollIntoViewIfNeeded();
  return carousel;
}

/** Hydrates the page, so that Embla controls the carousel. */
async function wakeCarousel(page: Page, carousel: Locator): Promise<void> {
  await wake(page);
  await expect(carousel.locator('[data-ready]')).toBeAttached();
}

const isAsleep = (page: Page) => page.evaluate(() => 'asleep' in window && window.asleep !== null);

/** The headings of the slides that are fully visible. */
function readSlides(carousel: Locator): Promise<string[]> {
  return carousel.evaluate((element) => {
    const viewport = element.querySelector('[tabindex]');
    const frame = viewport?.getBoundingClientRect();
    return [...(viewport?.querySelectorAll(':scope > ul > li') ?? [])]
      .map((slide) => ({ box: slide.getBoundingClientRect(), name: slide.querySelector('h3')?.textContent }))
      .filter(({ box }) => frame && box.left >= frame.left - 1 && box.right <= frame.right + 1)
      .map(({ name }) => name ?? '');
  });
}

/** The slides once the movement has ended. */
async function settle(carousel: Locator): Promise<string[]> {
  let slides = await readSlides(carousel);
  await expect(async () => {
    const before = slides;
    slides = await readSlides(carousel);
    expect(slides.length).toBeGreaterThan(0);
    expect(slides).toEqual(before);
  }).toPass({ intervals: [100] });
  return slides;
}

for (const [width, count] of [
  [479, 1],
  [480, 2],
  [767, 3],
  [1200, 4],
] as const) {
  test(`${count} slides at ${width} px, in both directions${width === 479 ? '' : ' @sweep'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    for (const locale of ['ar', 'en'] as const) {
      const carousel = await openCarousel(page, locale);
      expect(await readSlides(carousel)).toHaveLength(count);
      await wakeCarousel(page, carousel);
      expect(await readSlides(carousel)).toHaveLength(count);
    }
  });
}

test('the buttons move it in reading direction, in a loop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const carousel = await openCarousel(page);
  await wakeCarousel(page, carousel);
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

const SLIDE_MS = 5000;

for (const locale of ['ar', 'en'] as const) {
  test(`${locale}: it plays automatically on the dormant page, and Embla continues from the same slide${sweepUnless(locale, 'ar')}`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.setViewportSize({ width: 480, height: 800 });
    const carousel = await openCarousel(page, locale);
    const slides = carousel.getByRole('group');
    const [first] = await readSlides(carousel);
    await page.clock.runFor(SLIDE_MS);
    await expect.poll(() => readSlides(carousel)).not.toContain(first);
    await slides.focus();
    const moved = await settle(carousel);
    expect(await isAsleep(page)).toBe(true);
    await wakeCarousel(page, carousel);
    await expect(slides).toBeFocused();
    expect(await settle(carousel)).toEqual(moved);
    await page.locator('#main').focus();
    await page.clock.runFor(SLIDE_MS);
    await expect.poll(() => readSlides(carousel)).not.toContain(moved[0]);
  });
}

test('Pause stops it on the dormant page; after Play it moves although the focus is on that button @sweep', async ({
  page,
}) => {
  await page.clock.install();
  const carousel = await openCarousel(page);
  await carousel.getByRole('button', { name: fields.pause }).click();
  const before = await settle(carousel);
  await page.clock.runFor(3 * SLIDE_MS);
  expect(await settle(carousel)).toEqual(before);
  const play = carousel.getByRole('button', { name: fields.play });
  await play.click();
  await expect(carousel.getByRole('button', { name: fields.pause })).toBeFocused();
  await page.clock.runFor(SLIDE_MS);
  await expect.poll(() => readSlides(carousel)).not.toEqual(before);
  expect(await isAsleep(page)).toBe(true);
});

test('it pauses under the pointer and with the focus on the slides, before and after hydration @sweep', async ({
  page,
}) => {
  await page.clock.install();
  const carousel = await openCarousel(page);
  const slides = carousel.getByRole('group');
  await slides.hover();
  const before = await settle(carousel);
  const expectStill = async () => {
    await page.clock.runFor(3 * SLIDE_MS);
    expect(await settle(carousel)).toEqual(before);
  };
  await expectStill();
  await slides.focus();
  await page.mouse.move(0, 0);
  await expectStill();
  await wakeCarousel(page, carousel);
  await expectStill();
  await slides.hover();
  await page.locator('#main').focus();
  await expectStill();
});

test('the slides are reached with Tab and scrolled with the arrow keys, before and after hydration @sweep', async ({
  page,
}) => {
  const carousel = await openCarousel(page);
  const slides = carousel.getByRole('group');
  await carousel.getByRole('button', { name: fields.pause }).click();
  const [first] = await settle(carousel);
  await slides.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => readSlides(carousel)).not.toContain(first);
  expect(await isAsleep(page)).toBe(true);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => readSlides(carousel)).toContain(first);
  await wakeCarousel(page, carousel);
  await carousel.getByRole('button', { name: fields.next }).focus();
  await page.keyboard.press('Tab');
  await expect(slides).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => readSlides(carousel)).not.toContain(first);
});

test('with reduced motion it waits for Play', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  const carousel = await openCarousel(page);
  const before = await readSlides(carousel);
  await page.clock.runFor(3 * SLIDE_MS);
  expect(await readSlides(carousel)).toEqual(before);
  await carousel.getByRole('button', { name: fields.play }).click();
  await page.clock.runFor(SLIDE_MS);
  await expect.poll(() => readSlides(carousel)).not.toEqual(before);
});
