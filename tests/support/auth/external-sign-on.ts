import { UnsecuredJWT } from 'jose';
import type { StubApi } from '../api/stub-api';
import { changeSettings } from '../portal/settings';
import { locationOf, type TestBrowser } from '../test-browser';

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

/** A token of an external API for a person; the claims of the test override the defaults. */
export function makeExternalToken(claims: Record<string, unknown> = {}): string {
  const jti = crypto.randomUUID();
  const usual = { sub: 'user-7', Username: 'Omar', authenticated: true, exp: inAnHour(), jti };
  return new UnsecuredJWT({ ...usual, ...claims }).encode();
}

/**
 * Configures the portal with an external API that answers every exchange with this token, and a separate login
 * page.
 */
export async function connectExternalApi(api: StubApi, giveToken: () => string): Promise<void> {
  api.reply = (request, response) =>
    response.end(
      request.url?.includes('Authorize') ? JSON.stringify({ message: giveToken() }) : '{"data":null}',
    );
  changeSettings({
    API_ROOT: await api.start(),
    LOGIN_URL: 'https://login.example/authorize',
    SITE_URL: 'http://localhost:3000',
  });
}

/** Starts a sign-on and returns the callback URL passed to the national login page, with a text. */
export async function startOutside(
  browser: TestBrowser,
  { locale = 'en', text = 'a' } = {},
): Promise<string> {
  const response = await browser.post('/gateway/sign-on', { returnTarget: 'researchers.register', locale });
  const { searchParams } = new URL(response.headers.get('location') ?? '');
  return `${searchParams.get('returnUrl')}&EncryptedText=${text}`;
}

/** Completes a sign-on. @returns the redirect target of the callback */
export async function signOnOutside(browser: TestBrowser): Promise<string> {
  return locationOf(await browser.open(await startOutside(browser)));
}
