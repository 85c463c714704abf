import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { Rendered } from '../render/render-queue.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

const QUICK_QUALITY = 5;
const MADE: readonly Encoding[] = ['br', 'gzip'];
/** Browsers send a handful of different headers. */
const chosen = new LRUCache<string, Encoding>({ max: 100 });
const compressWithBrotli = promisify(brotliCompress);

/**
 * The encoding that suits a browser best.
 * @param accepted its Accept-Encoding header
 */
export function chooseEncoding(accepted = ''): Encoding {
  const known = chosen.get(accepted);
  if (known) return known;
  const taken = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings(MADE);
  const encoding = MADE.find((name) => taken.includes(name)) ?? 'identity';
  chosen.set(accepted, encoding);
  return encoding;
}

const brotliOptions = (body: Buffer, quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
});

let queue: Promise<unknown> = Promise.resolve();
let queued = 0;

/** True while `compressSlowly` has something to do. */
export const isCompressing = (): boolean => queued > 0;

/** As small as it gets: one at a time and beside everything else, for it takes a tenth of a second. */
export function compressSlowly(body: Buffer): Promise<Buffer> {
  const work = () => compressWithBrotli(body, brotliOptions(body, constants.BROTLI_MAX_QUALITY));
  queued += 1;
  const done = queue.then(work, work).finally(() => {
    queued -= 1;
  });
  queue = done;
  return done;
}

/** A tenth larger, in some milliseconds: for those who ask before `compressSlowly` is done. */
export function compressQuickly(body: Buffer): Buffer {
  return brotliCompressSync(body, brotliOptions(body, QUICK_QUALITY));
}

/** True for HTML that is not compressed yet. */
export const isText = ({ 'content-type': type, 'content-encoding': encoding }: Rendered['headers']) =>
  /^text\/html\b/.test(String(type)) && encoding === undefined;

/**
 * A page of one visitor as it leaves. Its bytes are compressed beside the thread that rendered it, which makes the next
 * page meanwhile.
 * @param accepted the visitor's Accept-Encoding header
 * @returns the page itself for who takes no brotli
 */
export async function packPage(page: Rendered, accepted: string | undefined): Promise<Rendered> {
  if (!isText(page.headers) || chooseEncoding(accepted) !== 'br') return page;
  const headers = { ...page.headers, 'content-encoding': 'br' };
  const body = await compressWithBrotli(page.body, brotliOptions(page.body, QUICK_QUALITY));
  return { ...page, headers, body };
}
