import { createHash } from 'node:crypto';
import { PAGE_SCRIPTS } from '../browser-scripts/built/page-scripts.ts';
import { env } from '../env/env.ts';

export function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** The CSP sources of the portal's inline scripts, by their text. */
const OWN_HASHES: ReadonlyMap<string, string> = new Map(
  PAGE_SCRIPTS.map((script) => [script, hashSource(script)]),
);

function originOf(address: string | undefined): string[] {
  return address ? [new URL(address).origin] : [];
}

/** Origins that reCAPTCHA needs, if it is the bot check; its script is loaded with the first submission of a form. */
const RECAPTCHA = env.RECAPTCHA_SITE_KEY ? [`${env.RECAPTCHA_ORIGIN}/recaptcha/`] : [];
const RECAPTCHA_FILES = RECAPTCHA.length > 0 ? ['https://www.gstatic.com/recaptcha/'] : [];

/**
 * The Content-Security-Policy of a page (SAFE-01). Public pages pass hashes of their scripts, personal pages a nonce.
 * @param isFramed other pages of the portal may show it in a frame
 */
export function buildPagePolicy(
  scriptSources: readonly string[],
  ownScripts: readonly string[] = PAGE_SCRIPTS,
  isFramed = false,
): string {
  // React's development build evaluates strings to rebuild server stacks; the production build never does.
  const development = env.NODE_ENV === 'development' ? ["'unsafe-eval'"] : [];
  const own = ownScripts.flatMap((script) => OWN_HASHES.get(script) ?? []);
  const scripts = ["'self'", ...new Set([...own, ...scriptSources]), ...development];
  const bot = [...RECAPTCHA, ...RECAPTCHA_FILES];
  const called = [...originOf(env.IP_LOOKUP_URL), ...RECAPTCHA];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': [...scripts, ...bot],
    ...(bot.length > 0 ? { 'frame-src': ["'self'", ...RECAPTCHA] } : {}),
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    ...(called.length > 0 ? { 'connect-src': ["'self'", ...called] } : {}),
    'form-action': ["'self'", ...originOf(env.LOGIN_URL)],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [isFramed ? "'self'" : "'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
