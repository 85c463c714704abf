import { defineConfig } from '@playwright/test';
import { findChromium } from './lib/commands/find-chromium';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  snapshotPathTemplate: 'tests/screenshots/{arg}{ext}',
  globalSetup: './tests/support/portal/shared-portal.ts',
  workers: 2,
  fullyParallel: true,
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    viewport: { width: 1280, height: 800 },
    timezoneId: 'Asia/Riyadh',
    serviceWorkers: 'block',
    // Nobody waits for smooth scrolling; what moves has tests that ask for motion.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of each test costs a quarter of the time of all.
    trace: 'on-first-retry',
    launchOptions: { executablePath: findChromium() ?? undefined, args: FLAGS },
  },
});
