import { expect, type Locator, type Page } from '@playwright/test';

/** Wakes a sleeping page as the touch of an island would, and waits until React has taken it over. */
export async function wake(page: Page): Promise<void> {
  await page.locator('[data-island]').first().dispatchEvent('keydown');
  await page.waitForFunction(() => !(window as { asleep?: object | null }).asleep);
}

/** True once React has taken over an element that the server drew. */
export const isAwake = (element: Locator): Promise<boolean> =>
  element.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__reactProps')));

/** Waits until React has taken over an element that the server drew. */
export async function waitUntilAwake(element: Locator): Promise<void> {
  await expect.poll(() => isAwake(element), { intervals: [50] }).toBe(true);
}
