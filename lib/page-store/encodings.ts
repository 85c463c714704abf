import { promisify } from 'node:util';
import { brotliCompress, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Browsers send a handful of different headers. */
const chosen = new LRUCache<string, Encoding>({ max: 100 });
const compressWithBrotli = promisify(brotliCompress);

/**
 * The encoding that suits a browser best.
 * @param accepted its Accept-Encoding header
 * @param made the compressed copies that there are, best first
 */
export function chooseEncoding(accepted: string | undefined, made: readonly Encoding[]): Encoding {
  const key = `${made.length}${accepted}`;
  const known = chosen.get(key);
  if (known) return known;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted ?? '' } });
  const taken = negotiator.encodings(made);
  const encoding = made.find((name) => taken.includes(name)) ?? 'identity';
  chosen.set(key, encoding);
  return encoding;
}

let queue: Promise<unknown> = Promise.resolve();

/** As small as it gets: one at a time and beside everything else, for it takes a while. */
export function compressSlowly(body: Buffer): Promise<Buffer> {
  const work = () =>
    compressWithBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    });
  const done = queue.then(work, work);
  queue = done;
  return done;
}

/** Good enough for those who ask before `compressSlowly` is done. */
export function compressQuickly(body: Buffer): Buffer {
  return gzipSync(body, { level: 6 });
}
