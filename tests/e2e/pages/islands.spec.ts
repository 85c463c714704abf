/** Requirements: A11Y-01, A11Y-03, SLEEP-02, TOOLS-01, CONTENT-04 */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/pages/accessibility';
import { addressOf, ISLANDS, type Press } from '../../support/pages/islands';
import { listSources, read } from '../../support/source-files';
import { expect, test } from '../../support/test';

const SCRIPTS = /\/_page\/|\/_next\/static\/.*\.js$/;
const rows = Object.entries(ISLANDS);
/** The variants in `npm test`: those that differ most. The sweeps run all of them. */
const PRESSED = /search-form|call-to-action|service-form\.tsx$|checklist/;
const TOUCHED = ['components/survey/survey-form.tsx'];
const BLOCKED = ['components/forms/service-form.tsx'];
const sweepOutside = (names: readonly string[], name: string) => (names.includes(name) ? '' : ' @sweep');

const withKey: Press = async (target, key = 'Enter') => {
  await target.focus();
  await target.press(key);
};

/** A page whose scripts are delayed until they are released. */
async function openSlow(page: Page, address: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await promise;
    await route.continue().catch(() => undefined);
  });
  await page.goto(address);
  return resolve;
}

test('every island has a row here, and every row has an island', () => {
  const drawn = listSources().filter((file) => /\sdata-island=/.test(read(file)));
  const named = Object.keys(ISLANDS).map((name) => name.replace(/#.*/, ''));
  expect(named).toEqual(expect.arrayContaining(drawn));
  expect(listSources()).toEqual(expect.arrayContaining(named));
});

for (const [name, island] of rows) {
  const wakes = island.wakes !== false;

  /** The first touch while the script loads, and its result. */
  const touchSlowly = async (page: Page, press: Press, look: () => Promise<void>) => {
    const release = await openSlow(page, addressOf(island));
    await island.prepare?.(page);
    await look();
    await island.touch(page, press);
    // Native behaviour of the browser needs no progress indicator, and waits for nothing.
    if (wakes) await expect(page.locator('html')).toHaveAttribute('data-waking', '1');
    else await island.done(page);
    release();
    if (wakes) await island.done(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-waking', '1');
  };

  test.describe(name, () => {
    test.describe('by touch', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

      test(`the first touch is handled after a slow script has loaded${sweepOutside(TOUCHED, name)}`, async ({
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

    test(`the first key is handled after a slow script has loaded${PRESSED.test(name) ? '' : ' @sweep'}`, async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await touchSlowly(page, withKey, async () => undefined);
    });

    test(`without its script it works as without JavaScript${sweepOutside(BLOCKED, name)}`, async ({
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
