import 'server-only';
import { randomBytes } from 'node:crypto';
import { outcomeAddress } from '@/lib/auth/rules/outcome-address';
import { areaOf, isReturnTarget, RETURN_TARGETS, type ReturnTarget } from '@/lib/auth/rules/return-targets';
import { readForm } from '@/lib/auth/sessions/read-form';
import { readSessionId } from '@/lib/auth/sessions/session-cookie';
import { findRecord } from '@/lib/auth/sessions/session-records';
import { now } from '@/lib/env/clock';
import { env } from '@/lib/env/env';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/i18n/locales';
import { getOperatorSettings } from '@/lib/operator/settings';
import { addPending, type PendingSignOn, readPending, storePending } from './pending-sign-ons';
import { seeOther } from './see-other';
import { sealSignOnRequest } from './sign-on-request';

const TRANSACTION_BYTES = 32;
/** Time allowed for the return after an approval at the last moment. */
const RETURN_MS = 60_000;

interface SignOnStart {
  txn: string;
  target: ReturnTarget;
  locale: Locale;
}

function externalLogin(loginUrl: string, siteUrl: string, { txn, target, locale }: SignOnStart): string {
  const callback = new URL(`/${locale}${RETURN_TARGETS[target]}`, siteUrl);
  callback.searchParams.set('state', txn);
  const address = new URL(loginUrl);
  address.searchParams.set('scheme', getOperatorSettings().signOn[areaOf(target)].scheme);
  address.searchParams.set('state', txn);
  address.searchParams.set('returnUrl', callback.href);
  address.searchParams.set('lang', locale);
  return address.href;
}

async function embeddedLogin(start: SignOnStart, expiresAt: Date): Promise<string> {
  return `/gateway/identity-provider?request=${await sealSignOnRequest(start, expiresAt)}`;
}

async function loginAddress(start: SignOnStart, expiresAt: Date): Promise<string | null> {
  const { LOGIN_URL, SITE_URL, API_ROOT } = env;
  // The configuration check ensures that both are set.
  if (LOGIN_URL) return SITE_URL ? externalLogin(LOGIN_URL, SITE_URL, start) : null;
  return API_ROOT ? null : embeddedLogin(start, expiresAt);
}

/** The browser id of the pending sign-ons, else of the session, else a new one. */
async function findBrowser(pending: readonly PendingSignOn[], headers: Headers): Promise<string> {
  const id = readSessionId(headers);
  const known = pending.at(-1)?.browser ?? (id && (await findRecord(id))?.browser);
  return known || randomBytes(TRANSACTION_BYTES).toString('base64url');
}

/**
 * Binds a new transaction to this browser and redirects (303) to the login page, or with `signOn=failed` to the award
 * page.
 */
export async function startSignOn(request: Request): Promise<Response> {
  const form = await readForm(request);
  const given = { target: form.get('returnTarget'), locale: String(form.get('locale')) };
  const locale = isLocale(given.locale) ? given.locale : DEFAULT_LOCALE;
  if (!isReturnTarget(given.target)) return seeOther(outcomeAddress(locale, 'failed'));

  const txn = randomBytes(TRANSACTION_BYTES).toString('base64url');
  const start = { txn, target: given.target, locale };
  const expiresAt = new Date(now().getTime() + env.SIGN_ON_LIFETIME_MS);
  const address = await loginAddress(start, expiresAt);
  if (!address) return seeOther(outcomeAddress(locale, 'failed', start.target));

  const known = await readPending(request.headers);
  const browser = await findBrowser(known, request.headers);
  const endsAt = expiresAt.getTime() + RETURN_MS;
  const pending = addPending(known, { id: txn, browser, target: start.target, locale, endsAt }, now());
  return seeOther(address, [await storePending(pending, request.headers)]);
}
