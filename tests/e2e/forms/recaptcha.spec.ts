/** Requirements: BOT-03, BOT-05, SAFE-01 */
import { getForm } from '@/lib/requests/forms';
import { StubApi } from '../../support/api/stub-api';
import { ServiceFormPage } from '../../support/forms/service-form-page';
import { messagesOf } from '../../support/i18n/messages';
import { expect, test } from '../../support/test';

const SCRIPT = `window.grecaptcha = { enterprise: {
  ready: (run) => run(),
  execute: async (key, { action }) => 'token of ' + key + ' for ' + action,
} };`;

test('reCAPTCHA loads when a form is sent, a refusal keeps the answers, and the next attempt succeeds @sweep', async ({
  page,
  startPortal,
  problems,
}) => {
  problems.allow(/403|foreign host: http:\/\/127/);
  const google = new StubApi();
  const origin = new URL(await google.start()).origin;
  let score = 0.1;
  google.reply = ({ url = '' }, response) => {
    const isScript = url.startsWith('/recaptcha/');
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'application/json');
    const tokenProperties = { valid: true, action: 'contact', hostname: 'localhost' };
    response.end(isScript ? SCRIPT : JSON.stringify({ tokenProperties, riskAnalysis: { score } }));
  };
  const keys = { RECAPTCHA_SITE_KEY: 'public', RECAPTCHA_PROJECT: 'p', RECAPTCHA_API_KEY: 'k' };
  const portal = await startPortal({ env: { ...keys, RECAPTCHA_ORIGIN: origin, RECAPTCHA_API: origin } });

  const form = new ServiceFormPage(page, getForm('contact'), 'en');
  await page.goto(portal.url + form.address);
  await form.wakeUp();
  await form.fill();
  expect(google.seen).toEqual([]);
  await form.send();
  await expect(page.getByText(messagesOf('en', 'errors').botCheck)).toBeVisible();
  await expect(page.locator('#message')).not.toHaveValue('');

  score = 0.9;
  await form.press();
  await expect(form.reference).toBeVisible();
  const scripts = google.seen.filter(({ url }) => url?.startsWith('/recaptcha/enterprise.js?render=public'));
  expect(scripts).toHaveLength(1);
  google.stop();
});
