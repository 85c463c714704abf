import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';

/** A minified script of this folder, because it is a part of every page. */
function readScript(name: string): string {
  const text = readFileSync(join(process.cwd(), 'lib/front-server/sleep', name), 'utf8');
  return transformSync(text, { minify: true }).code.trim();
}

/** Part of every public page: wakes it on the first interaction with an island. The policy allows it by its hash. */
export const LOADER = readScript('loader.js');

/**
 * End of the file that wakes a page: defines `asleep.wake`, a function of its scripts' addresses and its class names.
 */
export const WAKER = readScript('waker.js');
