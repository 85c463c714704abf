import 'server-only';
import { randomBytes } from 'node:crypto';
import { now } from '@/lib/clock';
import { env } from '@/lib/env';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/i18n/locales';
import { outcomeAddress } from './outcome-address';
import { addPending, readPending, storePending } from './pending-sign-ons';
import { readForm } from './read-form';
import { isReturnTarget, RETURN_TARGETS, type ReturnTarget } from './return-targets';
import { seeOther } from './see-other';
import { sealSignOnRequest } from './sign-on-request';

const TRANSACTION_BYTES = 32;
/** The encrypted text may come back this long after the person approved at the last moment. */
const RETURN_MS = 60_000;
/** Scheme of the researchers' area (SIGN-ON-01). */
const SCHEME = 'IAMForScholarship';

interface SignOnStart {
  txn: string;
  target: ReturnTarget;
  locale: Locale;
}

/** The national login page, told where to lead back to and in which language to speak. */
function externalLogin(loginUrl: string, { txn, target, locale }: SignOnStart): string {
  const origin = env.SITE_URL ?? `http://localhost:${env.PORT}`;
  const callback = new URL(`/${locale}${RETURN_TARGETS[target]}`, origin);
  callback.searchParams.set('state', txn);
  const address = new URL(loginUrl);
  address.searchParams.set('scheme', SCHEME);
  address.searchParams.set('state', txn);
  address.searchParams.set('returnUrl', callback.href);
  address.searchParams.set('lang', locale);
  return address.href;
}

async function embeddedLogin(start: SignOnStart, expiresAt: Date): Promise<string> {
  return `/gateway/identity-provider?request=${await sealSignOnRequest(start, expiresAt)}`;
}

async function loginAddress(start: SignOnStart, expiresAt: Date): Promise<string | null> {
  if (env.LOGIN_URL) return externalLogin(env.LOGIN_URL, start);
  return env.API_ROOT ? null : embeddedLogin(start, expiresAt);
}

/**
 * Starts a sign-on: binds a new transaction to this browser and leads to the login page. Takes the form
 * fields `returnTarget` (a key of RETURN_TARGETS) and `locale`; answers 303, to the award page with
 * `signOn=failed` when the target is unknown or no login page is configured.
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

  const entry = { id: txn, target: start.target, locale, endsAt: expiresAt.getTime() + RETURN_MS };
  const pending = addPending(await readPending(request.headers), entry, now());
  return seeOther(address, [await storePending(pending, request.headers)]);
}
