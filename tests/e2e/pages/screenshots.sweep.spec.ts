/** Requirements: SPEED-06 */
import { readdirSync } from 'node:fs';
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
    'ministryStructure',
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
/** Built of the same parts as another page that is shown. */
const TWINS: readonly RouteKey[] = ['citiesMakkah', 'umrahRemember'];

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

/** Each page in one look, so that forty pictures show all pages, looks and languages. */
const SHOWN = PAGES.map(({ key, path }, place) => {
  const look = LOOK_NAMES[place % LOOK_NAMES.length] ?? 'desktop';
  return { key, path, look, locale: localeOf(place, look) };
}).filter(({ key }) => !TWINS.includes(key));

test('there are forty pictures, and no other', () => {
  const wanted = SHOWN.map(({ key, locale, look }) => `${toName(key)}-${locale}-${look}.png`).sort();
  expect(wanted).toHaveLength(40);
  expect(readdirSync('tests/screenshots').sort()).toEqual(wanted);
});

for (const look of LOOK_NAMES) {
  test(`pages look as they did (${look})`, async ({ page }) => {
    for (const { key, path, locale } of SHOWN.filter((shown) => shown.look === look)) {
      await openIn(page, look, locale, path);
      await expect.soft(page).toHaveScreenshot(`${toName(key)}-${locale}-${look}.png`, COMPARISON);
    }
  });
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
