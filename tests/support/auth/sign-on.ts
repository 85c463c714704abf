import { randomInt } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { ReturnTarget } from '@/lib/auth/rules/return-targets';
import type { Locale } from '@/lib/i18n/locales';

interface SignOnOptions {
  /** Origin of the portal; the shared one by default. */
  url?: string;
  locale?: Locale;
  target?: ReturnTarget;
  nationalId?: string;
  fullName?: string;
}

/** The name of the person who signs on, unless a test specifies another. */
export const FULL_NAME = 'نورة الزهراني';

/** A national id that no other test uses. */
export function makeNationalId(): string {
  return `1${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
}

async function post(
  request: APIRequestContext,
  address: string,
  form: Record<string, string>,
): Promise<string> {
  const headers = { origin: new URL(address).origin };
  const response = await request.post(address, { form, headers, maxRedirects: 0 });
  const location = response.headers().location;
  if (response.status() !== 303 || !location) {
    throw new Error(`Sign-on: ${response.status()} from ${address}: ${await response.text()}`);
  }
  return new URL(location, address).href;
}

/**
 * Submits the provider’s pages over HTTP; the tests of these pages press their buttons. @returns the redirect
 * target
 */
async function approve(request: APIRequestContext, options: SignOnOptions & { nationalId: string }) {
  const { locale = 'ar', target = 'researchers.register', fullName = FULL_NAME } = options;
  const { url = process.env.SHARED_PORTAL_URL ?? '', nationalId } = options;
  const provider = await post(request, `${url}/gateway/sign-on`, { returnTarget: target, locale });
  await post(request, provider, { nationalId, fullName });
  return post(request, provider, { decision: 'approve' });
}

/**
 * Signs a person on through the test identity provider and opens the page to which the sign-on redirects.
 * @returns the person
 */
export async function signOn(page: Page, options: SignOnOptions = {}): Promise<{ nationalId: string }> {
  const { nationalId = makeNationalId() } = options;
  await page.goto(await approve(page.context().request, { ...options, nationalId }));
  return { nationalId };
}

/** The same for a test that opens another page next: the browser is signed on and no page is opened. */
export async function signOnUnseen(page: Page, options: SignOnOptions = {}): Promise<void> {
  const { nationalId = makeNationalId() } = options;
  const { request } = page.context();
  const landing = await approve(request, { ...options, nationalId });
  const response = await request.get(landing, { maxRedirects: 0 });
  if (response.status() !== 303) throw new Error(`Sign-on: ${response.status()} from the callback`);
}
