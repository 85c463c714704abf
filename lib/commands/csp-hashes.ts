import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const PAGES = join('.next', 'server', 'app');
const TARGET = join('.next', 'csp-hashes.json');
/** A script element with its text; one with `src` is allowed by its origin, and data is never run. */
const SCRIPT = /<script(?<attributes>[^>]*)>(?<text>.*?)<\/script>/gs;

function isInline(attributes: string): boolean {
  return !/\ssrc=/.test(attributes) && !/\stype="application\/(ld\+)?json"/.test(attributes);
}

/** The CSP sources of all inline scripts of a page, each once. */
export function listScriptHashes(html: string): string[] {
  const texts = [...html.matchAll(SCRIPT)]
    .filter(({ groups }) => isInline(groups?.attributes ?? ''))
    .map(({ groups }) => groups?.text ?? '');
  const hashes = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)];
}

function addressOf(file: string): string {
  return `/${relative(PAGES, file)
    .split(sep)
    .join('/')
    .replace(/\.html$/, '')}`;
}

/**
 * Runs after the build (SAFE-01): writes for each prerendered page which inline scripts it holds, as
 * `{"/ar/trems": ["'sha256-…'"]}`. Middleware allows these and no others.
 */
export function writeCspHashes(): void {
  const names = readdirSync(PAGES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  const files = names.map((name) => join(PAGES, name));
  const rows = files.map((file) => [addressOf(file), listScriptHashes(readFileSync(file, 'utf8'))]);
  writeFileSync(TARGET, JSON.stringify(Object.fromEntries(rows), null, 1));
}
