import { cutQueryValue } from './query-value.ts';
import type { RouteKey, Row } from './table';

interface Caching {
  /** Query parameters that change the page; all others are dropped before it is rendered. */
  query?: readonly string[];
  personalQuery?: readonly string[];
  /** True for a page that shows more to a signed-in visitor. */
  knowsSession?: true;
  /** Lifetime in seconds, for a page that reads something without a tag; 0 for a page that no cache may store. */
  seconds?: number;
  /** True if the address names a publication. */
  namesItem?: true;
}

const LIST = ['text', 'year', 'before', 'after', 'at'] as const;
const SIGN_ON_FORM: Caching = { knowsSession: true };
const DETAILS: Caching = { namesItem: true };

const list = (...filters: string[]): Caching => ({ query: [...LIST, ...filters] });

/** Public pages that deviate from the defaults. What a page reads is recorded while it is rendered (`recordTags`). */
const CACHING: Partial<Record<RouteKey, Caching>> = {
  researchers: { personalQuery: ['signOn'], knowsSession: true },
  awardEdition: { personalQuery: ['preview'] },
  procedures: { query: ['who'] },
  guidance: { query: ['at', 'nusuk', 'season', 'from', 'day'] },
  faqs: { query: ['q', 'category'] },
  customGuide: { query: ['nusuk', 'sex', 'from', 'by'] },
  dictionary: { query: ['q', 'letter'] },
  news: list('topic'),
  governmentNews: list('topic'),
  documents: list('type'),
  ministerActivities: { ...list('type', 'view', 'activity'), namesItem: true },
  electronicServices: list('audience'),
  offers: list('category', 'city'),
  guides: { ...list('topic', 'guide'), namesItem: true },
  newsDetails: DETAILS,
  documentDetails: DETAILS,
  serviceDetails: DETAILS,
  offerDetails: DETAILS,
  appointment: SIGN_ON_FORM,
  creativityAndLeadership: SIGN_ON_FORM,
  suppliers: {
    ...SIGN_ON_FORM,
    query: ['text', 'activity', 'before', 'after'],
    personalQuery: ['company', 'registration'],
  },
  // A certificate may be revoked at any moment: its page is not stored.
  certificate: { seconds: 0 },
  // Reloading after two seconds shows the current state.
  health: { seconds: 2 },
  jsonDisplay: { query: ['language', 'module', 'q', 'errors', 'page', 'part'] },
  searchText: { query: ['page'], seconds: 300 },
};

/** The parameter with which the single sign-on sends a person back; its text opens a session once. */
export const SIGN_ON_PARAMETER = 'EncryptedText';

/** Parameters of any page: the keys of the outcome of a post without script, and the text of the sign-on. */
export const ONE_TIME_QUERY = ['answers', 'sent', SIGN_ON_PARAMETER] as const;

/** An hour: tags report changes sooner. */
const LIFETIME_SECONDS = 3600;
/** How long a page may still be shown while it is rendered again. */
const STALE_SECONDS = 86_400;
/** Tags of every page: texts that editors may override, and the operator's settings. */
const TAGS = 'overrides, settings';

const cachingOf = ({ key }: Row): Caching => CACHING[key] ?? {};

/** A personal page, one that shows more to a signed-in visitor, or the result of a post or a search. */
export function isPersonal(row: Row, query: URLSearchParams, hasSession: boolean): boolean {
  const { knowsSession, personalQuery = [] } = cachingOf(row);
  if (row.kind === 'personal' || (knowsSession && hasSession)) return true;
  return [...ONE_TIME_QUERY, ...personalQuery].some((name) => query.has(name));
}

/** True for a public page that no cache may store. */
export const isNeverStored = (row: Row): boolean => cachingOf(row).seconds === 0;

/** In a fixed order: addresses that differ only in other parameters are the same page. */
export function pickPublicQuery(row: Row, query: URLSearchParams): URLSearchParams {
  const names = cachingOf(row).query ?? [];
  return new URLSearchParams(
    names.flatMap((name) =>
      query
        .getAll(name)
        .slice(0, 1)
        .map((value) => [name, cutQueryValue(value)]),
    ),
  );
}

/** The page's file repeats the address and is requested with a Referer: both must fit into the header limit. */
const MAX_ADDRESS_LENGTH = 4000;

/** True for an address that no link or form of the portal produces. @param query the parameters that the page uses */
export const isAddressTooLong = (pathname: string, query: URLSearchParams): boolean =>
  pathname.length + query.toString().length > MAX_ADDRESS_LENGTH;

/** Ids are used unescaped in headers and addresses, so only such characters are allowed. */
const ITEM_ID = /^[\w.~-]{1,80}$/;

/** @returns '' for an id that no publication can have, null if the address names none */
export function readItemId(row: Row, path: string, query: URLSearchParams): string | null {
  if (!cachingOf(row).namesItem) return null;
  const isOwnPage = row.path.endsWith('{id}');
  const id = isOwnPage
    ? path.slice(path.lastIndexOf('/') + 1)
    : (query.get('guide') ?? query.get('activity'));
  return id === null || ITEM_ID.test(id) ? id : '';
}

/** For any HTTP cache (RFC 9111, RFC 5861); `watchPage` adds the tags that the page has recorded. */
export function buildCacheHeaders(row: Row): Record<string, string> {
  const { seconds = LIFETIME_SECONDS } = cachingOf(row);
  const stale = seconds < LIFETIME_SECONDS ? '' : `, stale-while-revalidate=${STALE_SECONDS}`;
  return { 'Cache-Control': `public, max-age=0, s-maxage=${seconds}${stale}`, 'Cache-Tag': TAGS };
}
