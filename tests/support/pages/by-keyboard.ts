import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { DAY_PARTS, dayControl, splitDay } from '@/lib/forms/rules/day';
import { findLostFocus } from './focus-in-view';

/** A page of the desk has fewer stops. */
const MOST_STOPS = 400;

/** Presses Tab until the target has the focus, and checks that it is in view. @throws Error if it cannot be reached */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  // The locator would search the page again after each key.
  const element = await target.elementHandle();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await element?.evaluate((node) => node === document.activeElement)) {
      expect(await findLostFocus(page, 'focused')).toEqual([]);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** Moves to a control that stays on the page with Tab and presses it; the focus must not be lost. */
export async function pressByKeyboard(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
  await expect(page.locator('body')).not.toBeFocused();
}

/** Moves to a link, or to the button of a form, with Tab, presses it and waits for the page that follows. */
export async function followByKeyboard(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
}

/** Moves to a field with Tab and replaces its text. */
export async function typeByKeyboard(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** Types a day, written year first, into its three controls. */
export async function typeDayByKeyboard(
  page: Page,
  within: Locator,
  name: string,
  day: string,
): Promise<void> {
  const parts = splitDay(day);
  for (const part of DAY_PARTS)
    await typeByKeyboard(page, within.locator(`[name="${dayControl(name, part)}"]`), parts[part]);
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

interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Moves to the control of a file with Tab, opens the browser's dialog with Enter and chooses a file in it. */
export async function chooseFileByKeyboard(page: Page, target: Locator, file: ChosenFile): Promise<void> {
  // Awaited before the key is pressed, because Playwright needs a moment before it takes the dialog over.
  const dialog = page.waitForEvent('filechooser');
  await tabTo(page, target);
  await page.keyboard.press('Enter');
  await (await dialog).setFiles(file);
}

/** Moves to the link of a file with Tab and downloads it. */
export async function downloadByKeyboard(page: Page, target: Locator): Promise<Buffer> {
  await tabTo(page, target);
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  return readFile(await download.path());
}

/** The screens of the journeys by keyboard: each direction and each width once. */
export const KEYBOARD_SCREENS = [
  ['ar', 390],
  ['en', 1280],
] as const;
