import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Lets transitions end: half-faded text has no contrast to speak of. Endless animations are not waited for. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = document
      .getAnimations()
      // What follows the scrolling ends only when somebody scrolls.
      .filter((animation) => animation.timeline instanceof DocumentTimeline)
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      .map((animation) => animation.finished.catch(() => undefined));
    await Promise.all(ends);
  });
}

/**
 * Fails with each rule of WCAG 2.2 AA that the page breaks, and where.
 * @param within CSS selector of the part to look at; the whole page without it
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await settle(page);
  // No page holds frames of others, so no second page is needed to put their findings together.
  const axe = new AxeBuilder({ page }).setLegacyMode().withTags(RULES);
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')} (${failureSummary})`),
  );
  // A target that lies half under the fixed header or a question is whole once the reader scrolls.
  expect(findings.filter((finding) => !/^target-size: .*partially obscured/s.test(finding))).toEqual([]);
}
