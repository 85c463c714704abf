import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Waits for transitions: half-faded text has no valid contrast. Endless animations are not awaited. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = document
      .getAnimations()
      // Scroll-driven animations end only when the page is scrolled.
      .filter((animation) => animation.timeline instanceof DocumentTimeline)
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      .map((animation) => animation.finished.catch(() => undefined));
    await Promise.all(ends);
  });
}

/**
 * Fails with each rule of WCAG 2.2 AA that the page violates, and the elements.
 * @param within CSS selector of the part to check; the whole page by default
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await settle(page);
  // No page has frames from other origins, so axe needs no second page to merge the results.
  const axe = new AxeBuilder({ page }).setLegacyMode().withTags(RULES);
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')} (${failureSummary})`),
  );
  // A target half covered by the fixed header or a question is fully visible once the reader scrolls.
  expect(findings.filter((finding) => !/^target-size: .*partially obscured/s.test(finding))).toEqual([]);
}
