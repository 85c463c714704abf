import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { Rendered } from '../render/render-queue.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

const QUICK_QUALITY = 5;
const MADE: readonly Encoding[] = ['br', 'gzip'];
/** Browsers use only a few different headers. */
const chosen = new LRUCache<string, Encoding>({ max: 100 });
const compressWithBrotli = promisify(brotliCompress);

/** The encoding for the value of Accept-Encoding: Brotli if accepted, else gzip, else none. */
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

/** Whether `compressSlowly` has work left. */
export const isCompressing = (): boolean => queued > 0;

/** Compresses at the highest level, one body at a time in the background, because each takes a tenth of a second. */
export function compressSlowly(body: Buffer): Promise<Buffer> {
  const work = () => compressWithBrotli(body, brotliOptions(body, constants.BROTLI_MAX_QUALITY));
  queued += 1;
  const done = queue.then(work, work).finally(() => {
    queued -= 1;
  });
  queue = done;
  return done;
}

/** Compresses in some milliseconds to a tenth more bytes, for requests that arrive before `compressSlowly` is done. */
export function compressQuickly(body: Buffer): Buffer {
  return brotliCompressSync(body, brotliOptions(body, QUICK_QUALITY));
}

export const isText = ({ 'content-type': type, 'content-encoding': encoding }: Rendered['headers']) =>
  /^text\/html\b/.test(String(type)) && encoding === undefined;

/** Compresses a page outside the rendering thread, which renders the next page meanwhile. */
export async function packPage(page: Rendered, accepted: string | undefined): Promise<Rendered> {
  if (!isText(page.headers) || chooseEncoding(accepted) !== 'br') return page;
  const headers = { ...page.headers, 'content-encoding': 'br' };
  const body = await compressWithBrotli(page.body, brotliOptions(page.body, QUICK_QUALITY));
  return { ...page, headers, body };
}
