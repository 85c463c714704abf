/** Requirements: SPEED-06 */
import type { Page } from '@playwright/test';
import { PortalProcess } from '../../support/portal/portal-process';
import { expect, test } from '../../support/test';

/** Dates, seasons and "today" on the pages stand still. */
const NOW = '2026-11-21T09:00:00+03:00';
const PAGES = {
  home: '',
  hajj: '/Haj',
  umrah: '/Umrah',
  makkah: '/MakkahAndMadinah/Makkah',
  reminders: '/Haj/Remember',
  structure: '/Ministry/OrganizationalStructure',
  news: '/MediaAndAwareness',
  services: '/ElectronicServices',
  award: '/Researchers',
  contact: '/Contact',
};
const LOCALES = ['ar', 'ur', 'fa', 'en'];
const SIZES = { phone: { width: 390, height: 720 }, desktop: { width: 1280, height: 720 } };
/** Another machine draws the same letters with other edges; a direction that breaks moves far more. */
const TOLERANCE = { maxDiffPixelRatio: 0.02 };

/** Ten pages, each with its fonts, on a machine that may do much else. */
test.setTimeout(300_000);

let portal: PortalProcess;
test.beforeAll(async () => {
  portal = await PortalProcess.start({ env: { TEST_NOW: NOW } });
});
test.afterAll(() => portal.stop());

/** Fonts of the machine would make another picture: every letter comes from the portal's own. */
async function expectOwnFonts(page: Page): Promise<void> {
  const states = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].map(({ status, family }) => ({ status, family }));
  });
  // The device's own Nastaliq: this machine has none.
  const sent = states.filter(({ family }) => family !== 'Nastaliq');
  expect(sent.filter(({ status }) => status === 'error')).toEqual([]);
  expect(states.some(({ status, family }) => status === 'loaded' && !family.includes('Fallback'))).toBe(true);
}

for (const locale of LOCALES) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`${locale}: ten pages look as they did on a ${size}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      for (const [name, path] of Object.entries(PAGES)) {
        await page.goto(`${portal.url}/${locale}${path}`);
        await expectOwnFonts(page);
        await expect.soft(page).toHaveScreenshot(`${locale}-${size}-${name}.png`, TOLERANCE);
      }
    });
  }
}
