/** Requirements: CONTENT-10, SHELL-03, SHELL-09, SHELL-11, SURVEY-07 */
import { parse } from 'node-html-parser';
import { findRouteByKey, listModule } from '@/lib/routing/table';
import { mapConcurrently } from '@/lib/seo/page-check/fetch-all';
import { signOnUnseen } from '../../support/auth/sign-on';
import { messagesOf } from '../../support/i18n/messages';
import { listOpenPages } from '../../support/pages/every-page';
import { wake } from '../../support/pages/wake';
import { expect, test } from '../../support/test';

const shell = messagesOf('ar', 'shell');

/** The frame of a page, read from the HTML of the server. */
async function readFrame(address: string) {
  const root = parse(await (await fetch(address)).text());
  const hasText = (text: string) => root.querySelector('body')?.text.includes(text) ?? false;
  return {
    menu: root.querySelector('#main-menu') !== null,
    banner: hasText(shell.banner.demonstration.toggle),
    demonstration: hasText(shell.banner.demonstration.title),
    footer: root.querySelector('footer') !== null,
    survey: root.querySelector('[name="YesOrNo"]') !== null,
    home: root.querySelector('header a[href="/ar"]') !== null,
    language: root.querySelector('header a[hreflang="fr"]') !== null,
  };
}

const WHOLE = {
  menu: true,
  banner: true,
  demonstration: true,
  footer: true,
  survey: true,
  home: true,
  language: true,
};
const FRAMES = {
  whole: WHOLE,
  noBanner: { ...WHOLE, banner: false },
  noFooter: { ...WHOLE, footer: false, survey: false },
  bare: { ...WHOLE, menu: false, banner: false, footer: false, survey: false },
};

/** The pages named in the specification; all others have the full frame. */
const BARE = ['/health-check', '/trems', '/hr-policy', '/Researchers', '/sign-in'];
const NO_FOOTER = ['/Makka', '/Madina'];
const NO_BANNER = ['/MinisterActivities'];

function frameOf(path: string) {
  if (BARE.includes(path)) return FRAMES.bare;
  if (NO_FOOTER.includes(path)) return FRAMES.noFooter;
  return NO_BANNER.includes(path) ? FRAMES.noBanner : FRAMES.whole;
}

test('each page has its intended frame, including the survey @sweep', async ({ portal }) => {
  const pages = listOpenPages();
  const frames = await mapConcurrently(pages, ({ path }) => readFrame(`${portal.url}/ar${path}`));
  const wrong = pages.flatMap(({ key, path }, index) => {
    const wanted = JSON.stringify(frameOf(findRouteByKey(key)?.path ?? path));
    const found = JSON.stringify(frames[index]);
    return found === wanted ? [] : [`${path}: ${found}`];
  });
  expect(wrong).toEqual([]);
});

test('the footer links to the support pages', async ({ portal }) => {
  const root = parse(await (await fetch(`${portal.url}/en/Haj`)).text());
  const links = root.querySelectorAll('footer a').map((link) => link.getAttribute('href') ?? '');
  for (const path of ['/Contact', '/Faqs', '/Policies', '/MobileApp', '/Sitemap'])
    expect(links).toContain(`/en${path}`);
  expect(links.filter((link) => link.startsWith('https://')).length).toBeGreaterThan(2);
});

/** Pages about the rites outside the modules Hajj, Umrah and the two cities. */
const OF_THE_RITES = ['/ershady', '/Counter', '/HolySites', '/ageJournay', '/videoJourny'];

test('pages about the rites say that they are general guidance', async ({ portal }) => {
  const { review } = messagesOf('en', 'content');
  const modules = (['haj', 'umrah', 'cities'] as const).flatMap((module) => listModule(module));
  const paths = [...modules.map(({ path }) => path), ...OF_THE_RITES];
  const pages = await mapConcurrently(paths, async (path) => (await fetch(`${portal.url}/en${path}`)).text());
  const silent = paths.filter(
    (_, index) =>
      !parse(pages[index] ?? '')
        .querySelector('main')
        ?.text.includes(review.title),
  );
  expect(silent).toEqual([]);
});

for (const locale of ['ar', 'fr', 'tr', 'ms'] as const) {
  test(`${locale}: signed in, the bars of a phone have one row, and the ministry’s name few lines @sweep`, async ({
    page,
  }) => {
    const width = 390;
    await page.setViewportSize({ width, height: 844 });
    await signOnUnseen(page, { locale });
    for (const path of ['/Researchers', '/Contact']) {
      await page.goto(`/${locale}${path}`);
      if (path === '/Contact') await wake(page);
      const bar = page.getByRole('banner').first();
      const name = bar.getByRole('link', { name: messagesOf(locale, 'shell').ministry });
      const signOut = bar.getByRole('button', { name: messagesOf(locale, 'shell').signOut });
      await expect(signOut).toBeVisible();
      const tops = await bar
        .locator('button:visible, summary:visible')
        .filter({ hasNotText: messagesOf(locale, 'shell').banner.demonstration.toggle })
        .evaluateAll((all) =>
          all
            // The content of a closed tool is not rendered yet.
            .filter((element) => element.checkVisibility())
            .map((element) => Math.round(element.getBoundingClientRect().top)),
        );
      const inRow = (await signOut.boundingBox())?.y ?? 0;
      expect(tops.filter((top) => Math.abs(top - inRow) > 8)).toEqual([]);
      const text = name.locator('span');
      const lines = await text.evaluate(
        (span) => span.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(span).lineHeight),
      );
      expect(Math.round(lines)).toBeLessThanOrEqual(path === '/Contact' ? 3 : 2);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}
