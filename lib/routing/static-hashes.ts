import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Hashes = Record<string, readonly string[]>;

let hashes: Hashes | null = null;

function readHashes(): Hashes {
  try {
    return JSON.parse(readFileSync(join(process.cwd(), '.next', 'csp-hashes.json'), 'utf8'));
  } catch {
    // The development server prerenders nothing and so writes no file.
    return {};
  }
}

/**
 * CSP sources of the inline scripts of a prerendered page, written after the build by the start command.
 * @param pathname address with its locale prefix: `/ar/trems`
 * @returns the sources, or null for a page that was not prerendered
 */
export function findStaticHashes(pathname: string): readonly string[] | null {
  hashes ??= readHashes();
  return hashes[pathname] ?? null;
}
