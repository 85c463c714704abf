import { cutQueryValue } from './query-value.ts';
import type { RouteKey, Row } from './table';

/**
 * The data that a page may depend on: a change of one moves its version, and pages with the tag are rendered again.
 * `item` is the one publication that an address names.
 */
type Making =
  | `publications:${string}`
  | `requests:${string}`
  | 'item'
  | 'windows'
  | 'interruptions'
  | 'openData'
  | 'day';

interface Caching {
  /** In addition to overrides and settings, on which every page depends. */
  madeOf?: readonly Making[];
  /** The query parameters that the page uses; all others are dropped before it is rendered. */
  query?: readonly string[];
  /** Parameters that make the page personal. */
  personalQuery?: readonly string[];
  /** True for a page that shows more to a signed-in visitor. */
  knowsSession?: true;
  /** Lifetime in seconds, if the page depends on data without a tag. */
  seconds?: number;
}

const SEARCHED = ['news', 'governmentNews', 'activity', 'document', 'service', 'offer', 'guide'] as const;
const LIST = ['text', 'year', 'before', 'after', 'at'] as const;
const FORM: Caching = { madeOf: ['day'] };
const SIGN_ON_FORM: Caching = { ...FORM, knowsSession: true };

/** A list of publications. @param filters the facets of its kind */
const list = (kind: string, ...filters: string[]): Caching => ({
  madeOf: [`publications:${kind}`],
  query: [...LIST, ...filters],
});

/** The dependencies of public pages; a page without a row depends on its texts alone. */
const CACHING: Partial<Record<RouteKey, Caching>> = {
  home: { madeOf: ['publications:news', 'publications:service', 'publications:activity', 'day'] },
  researchers: { madeOf: ['windows', 'day'], personalQuery: ['signOn'], knowsSession: true },
  prizes: { madeOf: ['windows', 'day'] },
  hajTimers: { madeOf: ['day'] },
  season: { madeOf: ['day'] },
  stoppage: { madeOf: ['interruptions'] },
  procedures: { query: ['who'] },
  guidance: { madeOf: ['day'], query: ['at', 'nusuk', 'season', 'from', 'day'] },
  faqs: { query: ['q', 'category'] },
  customGuide: { query: ['nusuk', 'sex', 'from', 'by'] },
  dictionary: { query: ['q', 'letter'] },
  news: list('news', 'topic'),
  governmentNews: list('governmentNews', 'topic'),
  documents: list('document', 'type'),
  ministerActivities: {
    ...list('activity', 'type', 'view', 'activity'),
    madeOf: ['publications:activity', 'item'],
  },
  electronicServices: list('service', 'audience'),
  offers: { ...list('offer', 'category', 'city'), madeOf: ['publications:offer', 'day'] },
  guides: { ...list('guide', 'topic', 'guide'), madeOf: ['publications:guide', 'item'] },
  newsDetails: { madeOf: ['publications:news', 'publications:governmentNews', 'item'] },
  documentDetails: { madeOf: ['publications:document', 'item'] },
  serviceDetails: { madeOf: ['publications:service', 'item'] },
  offerDetails: { madeOf: ['publications:offer', 'item', 'day'] },
  contact: FORM,
  appointment: SIGN_ON_FORM,
  operatorsSurvey: FORM,
  transactionRegister: FORM,
  outsideTransaction: FORM,
  information: FORM,
  dataSharing: FORM,
  openData: { madeOf: ['openData', 'requests:open-data', 'day'] },
  creativityAndLeadership: SIGN_ON_FORM,
  suppliers: {
    ...SIGN_ON_FORM,
    madeOf: ['requests:supplier', 'day'],
    query: ['before', 'after'],
    personalQuery: ['company', 'registration'],
  },
  innovation: FORM,
  // The status is looked up again for requests after two seconds.
  health: { seconds: 2 },
  jsonDisplay: { query: ['language', 'module', 'q', 'errors', 'page', 'part'] },
  searchText: {
    madeOf: SEARCHED.map((kind) => `publications:${kind}` as const),
    query: ['page'],
    seconds: 300,
  },
};

/**
 * One-time parameters for one browser, possible on any page: the keys of the outcome of a post without script, and the
 * text with which the sign-on returns.
 */
export const ONE_TIME_QUERY = ['answers', 'sent', 'EncryptedText'] as const;

