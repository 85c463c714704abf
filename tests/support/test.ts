import { readFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { Problems } from './pages/problems';
import { type PortalOptions, PortalProcess } from './portal/portal-process';

/**
 * For the title of a test in one of several languages: marks it as a sweep, which only `npm run test:all` runs,
 * unless `npm test` covers this language.
 */
export const sweepUnless = (locale: Locale, ...tried: Locale[]) => (tried.includes(locale) ? '' : ' @sweep');

interface SharedPortal {
  url: string;
  /** The output of its process so far. */
  readonly log: string;
}

interface Fixtures {
  /** The portal shared by all tests: default windows, its own data, high rate limits. */
  portal: SharedPortal;
  /** Starts a portal for one test; it stops with the test. */
  startPortal: (options?: PortalOptions) => Promise<PortalProcess>;
  /** Fails the test if a page had a problem that the test did not declare with `allow`. */
  problems: Problems;
}

export const test = base.extend<Fixtures>({
  baseURL: async ({ browserName: _browser }, use) => use(process.env.SHARED_PORTAL_URL),
  portal: async ({ baseURL }, use) => {
    if (!baseURL) throw new Error('The shared portal does not run');
    await use({
      url: baseURL,
      get log() {
        return readFileSync(process.env.SHARED_PORTAL_LOG ?? '', 'utf8');
      },
    });
  },
  startPortal: async ({ context }, use) => {
    const started: PortalProcess[] = [];
    await use(async (options) => {
      const portal = await PortalProcess.start(options);
      started.push(portal);
      return portal;
    });
    // A page that still fetches would report the stop of its server as an error. The context is closed instead of its
    // pages, because Chromium may never close a page that is going back.
    await context.close();
    await Promise.all(started.map((portal) => portal.stop()));
  },
  problems: [
    async ({ context }, use) => {
      const problems = new Problems();
      problems.watch(context);
      await use(problems);
      expect(problems.list(), 'problems that the browser saw').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
