import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Waits for style sheets and transitions: half-faded text has no valid contrast. Endless animations are not awaited. The
 * sheet of the dark theme is added in the first frame after a change of the theme, and transitions start with the second.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const listRunning = () =>
      document
        .getAnimations()
        // An animation that keeps its last state has ended.
        .filter(({ playState }) => playState === 'running')
        // Scroll-driven animations end only when the page is scrolled.
        .filter((animation) => animation.timeline instanceof DocumentTimeline)
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await nextFrame();
    const loading = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
      ({ sheet }) => sheet === null,
    );
    await Promise.all(
      loading.map(
        (link) =>
          new Promise((resolve) => {
            for (const event of ['load', 'error']) link.addEventListener(event, resolve);
          }),
      ),
    );
    do {
      await Promise.all(listRunning().map(({ finished }) => finished.catch(() => undefined)));
      await nextFrame();
      await nextFrame();
    } while (listRunning().length > 0);
  });
}

const BY_COLOUR = ['color-contrast', 'link-in-text-block'];

type Rules = Pick<axe.RunOptions, 'runOnly' | 'rules'>;

const ALL: Rules = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
};

/** Runs axe in the page. A page keeps it for the next check; it has no frames from other origins to merge. */
async function findViolations(page: Page, rules: Rules, within?: string): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${AXE};null`);
  return page.evaluate(
    async ([context, options]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      return (await axe.run(context ?? document, options)).violations;
    },
    // Describing each element without a violation takes a fifth of the time.
    [within, { ...rules, resultTypes: ['violations'], preload: false } satisfies axe.RunOptions] as const,
  );
}

async function expectNone(page: Page, rules: Rules, within?: string): Promise<void> {
  await settle(page);
  const violations = await findViolations(page, rules, within);
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
export const expectAccessible = (page: Page, within?: string): Promise<void> => expectNone(page, ALL, within);

/** The rules that depend on colours, for pages whose other theme passes all rules. */
export const expectContrast = (page: Page): Promise<void> =>
  expectNone(page, { runOnly: { type: 'rule', values: BY_COLOUR } });

/** As `expectAccessible`, without those rules, for pages whose colours pass in another language: half of the time. */
export const expectAccessibleButColours = (page: Page): Promise<void> =>
  expectNone(page, {
    ...ALL,
    rules: Object.fromEntries(BY_COLOUR.map((rule) => [rule, { enabled: false }])),
  });
