/** Requirements: SPEED-02 */
import type { Page } from '@playwright/test';
import { getMainFont } from '@/lib/i18n/fonts';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { readPaint, watchPaint } from '../../support/pages/script-bytes';
import { expect, test } from '../../support/test';

const WIDTHS = [390, 1280];
const PATHS = ['', '/Haj', '/Researchers', '/MediaAndAwareness', '/Dictionary'];

/**
 * The delay: long after the first paint, short enough for the fonts to be used if the page waited for them.
 */
const LATE_MS = 400;
/** After the fonts, so that any layout shift has happened. */
const SETTLED_MS = 150;

async function holdFontsBack(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue().catch(() => undefined);
  });
}

for (const locale of LOCALE_CODES) {
  test(`${locale}: late fonts cause no layout shift @sweep`, async ({ page }) => {
    test.slow();
    await holdFontsBack(page);
    await page.addInitScript(watchPaint);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of PATHS) {
        const font = page.waitForResponse(`**${getMainFont(locale).path}`);
        await page.goto(`/${locale}${path}`);
        await font;
        await page.waitForTimeout(SETTLED_MS);
        expect.soft((await readPaint(page)).layoutShift, `${path} at ${width} px`).toBeLessThan(0.01);
      }
    }
  });
}
