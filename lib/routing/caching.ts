import { cutQueryValue } from './query-value.ts';
import type { RouteKey, Row } from './table';

/**
 * What a page can be made of: whatever changes one of these moves its version, and pages that carry the tag are made
 * anew. `item` stands for the one publication that an address names.
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
  /** Besides overrides and settings, which every page shows. */
  madeOf?: readonly Making[];
  /** The parameters that the page answers to: all others are dropped before it is made. */
  query?: readonly string[];
  /** Parameters under which it shows what nobody else should get. */
  personalQuery?: readonly string[];
  /** True for a page that shows more to somebody who is signed in. */
  knowsSession?: true;
  /** How long it lasts, in seconds, where it is made of something that has no tag. */
  seconds?: number;
}

const SEARCHED = ['news', 'governmentNews', 'activity', 'document', 'service', 'offer', 'guide'] as const;
const LIST = ['text', 'year', 'before', 'after', 'at'] as const;
const FORM: Caching = { madeOf: ['day'] };
const SIGN_ON_FORM: Caching = { ...FORM, knowsSession: true };

/** A publication's list. @param filters the facets of its kind */
const list = (kind: string, ...filters: string[]): Caching => ({
  madeOf: [`publications:${kind}`],
  query: [...LIST, ...filters],
});

/** What public pages are made of; those that are not named here are made of their texts alone. */
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
  // What it says is looked up anew for whoever asks two seconds later.
  health: { seconds: 2 },
  jsonDisplay: { query: ['language', 'module', 'q', 'errors', 'page', 'part'] },
  searchText: {
    madeOf: SEARCHED.map((kind) => `publications:${kind}` as const),
    query: ['page'],
    seconds: 300,
  },
};

/**
 * What speaks to one browser, and once, on whatever page: the keys under which a post without script leaves its
 * outcome, and the text with which the sign-on leads back.
 */
export const ONE_TIME_QUERY = ['answers', 'sent', 'EncryptedText'] as const;

/** An hour: tags tell of changes sooner. */
const LIFETIME_SECONDS = 3600;
/** Windows and interruptions begin and end at a time of day, which no tag tells of. */
const TIMED_SECONDS = 60;
/** Nobody tells of what changes in another process: what its answers made is asked for again after so long. */
const FOREIGN_SECONDS = 2;
/** How long a page may still be shown while it is made anew. */
const STALE_SECONDS = 86_400;
const DAY_SECONDS = 86_400;
/** Riyadh is three hours ahead of UTC all year round. */
const RIYADH_SECONDS = 10_800;

const cachingOf = ({ key }: Row): Caching => CACHING[key] ?? {};

/**
 * True where an address must be rendered for one visitor: a personal page, one that shows more to somebody who is
 * signed in, or one that shows what a post or a look-up has left.
 * @param hasSession the request carries the session's cookie
 */
export function isPersonal(row: Row, query: URLSearchParams, hasSession: boolean): boolean {
  const { knowsSession, personalQuery = [] } = cachingOf(row);
  if (row.kind === 'personal' || (knowsSession && hasSession)) return true;
  return [...ONE_TIME_QUERY, ...personalQuery].some((name) => query.has(name));
}

/**
 * The part of a query that a public page answers to, in one order: addresses that differ in the rest are one page. Values
 * are trimmed and cut as pages read them (`readQueryValue`).
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
 * Longest address of a public page that is rendered, as it is kept: the address of its file, which holds the same and
 * goes out beside a Referer, must fit into what the server takes. 200 characters fit in any script.
 */
const MAX_ADDRESS_LENGTH = 4000;

/** True for an address of a public page that no link or form of the portal has. @param query what the page answers to */
export const isAddressTooLong = (pathname: string, query: URLSearchParams): boolean =>
  pathname.length + query.toString().length > MAX_ADDRESS_LENGTH;

/** Ids go into headers and addresses as they are: characters that need no escape anywhere. */
const ITEM_ID = /^[\w.~-]{1,80}$/;

/**
 * Id of the publication that an address names.
 * @param path below the language, escaped as it was asked for
 * @returns '' for an id that no publication can have, null where the address names none
 */
export function readItemId(row: Row, path: string, query: URLSearchParams): string | null {
  if (!cachingOf(row).madeOf?.includes('item')) return null;
  const isOwnPage = row.path.endsWith('{id}');
  const id = isOwnPage
    ? path.slice(path.lastIndexOf('/') + 1)
    : (query.get('guide') ?? query.get('activity'));
  return id === null || ITEM_ID.test(id) ? id : '';
}

/** What a page at an address was made of. */
function listTags(row: Row, path: string, query: URLSearchParams): string[] {
  const item = readItemId(row, path, query) ?? '';
  const own = (cachingOf(row).madeOf ?? []).map((tag) => (tag === 'item' ? item && `item:${item}` : tag));
  return [...own, 'overrides', 'settings'].filter((tag) => tag !== '');
}

/** Seconds that a page made at `at` lasts, and whether what it says is wrong afterwards. */
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
  /** Its query, as far as the page answers to it. */
  query: URLSearchParams;
  at: Date;
  /** True where the API is another process, whose changes move no tag. Texts come from the portal itself. */
  isForeign: boolean;
}

/**
 * The headers by which any HTTP cache can keep a public page (RFC 9111, RFC 5861): how long, and what it was made of.
 * Browsers ask each time. A page that is wrong once its time is over is not shown any longer.
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
