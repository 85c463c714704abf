import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';

/** A script of this folder as short as it gets: its bytes stand in every page. */
function readScript(name: string): string {
  const text = readFileSync(join(process.cwd(), 'lib/front-server/sleep', name), 'utf8');
  return transformSync(text, { minify: true }).code.trim();
}

/** Stands in every public page and wakes it at the first press on an island. The policy allows it by its hash. */
export const LOADER = readScript('loader.js');

/** Ends the file that wakes a page: makes `asleep.wake`, a function of its scripts' addresses and its classes' names. */
export const WAKER = readScript('waker.js');
