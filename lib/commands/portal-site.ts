import { now } from '../env/clock.ts';
import { isEncrypted } from '../env/is-encrypted.ts';
import type { FrontServerOptions } from '../front-server/index.ts';
import { LOCALE_CODES } from '../i18n/locales.ts';
import { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS } from '../i18n/stored-locale.ts';
import { ONE_TIME_QUERY, SIGN_ON_PARAMETER } from '../routing/caching.ts';
import { buildPagePolicy, hashSource } from '../routing/csp.ts';
import { findPageAddress } from '../routing/page-address.ts';
import { writePrefetchRules } from '../routing/prefetch-rules.ts';
import { SECURITY_HEADERS } from '../routing/security-headers.ts';
import { splitPath } from '../routing/split-path.ts';
import { findRoute, ROUTES } from '../routing/table.ts';

/** Fonts, the dark style sheet, the stars and the icon: their names change with their content. */
const VERSIONED_FILES = /^\/(?:fonts\/[^/]+\.v\d+\.woff2|dark\.v\d+\.css|(?:stars|icon)\.v\d+\.svg)$/;
/** The session cookie; encrypted connections use the prefix. */
const SESSION = /(?:^|;\s*)(?:__Host-)?session=/;

function findRow(target: string) {
  const end = target.indexOf('?');
  const { locale, path } = splitPath(end === -1 ? target : target.slice(0, end));
  return { locale, row: findRoute(path) };
}

/**
 * Addresses of the indexed pages, the default language first. Details pages are not listed: their number is not fixed.
 */
function listPreparedPages(): string[] {
  const rows = ROUTES.filter(
    ({ kind, indexed, path }) => kind === 'public' && indexed && !path.includes('{'),
  );
  return LOCALE_CODES.flatMap((locale) => rows.map(({ path }) => `/${locale}${path}`));
}

export const PORTAL_SITE: FrontServerOptions['site'] = {
  findPage: findPageAddress,
  listPreparedPages,
  nameRoute(target) {
    const { row } = findRow(target);
    return row ? row.path || '/' : 'unknown';
  },
  isSignOnCallback(target) {
    const start = target.indexOf('?');
    // As the callback itself reads it: a request that it ignores must pass through Next's router.
    if (start === -1 || !new URLSearchParams(target.slice(start)).has(SIGN_ON_PARAMETER)) return false;
    const { locale, row } = findRow(target);
    return locale !== null && row !== null;
  },
  oneTimeQuery: ONE_TIME_QUERY,
  hasSession: (cookie) => SESSION.test(cookie),
  localeCookie: { name: LOCALE_COOKIE, seconds: LOCALE_COOKIE_SECONDS },
  isEncrypted,
  buildPolicy: (inlineScripts) => buildPagePolicy(inlineScripts.map(hashSource), []),
  versionedFiles: VERSIONED_FILES,
  securityHeaders: Object.fromEntries(SECURITY_HEADERS.map(({ key, value }) => [key, value])),
  writePrefetchRules,
  now,
};
