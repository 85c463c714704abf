import { expect, type Locator, type Page } from '@playwright/test';

/** A page of the desk has fewer stops. */
const MOST_STOPS = 400;

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the target has the focus. @throws Error if it cannot be reached */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** Moves to a link or button with Tab and presses it. */
export async function pressByKeyboard(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Moves to a field with Tab and types. */
export async function typeByKeyboard(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Moves to a list with Tab and chooses a value with the arrow keys. */
export async function chooseByKeyboard(page: Page, target: Locator, value: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Home');
  for (const _option of await target.locator('option').all()) {
    if ((await target.inputValue()) === value) return;
    await page.keyboard.press('ArrowDown');
  }
  await expect(target).toHaveValue(value);
}
