/** @jest-environment node */
/** Requirements: SHELL-03 */
import { html } from 'hono/html';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { getOperatorSettings } from '@/lib/operator/settings';
import { messagesOf } from '@/tests/support/i18n/messages';
import { serveHtmlPage } from './html-page';

jest.mock('@/lib/operator/settings', () => {
  const actual = jest.requireActual('@/lib/operator/settings');
  return { ...actual, getOperatorSettings: jest.fn(actual.getOperatorSettings) };
});

const verification = { number: '20240101', licenceUrl: 'https://licence.example/20240101' };

test.each(LOCALE_CODES)('a standalone page says in %s that it belongs to a demonstration', async (locale) => {
  const line = messagesOf(locale, 'shell').banner.demonstration.title;
  const serve = async () =>
    (await serveHtmlPage({ locale, title: 'T', status: 200, content: html`C` })).text();
  expect(await serve()).toContain(line);
  jest.mocked(getOperatorSettings).mockReturnValueOnce({ ...getOperatorSettings(), verification });
  expect(await serve()).not.toContain(line);
});
