import { expect, type Locator, type Page } from '@playwright/test';

/** Hydrates a dormant page like the first touch of an island, and waits for React. */
export async function wake(page: Page): Promise<void> {
  await page.locator('[data-island]').first().dispatchEvent('keydown');
  await page.waitForFunction(() => !(window as { asleep?: object | null }).asleep);
}

/** Whether React has hydrated a server-rendered element. */
export const isAwake = (element: Locator): Promise<boolean> =>
  element.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__reactProps')));

/** Waits until React has hydrated a server-rendered element. */
export async function waitUntilAwake(element: Locator): Promise<void> {
  await expect.poll(() => isAwake(element), { intervals: [50] }).toBe(true);
}
