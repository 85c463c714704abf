import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Every check sends axe to the page, which compiles it: the minified file is less than half as long. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Waits for transitions: half-faded text has no valid contrast. Endless animations are not awaited. After a change of
 * the theme they start with the second frame.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ends = document
      .getAnimations()
      // Scroll-driven animations end only when the page is scrolled.
      .filter((animation) => animation.timeline instanceof DocumentTimeline)
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      .map((animation) => animation.finished.catch(() => undefined));
    await Promise.all(ends);
  });
}

/** No page has frames from other origins, so axe needs no second page to merge the results. */
const createAxe = (page: Page) =>
  new AxeBuilder({ page, axeSource })
    .setLegacyMode()
    // Describing each element without a violation takes a fifth of the time.
    .options({ resultTypes: ['violations'], preload: false });

async function expectNone(page: Page, axe: AxeBuilder): Promise<void> {
  await settle(page);
  const { violations } = await axe.analyze();
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')} (${failureSummary})`),
  );
  // A target half covered by the fixed header or a question is fully visible once the reader scrolls.
  expect.soft(findings.filter((finding) => !/^target-size: .*partially obscured/s.test(finding))).toEqual([]);
}

/**
 * Fails with each rule of WCAG 2.2 AA that the page violates, and the elements.
 * @param within CSS selector of the part to check; the whole page by default
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  const axe = createAxe(page).withTags(RULES);
  await expectNone(page, within ? axe.include(within) : axe);
}

/** The rules that depend on colours, for pages whose other theme passes all rules. */
export const expectContrast = (page: Page): Promise<void> =>
  expectNone(page, createAxe(page).withRules(['color-contrast', 'link-in-text-block']));