/** An hour; tags announce changes earlier. */
const LIFETIME_SECONDS = 3600;
/** Windows and interruptions begin and end at a time of day, which no tag announces. */
const TIMED_SECONDS = 60;
/** Changes in another process are not announced: pages based on its answers are rendered again after this time. */
const FOREIGN_SECONDS = 2;
/** How long a stale page may be served while it is rendered again. */
const STALE_SECONDS = 86_400;
const DAY_SECONDS = 86_400;
/** Riyadh is three hours ahead of UTC throughout the year. */
const RIYADH_SECONDS = 10_800;

const cachingOf = ({ key }: Row): Caching => CACHING[key] ?? {};

/**
 * True if an address must be rendered for one visitor: a personal page, a page that shows more to a signed-in visitor,
 * or the result of a post or a search.
 * @param hasSession the request carries the session's cookie
 */
export function isPersonal(row: Row, query: URLSearchParams, hasSession: boolean): boolean {
  const { knowsSession, personalQuery = [] } = cachingOf(row);
  if (row.kind === 'personal' || (knowsSession && hasSession)) return true;
  return [...ONE_TIME_QUERY, ...personalQuery].some((name) => query.has(name));
}

/**
 * The query parameters that a public page uses, in a fixed order: addresses that differ only in others are the same
 * page. Values are trimmed and cut as pages read them (`readQueryValue`).
 */
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

/**
 * Maximum length of a public page's address that is rendered. The file with the same content repeats the address and is
 * requested with a Referer of the same length, and both must fit into the server's header limit. 200 characters fit in
 * any script.
 */
const MAX_ADDRESS_LENGTH = 4000;

/** True for an address that no link or form of the portal produces. @param query the parameters that the page uses */
export const isAddressTooLong = (pathname: string, query: URLSearchParams): boolean =>
  pathname.length + query.toString().length > MAX_ADDRESS_LENGTH;

/** Ids are used unescaped in headers and addresses, so only such characters are allowed. */
const ITEM_ID = /^[\w.~-]{1,80}$/;

/**
 * Id of the publication that an address names.
 * @param path below the language, escaped as requested
 * @returns '' for an id that no publication can have, null if the address names none
 */
export function readItemId(row: Row, path: string, query: URLSearchParams): string | null {
  if (!cachingOf(row).madeOf?.includes('item')) return null;
  const isOwnPage = row.path.endsWith('{id}');
  const id = isOwnPage
    ? path.slice(path.lastIndexOf('/') + 1)
    : (query.get('guide') ?? query.get('activity'));
  return id === null || ITEM_ID.test(id) ? id : '';
}

/** The tags of the page at an address. */
function listTags(row: Row, path: string, query: URLSearchParams): string[] {
  const item = readItemId(row, path, query) ?? '';
  const own = (cachingOf(row).madeOf ?? []).map((tag) => (tag === 'item' ? item && `item:${item}` : tag));
  return [...own, 'overrides', 'settings'].filter((tag) => tag !== '');
}

/** Lifetime in seconds of a page rendered at `at`, and whether it is wrong afterwards. */
function findLifetime({ madeOf = [], seconds = LIFETIME_SECONDS }: Caching, at: Date) {
  const isTimed = madeOf.includes('windows') || madeOf.includes('interruptions');
  const lifetime = isTimed ? Math.min(seconds, TIMED_SECONDS) : seconds;
  const hasDay = madeOf.includes('day');
  const untilMidnight = DAY_SECONDS - ((Math.floor(at.getTime() / 1000) + RIYADH_SECONDS) % DAY_SECONDS);
  return {
    lifetime: hasDay ? Math.min(lifetime, untilMidnight) : lifetime,
    ends: hasDay || lifetime < LIFETIME_SECONDS,
  };
}

interface Made {
  /** Path of the address below its language. */
  path: string;
  /** The query parameters that the page uses. */
  query: URLSearchParams;
  at: Date;
  /** True if the API is another process, whose changes update no tag. Texts are always the portal's own. */
  isForeign: boolean;
}

/**
 * The headers by which any HTTP cache can store a public page (RFC 9111, RFC 5861): lifetime and tags. Browsers
 * revalidate each time. A page that is wrong after its lifetime is not served stale.
 */
export function buildCacheHeaders(row: Row, { path, query, at, isForeign }: Made): Record<string, string> {
  const { lifetime, ends } = findLifetime(cachingOf(row), at);
  const seconds = isForeign && CACHING[row.key] ? Math.min(lifetime, FOREIGN_SECONDS) : lifetime;
  const stale = ends ? '' : `, stale-while-revalidate=${STALE_SECONDS}`;
  return {
    'Cache-Control': `public, max-age=0, s-maxage=${seconds}${stale}`,
    'Cache-Tag': listTags(row, path, query).join(', '),
  };
}
