/** Requirements: SPEED-06 */
import type { Page } from '@playwright/test';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import type { RouteKey } from '@/lib/routing/table';
import { listOpenPages } from '../../support/pages/every-page';
import { PortalProcess } from '../../support/portal/portal-process';
import { expect, test } from '../../support/test';

/** Dates, seasons and "today" on the pages stand still, and so does the clock of their reader: it marks a prayer and colours the sky. */
const NOW = '2026-11-21T09:00:00+03:00';

/** Pages that look like another one, or that show what the day or the build has brought. */
const LEFT_OUT: readonly RouteKey[] = [
  ...(['prizes', 'signIn', 'ministryTasks', 'visualIdentity', 'policies', 'serviceLevels'] as const),
  ...([
    'humanResources',
    'hajIntroduction',
    'hajDuties',
    'hajSunan',
    'citiesMadinah',
    'madinahGuide',
  ] as const),
  ...([
    'apps',
    'initiatives',
    'makkahRoute',
    'grandSymposium',
    'press',
    'nusukCard',
    'nusukOperatorCard',
  ] as const),
  ...(['visitors', 'stoppage', 'governmentNews', 'documentDetails', 'offers', 'serviceDetails'] as const),
  ...(['appointment', 'transaction', 'transactionRegister', 'information', 'dataSharing'] as const),
  ...(['creativityAndLeadership', 'jsonDisplay', 'siteMap', 'health', 'signOnCheck', 'card'] as const),
];
const PAGES = listOpenPages().filter(({ key }) => !LEFT_OUT.includes(key));

const PHONE = { width: 390, height: 720 };
const DESKTOP = { width: 1280, height: 720 };

/** How a page is looked at; `shift` spreads the languages: a page shows each look in another one. */
const LOOKS = {
  desktop: { shift: 0, viewport: DESKTOP, media: 'screen', colorScheme: 'light' },
  phone: { shift: 5, viewport: PHONE, media: 'screen', colorScheme: 'light' },
  print: { shift: 4, viewport: { width: 794, height: 1123 }, media: 'print', colorScheme: 'light' },
  dark: { shift: 2, viewport: DESKTOP, media: 'screen', colorScheme: 'dark' },
} as const;
type Look = keyof typeof LOOKS;
const LOOK_NAMES = Object.keys(LOOKS) as Look[];

/**
 * Another machine draws the same letters with other edges; a direction that breaks moves far more. What follows the
 * scrolling (a verse gets its face so) is an animation too, and stays; nothing else moves for whoever wants no motion.
 */
const COMPARISON = { maxDiffPixelRatio: 0.02, animations: 'allow' } as const;

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
  // The device's own faces: this machine has not all of them.
  const sent = states.filter(({ family }) => family !== 'Nastaliq' && !family.includes('Fallback'));
  expect(sent.filter(({ status }) => status === 'error')).toEqual([]);
  expect(states.some(({ status, family }) => status === 'loaded' && !family.includes('Fallback'))).toBe(true);
}

async function openIn(page: Page, look: Look, locale: Locale, path: string): Promise<void> {
  const { media, viewport, colorScheme } = LOOKS[look];
  await page.emulateMedia({ media, colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize(viewport);
  await page.clock.setFixedTime(NOW);
  await page.goto(`${portal.url}/${locale}${path}`);
  await expectOwnFonts(page);
}

/** The key of a route as files are named. */
const toName = (key: RouteKey) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const localeOf = (place: number, look: Look) =>
  LOCALE_CODES[(3 * place + LOOKS[look].shift) % LOCALE_CODES.length] ?? 'ar';

for (const look of LOOK_NAMES) {
  for (const half of [0, 1]) {
    test(`forty pages look as they did (${look}, every second one from ${half + 1})`, async ({ page }) => {
      for (const [place, { key, path }] of PAGES.entries()) {
        if (place % 2 !== half) continue;
        const locale = localeOf(place, look);
        await openIn(page, look, locale, path);
        await expect.soft(page).toHaveScreenshot(`${toName(key)}-${locale}-${look}.png`, COMPARISON);
      }
    });
  }
}

test.describe('all pictures, to be looked at', () => {
  test.skip(!process.env.PICTURES, 'set PICTURES to a folder');
  for (const locale of LOCALE_CODES) {
    test(`${locale}: forty pages in every look`, async ({ page }) => {
      test.setTimeout(1_200_000);
      for (const { key, path } of PAGES) {
        for (const look of LOOK_NAMES) {
          await openIn(page, look, locale, path);
          const file = `${process.env.PICTURES}/${locale}-${look}-${toName(key)}.png`;
          await page.screenshot({ path: file, fullPage: true });
        }
      }
    });
  }
});
