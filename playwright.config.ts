import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { enterCleanEnvironment } from './lib/development/clean-environment';
import { findChromium, findFullChromium } from './lib/development/find-chromium';

const chromium = findChromium();
// Workers search for it again, with another home folder.
const fullChromium = findFullChromium();
if (chromium) process.env.CHROMIUM_PATH = chromium;
enterCleanEnvironment();

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Sweeps have the word in the name of their file or as a tag (docs/contributing.md). */
const SWEEP = /[.@]sweep\b/;
/** The headless shell needs two thirds of the processor time, but rounds widths of letters and loads no icon. */
const IN_FULL_CHROMIUM = /\/(?:first-visit|late-fonts|screenshots\.sweep)\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  snapshotPathTemplate: 'tests/screenshots/{arg}{ext}',
  globalSetup: './tests/support/portal/shared-portal.ts',
  // Half of the time a test waits for the page.
  workers: 2 * availableParallelism(),
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Generous, because the machine may be busy; other tests check how fast a page is.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  projects: [
    { name: 'browser', grepInvert: SWEEP },
    { name: 'sweeps', grep: SWEEP, testIgnore: IN_FULL_CHROMIUM },
    {
      name: 'full-chromium',
      grep: SWEEP,
      testMatch: IN_FULL_CHROMIUM,
      use: { launchOptions: { executablePath: fullChromium ?? undefined, args: FLAGS } },
    },
  ],
  use: {
    viewport: { width: 1280, height: 800 },
    timezoneId: 'Asia/Riyadh',
    // Below the limit of a test, so that a failure names the action.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    serviceWorkers: 'block',
    // Smooth scrolling costs time; tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: chromium ?? undefined, args: FLAGS },
  },
});
