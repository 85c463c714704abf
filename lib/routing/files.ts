import 'server-only';
import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Addresses beside the pages that a route of their own answers. */
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
/** Addresses whose route itself knows which of them exist; none of them is ever a page. */
const PATTERNS = [
  /^\/documents\/[^/]+$/,
  /^\/feeds\/[^/]+\/[^/]+$/,
  /^\/share\/[^/]+\/[^/]+$/,
  /^\/sitemaps\/[^/]+$/,
];
/** A new version of such a file gets a new name. */
const VERSIONED = /\.v\d+\.(?:woff2|css)$/;

let published: ReadonlySet<string> | null = null;

/** The addresses of the files in `public`, read once: they come with the build. */
function listPublished(): ReadonlySet<string> {
  const folder = join(process.cwd(), 'public');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Set(
    entries.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length).split(sep).join('/')),
  );
}

/** True for an address that a file or a route of its own answers, letter for letter; pages are none of them. */
export function isFile(pathname: string): boolean {
  published ??= listPublished();
  return (
    NAMED.includes(pathname) || published.has(pathname) || PATTERNS.some((pattern) => pattern.test(pathname))
  );
}

/** True for a file that never changes under its address. */
export function isImmutable(pathname: string): boolean {
  return VERSIONED.test(pathname);
}
