import type { Page } from '@playwright/test';

/** Wakes a sleeping page as the touch of an island would, and waits until React has taken it over. */
export async function wake(page: Page): Promise<void> {
  await page.locator('[data-island]').first().dispatchEvent('keydown');
  await page.waitForFunction(() => !(window as { asleep?: object | null }).asleep);
}
