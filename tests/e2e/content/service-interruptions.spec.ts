/** Requirements: CONTENT-11 */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatDateTime } from '@/lib/i18n/format-time';
import { messagesOf } from '../../support/i18n/messages';
import { expectAccessible } from '../../support/pages/accessibility';
import { expect, test } from '../../support/test';

const NOW = '2026-11-21T12:00:00+03:00';
const texts = (name: string) => ({
  ar: { title: `انقطاع ${name}`, text: 'تتوقف الخدمة مؤقتًا.' },
  en: { title: `Interruption ${name} <&>`, text: 'The service stops for a while.' },
});
const row = (id: string, startsAt: string, endsAt?: string) => ({
  id,
  announcedAt: '2026-11-19T08:00:00+03:00',
  startsAt,
  endsAt,
  texts: texts(id),
});
const ROWS = {
  present: row('sign-on', '2026-11-21T11:00:00+03:00'),
  planned: row('payments', '2026-11-22T01:00:00+03:00', '2026-11-22T04:00:00+03:00'),
  past: row('search', '2026-11-18T01:00:00+03:00', '2026-11-18T02:00:00+03:00'),
};
const STATES = ['present', 'planned', 'past'] as const;

function writeSettings(name: string, stoppages: readonly object[]): string {
  const file = join(tmpdir(), `stoppages-${name}-${process.pid}.json`);
  writeFileSync(file, JSON.stringify({ stoppages }));
  return file;
}

test('interruptions are listed by their current state, on the page and in its feed @sweep', async ({
  page,
  request,
  startPortal,
}) => {
  const file = writeSettings('moment', []);
  const { url } = await startPortal({ env: { SETTINGS_FILE: file, TEST_NOW: NOW } });
  const t = messagesOf('en', 'stoppages');
  await page.goto(`${url}/en/stoppage`);
  await expect(page.getByText(t.planned.none)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);

  writeSettings('moment', Object.values(ROWS));
  await page.reload();
  for (const state of STATES) {
    const section = page.getByRole('region', { name: t[state].title });
    const card = section.getByRole('article', { name: ROWS[state].texts.en.title });
    await expect(card).toContainText(formatDateTime(new Date(ROWS[state].startsAt), 'en'));
    await expect(section.getByRole('article')).toHaveCount(1);
  }
  await expect(page.getByRole('article').first()).toContainText(t.unknownEnd);
  await expectAccessible(page);

  const address = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
  expect(new URL(String(address), url).pathname).toBe('/feeds/en/stoppages');
  const feed = await request.get(`${url}/feeds/en/stoppages`);
  expect(feed.headers()['content-type']).toContain('application/rss+xml');
  const titles = await page.evaluate(
    (xml) => {
      const tree = new DOMParser().parseFromString(xml, 'application/xml');
      return [...tree.querySelectorAll('parsererror, item > title')].map(({ textContent }) => textContent);
    },
    await feed.text(),
  );
  expect(titles.sort()).toEqual(STATES.map((state) => ROWS[state].texts.en.title).sort());
});

test('an untranslated text is marked with its language @sweep', async ({ page, startPortal }) => {
  const file = writeSettings('language', [ROWS.present]);
  const { url } = await startPortal({ env: { SETTINGS_FILE: file, TEST_NOW: NOW } });
  await page.goto(`${url}/ur/stoppage`);
  await expect(
    page.getByRole('heading', { name: ROWS.present.texts.en.title }).locator('..'),
  ).toHaveAttribute('lang', 'en');
});

test('a feed that does not exist shows the not-found page', async ({ request }) => {
  const answer = await request.get('/feeds/en/weather', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([302, '/not-found']);
});
