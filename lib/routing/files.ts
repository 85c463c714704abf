import 'server-only';
import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Addresses of route handlers other than pages. */
const NAMED = [
  '/.well-known/security.txt',
  '/favicon.ico',
  '/health',
  '/identity/design-tokens.css',
  '/inventory.json',
  '/manifest.webmanifest',
  '/openapi.json',
  '/robots.txt',
  '/sitemap.xml',
];
/** Patterns of route handlers that check themselves whether an address exists; none of them matches a page. */
const PATTERNS = [
  /^\/calendars\/[^/]+\/[^/]+$/,
  /^\/documents\/[^/]+$/,
  /^\/feeds\/[^/]+\/[^/]+$/,
  /^\/images\/[^/]+$/,
  /^\/share\/[^/]+\/[^/]+$/,
  /^\/sitemaps\/[^/]+$/,
];
/** A new version of such a file gets a new name. */
const VERSIONED = /\.v\d+\.(?:woff2|css)$/;

let published: ReadonlySet<string> | null = null;

/** The addresses of the files in `public`, which never change at run time. */
function listPublished(): ReadonlySet<string> {
  const folder = join(process.cwd(), 'public');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Set(
    entries.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length).split(sep).join('/')),
  );
}

export function isFile(pathname: string): boolean {
  published ??= listPublished();
  return (
    NAMED.includes(pathname) || published.has(pathname) || PATTERNS.some((pattern) => pattern.test(pathname))
  );
}

export function isImmutable(pathname: string): boolean {
  return VERSIONED.test(pathname);
}
