/** Requirements: A11Y-01, A11Y-03, SLEEP-02, TOOLS-01, CONTENT-04 */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/pages/accessibility';
import { addressOf, ISLANDS, type Press } from '../../support/pages/islands';
import { listSources, read } from '../../support/source-files';
import { expect, test } from '../../support/test';

const SCRIPTS = /\/_page\/|\/_next\/static\/.*\.js$/;
const rows = Object.entries(ISLANDS);
/** What `npm test` tries in which: those that differ most. The sweeps try all ways in all of them. */
const PRESSED = /search-form|call-to-action|service-form|filter-form|custom-guide|checklist|movements/;
const TOUCHED = ['components/survey/survey-form.tsx', 'components/layout/share/share-menu.tsx'];
const BLOCKED = ['components/forms/service-form.tsx', 'components/award/landing/call-to-action.tsx'];
const sweepOutside = (names: readonly string[], name: string) => (names.includes(name) ? '' : ' @sweep');

const withKey: Press = async (target, key = 'Enter') => {
  await target.focus();
  await target.press(key);
};

/** A page whose scripts are on their way until they are let through. */
async function openSlow(page: Page, address: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await promise;
    await route.continue().catch(() => undefined);
  });
  await page.goto(address);
  return resolve;
}

test('every island has a row here, and no row is left of one that has gone', () => {
  const drawn = listSources().filter((file) => /\sdata-island=/.test(read(file)));
  const named = Object.keys(ISLANDS).map((name) => name.replace(/#.*/, ''));
  expect(named).toEqual(expect.arrayContaining(drawn));
  expect(listSources()).toEqual(expect.arrayContaining(named));
});

for (const [name, island] of rows) {
  const wakes = island.wakes !== false;

  /** The first touch while the script is on its way, and what follows. */
  const touchSlowly = async (page: Page, press: Press, look: () => Promise<void>) => {
    const release = await openSlow(page, addressOf(island));
    await island.prepare?.(page);
    await look();
    await island.touch(page, press);
    // What the browser does by itself needs no sign that something is on its way, and waits for nothing.
    if (wakes) await expect(page.locator('html')).toHaveAttribute('data-waking', '1');
    else await island.done(page);
    release();
    if (wakes) await island.done(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-waking', '1');
  };

  test.describe(name, () => {
    test.describe('by touch', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

      test(`the first touch is not lost while the script is slow${sweepOutside(TOUCHED, name)}`, async ({
        page,
        context,
      }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await touchSlowly(
          page,
          (target, _key, area = target) => area.tap(),
          () => expectAccessible(page),
        );
        await expectAccessible(page);
      });
    });

    test(`the first key is not lost while the script is slow${PRESSED.test(name) ? '' : ' @sweep'}`, async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await touchSlowly(page, withKey, async () => undefined);
    });

    test(`where the script never comes it does what it does without${sweepOutside(BLOCKED, name)}`, async ({
      page,
      problems,
    }) => {
      problems.allow(/Failed to load resource|net::ERR|^foreign host/);
      await page.route(SCRIPTS, (route) => route.abort());
      await page.goto(addressOf(island));
      await island.prepare?.(page);
      await island.touch(page, (target, _key, area = target) => area.click());
      await (island.without ?? island.done)(page);
    });
  });
}
