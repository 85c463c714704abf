import fc from 'fast-check';
import { jsonBodies, multipartBodies, pathSegments, queries } from './hostile-input';
import { FILES, GATEWAY, INTERNAL, PAGES, PATHS, PREFIXES } from './portal-surface';
import type { RawRequest } from './raw-request';

const place = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...PAGES) },
  { weight: 2, arbitrary: fc.constantFrom(...FILES) },
  { weight: 3, arbitrary: fc.constantFrom(...GATEWAY) },
  { weight: 1, arbitrary: fc.constantFrom(...INTERNAL) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom(...PREFIXES), fc.constantFrom(...PATHS)).map((both) => both.join('')),
  },
);

/** Every character that a request line may contain; Node itself closes connections that send others. */
const visible = fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code));
const rawText = fc.string({ unit: visible, maxLength: 60 });
const ODD = [
  '%',
  '%2',
  '%00',
  '%2F',
  '%5C',
  '%2e%2e',
  '..',
  '.',
  '//',
  '\\',
  ';x=1',
  '@',
  ':80',
  '.rsc',
  '.json',
  '.html',
  '~',
  '%ff',
  '%c0%af',
  '%E2%80%AE',
  '[',
  '{id}',
  '*',
  '#',
  '|',
];

type Change = (path: string) => string;
const keep: Change = (path) => path;

/** Typical manual changes to a URL. */
const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(keep) },
  fc.constantFrom(...ODD).map(
    (odd): Change =>
      (path) =>
        `${path}${odd}`,
  ),
  fc.constantFrom(...ODD).map(
    (odd): Change =>
      (path) =>
        `${path}/${odd}`,
  ),
  fc.tuple(fc.constantFrom(...ODD), fc.integer({ min: 1, max: 40 })).map(
    ([odd, at]): Change =>
      (path) =>
        path.slice(0, at) + odd + path.slice(at),
  ),
  pathSegments.map(
    (segment): Change =>
      (path) =>
        `${path}/${segment}`,
  ),
  pathSegments.map(
    (segment): Change =>
      (path) =>
        path.replace(/[^/]+$/, () => segment),
  ),
  rawText.map(
    (text): Change =>
      (path) =>
        `${path}/${text}`,
  ),
  fc.constant<Change>((path) => path.toUpperCase()),
  fc.constant<Change>((path) => `${path}/`),
  fc.constant<Change>((path) => `/${path}`),
  fc.constant<Change>((path) => `/ar/..${path}`),
  fc.constant<Change>((path) => `http://evil.example${path}`),
  fc.integer({ min: 2, max: 3000 }).map(
    (count): Change =>
      (path) =>
        path + '/a'.repeat(count),
  ),
);

const NAMES = [
  'text',
  'page',
  'q',
  'EncryptedText',
  'state',
  'step',
  'to',
  'path',
  'guide',
  'at',
  'lang',
  'signOn',
  'kind',
  'request',
  'answer',
  'outcome',
  '_rsc',
];
const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  { weight: 3, arbitrary: queries(NAMES).map((text) => `?${text}`) },
  rawText.map((text) => `?${text}`),
  fc.integer({ min: 2, max: 3000 }).map((count) => `?${'a&'.repeat(count)}`),
);

/** A value that is valid in a header. */
const headerText = fc.string({
  unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
  maxLength: 200,
});
const HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'if-none-match',
  'if-modified-since',
  'range',
  'authorization',
  'origin',
  'referer',
  'user-agent',
  'sec-fetch-site',
  'sec-purpose',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-portal-peer',
  'x-portal-locale',
  'x-http-method-override',
  'content-language',
  'idempotency-key',
  'seccode',
  'content-security-policy',
  'te',
  'upgrade',
];
const NEXT = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-action',
  'next-url',
  'next-resume',
  'x-nextjs-data',
  'x-middleware-subrequest',
  'x-middleware-rewrite',
  'x-middleware-invoke',
  'x-invoke-path',
  'x-invoke-output',
  'x-invoke-status',
  'x-matched-path',
  'x-now-route-matches',
  'x-prerender-revalidate',
];
const VALUES = [
  '1',
  '',
  '*',
  'null',
  'bytes=0-',
  'bytes=9-1,-1',
  'br;q=-1',
  'gzip, br',
  'en,'.repeat(300),
  'same-origin',
  '/en/requests',
  'middleware:middleware:middleware:middleware:middleware',
  '%5B%22%22%2C%7B%7D%5D',
  '[["locale","en","d"]]',
  'Bearer x',
  'Basic %%%',
  '__proto__',
  'http://evil.example',
];
const value = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...VALUES) }, headerText);
const headers = fc.dictionary(fc.constantFrom(...HEADERS, ...NEXT), value, {
  maxKeys: 4,
  noNullPrototype: true,
});

const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND'];
const method = fc.oneof({ weight: 3, arbitrary: fc.constant('GET') }, fc.constantFrom(...METHODS));

const FIELDS = ['returnTarget', 'locale', 'nationalId', 'decision', 'referenceNumber', 'PageURL', 'text'];
const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
const body = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ body: '', type: {} }) },
  jsonBodies(FIELDS, { text: 'x' }).map((sent) => ({ body: sent.body, type: JSON_TYPE })),
  queries(FIELDS).map((text) => ({ body: text, type: FORM_TYPE })),
  multipartBodies(FIELDS, { text: 'x' }).map((sent) => ({
    body: sent.body,
    type: { 'content-type': 'multipart/form-data; boundary=cutHere' },
  })),
);

const COOKIES = [
  '',
  'currentLang=xx',
  'session=x',
  'session=',
  'signedIn=1',
  'session=a.b.c.d.e; session=f',
  ';;=;',
  '__proto__=1',
];

/**
 * Requests of any kind to any part of the portal.
 * @param cookie the cookie of a signed-in person; half of the requests send it
 * @param origin the origin of the portal, as its pages send it
 */
export function hostileRequests(cookie: string, origin: string): fc.Arbitrary<RawRequest> {
  const cookies = fc.oneof(
    { weight: 4, arbitrary: fc.constant(cookie) },
    fc.constantFrom(...COOKIES),
    headerText,
  );
  const from = fc.constantFrom({}, { origin }, { origin: 'http://evil.example' });
  return (
    fc
      .record({ place, change, query, method, headers, body, cookies, from })
      .map((made) => ({
        target: made.change(made.place) + made.query,
        method: made.method,
        headers: { cookie: made.cookies, ...made.from, ...made.body.type, ...made.headers },
        body: made.method === 'GET' || made.method === 'HEAD' ? '' : made.body.body,
      }))
      // It would sign the person out, and the rest of the run would find no name to look for.
      .filter(({ target, method: sent }) => !(sent === 'POST' && target.includes('/sign-out')))
  );
}
