import { expect, type Locator } from '@playwright/test';
import { DAY_PARTS, dayControl, splitDay } from '@/lib/forms/rules/day';

/** The three controls of a date; the first is filled last, so that it has the focus. */
const listControls = (within: Locator, name: string, day: string) =>
  DAY_PARTS.map((part) => ({
    control: within.locator(`[name="${dayControl(name, part)}"]`),
    text: splitDay(day)[part],
  })).reverse();

/** Types a date, written year first, into its three controls. */
export async function fillDay(within: Locator, name: string, day: string): Promise<void> {
  for (const { control, text } of listControls(within, name, day)) await control.fill(text);
}

export async function expectDay(within: Locator, name: string, day: string): Promise<void> {
  for (const { control, text } of listControls(within, name, day)) await expect(control).toHaveValue(text);
}
