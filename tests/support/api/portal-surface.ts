import { ENDPOINTS } from '@/lib/endpoints';
import { FONT_FILES } from '@/lib/i18n/fonts';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { ROUTES } from '@/lib/routing/table';

/** Paths of all pages, without their language. */
export const PATHS = ROUTES.map(({ path }) => path.replace(/\{\w+\}/, 'x'));
/** The same paths with and without each language. */
export const PAGES = PATHS.flatMap((path) => [path, ...LOCALE_CODES.map((locale) => `/${locale}${path}`)]);
/** URLs of files, some of which do not exist. */
export const FILES = [
  ...[
    'favicon.ico',
    'health',
    'icon.v1.svg',
    'inventory.json',
    'manifest.webmanifest',
    'openapi.json',
    'robots.txt',
  ],
  ...['sitemap.xml', 'sitemaps/0.xml', 'sw.js', 'not-found', 'fonts/OFL.txt', FONT_FILES.latin.path.slice(1)],
  ...[
    'identity/design-tokens.css',
    'identity/icon-192.png',
    'documents/none.pdf',
    'documents/ihram-guide.ar.pdf',
  ],
  ...[
    'feeds/en/news',
    'feeds/ar/stoppages',
    'calendars/fa/award-2025.ics',
    'share/en/qr.svg',
    'share/en/home.png',
    'share/en/none.png',
  ],
].map((name) => `/${name}`);
const OWN_CALLS = [
  'session',
  'sign-on',
  'sign-out',
  'ip',
  'challenge',
  'identity-provider',
  'files/x',
  'open-data/x',
];
/** Calls of the gateway: its own, those of the endpoint table, and disabled ones. */
export const GATEWAY = [
  ...[...OWN_CALLS, 'forms/contact', 'forms/check', 'sign-on/session', 'health', 'documents/x'],
  ...Object.values(ENDPOINTS).map(({ path }) => path),
].map((path) => `/gateway/${path}`);
/** URLs that Next or the portal handles itself. */
export const INTERNAL = [
  '/_next',
  '/_next/static',
  '/_next/image',
  '/_next/data/x/en.json',
  '/text',
  '/en/portal',
];
/** Folders of files, where a page path would have its language. */
export const PREFIXES = [
  '/fonts',
  '/identity',
  '/share',
  '/feeds',
  '/calendars',
  '/documents',
  '/images',
  '/sitemaps',
  '/gateway',
  '/_next',
  '/__proto__',
];
