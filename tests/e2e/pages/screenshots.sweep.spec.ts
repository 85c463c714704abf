/** Requirements: SPEED-06 */
import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import type { RouteKey } from '@/lib/routing/table';
import { listOpenPages } from '../../support/pages/every-page';
import { PortalProcess } from '../../support/portal/portal-process';
import { expect, test } from '../../support/test';

/**
 * Dates, seasons and "today" on the pages are fixed, and so is the browser’s clock: it marks a prayer and
 * colours the sky.
 */
const NOW = '2026-11-21T09:00:00+03:00';

/** Pages that look like another one, or that depend on the day or the build. */
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
  'surveyReport',
];
const PAGES = listOpenPages().filter(({ key }) => !LEFT_OUT.includes(key));
/** Built of the same parts as another page in the pictures. */
const TWINS: readonly RouteKey[] = ['ministryStructure', 'ministryLeaders', 'citiesMakkah', 'umrahRemember'];

const PHONE = { width: 390, height: 720 };
const DESKTOP = { width: 1280, height: 720 };

/** The variants of a page; `shift` distributes the languages: a page has each variant in another one. */
const LOOKS = {
  desktop: { shift: 0, viewport: DESKTOP, media: 'screen', colorScheme: 'light' },
  phone: { shift: 5, viewport: PHONE, media: 'screen', colorScheme: 'light' },
  print: { shift: 4, viewport: { width: 794, height: 1123 }, media: 'print', colorScheme: 'light' },
  dark: { shift: 2, viewport: DESKTOP, media: 'screen', colorScheme: 'dark' },
} as const;
type Look = keyof typeof LOOKS;
const LOOK_NAMES = Object.keys(LOOKS) as Look[];

/**
 * Another machine renders the edges of letters differently; a broken layout moves far more. Scroll-driven
 * effects (one loads the font of a verse) are animations too, and remain; nothing else moves with reduced motion.
 */
const COMPARISON = { maxDiffPixelRatio: 0.02, animations: 'allow' } as const;

test.setTimeout(300_000);

let portal: PortalProcess;
test.beforeAll(async () => {
  portal = await PortalProcess.start({ env: { TEST_NOW: NOW } });
});
test.afterAll(() => portal.stop());

/** System fonts would change the picture: every letter comes from the portal’s fonts. */
async function expectOwnFonts(page: Page): Promise<void> {
  const states = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].map(({ status, family }) => ({ status, family }));
  });
  // The system’s fonts: this machine does not have all of them.
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

/** The key of a route in the form of file names. */
const toName = (key: RouteKey) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const localeOf = (place: number, look: Look) =>
  LOCALE_CODES[(3 * place + LOOKS[look].shift) % LOCALE_CODES.length] ?? 'ar';

/** Each page in one variant, so that 38 pictures cover all pages, variants and languages. */
const SHOWN = PAGES.map(({ key, path }, place) => {
  const look = LOOK_NAMES[place % LOOK_NAMES.length] ?? 'desktop';
  return { key, path, look, locale: localeOf(place, look) };
}).filter(({ key }) => !TWINS.includes(key));

test('each page has its picture, thirty-eight in all', () => {
  const wanted = SHOWN.map(({ key, locale, look }) => `${toName(key)}-${locale}-${look}.png`).sort();
  expect(wanted).toHaveLength(38);
  expect(readdirSync('tests/screenshots').sort()).toEqual(wanted);
});

for (const look of LOOK_NAMES) {
  test(`pages match their pictures (${look})`, async ({ page }) => {
    for (const { key, path, locale } of SHOWN.filter((shown) => shown.look === look)) {
      await openIn(page, look, locale, path);
      await expect.soft(page).toHaveScreenshot(`${toName(key)}-${locale}-${look}.png`, COMPARISON);
    }
  });
}

test.describe('all pictures, for review', () => {
  test.skip(!process.env.PICTURES, 'set PICTURES to a folder');
  for (const locale of LOCALE_CODES) {
    test(`${locale}: forty pages in every variant`, async ({ page }) => {
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
