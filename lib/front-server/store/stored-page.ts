import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { chooseEncoding, compressQuickly, compressSlowly, type Encoding } from '../http/encodings.ts';
import type { Visitor } from '../http/visitor.ts';
import { isNextResponseHeader } from '../next-output.ts';

/** The not-found page is cached too (ROUTE-05). */
export const isShown = (status: number) => status === 200 || status === 404;

/**
 * True if all requests that wait for the page may get this response: a public page, or a redirect or an error without a
 * cookie.
 */
export function isForEveryone({
  status,
  headers,
}: {
  status: number;
  headers: OutgoingHttpHeaders;
}): boolean {
  if (headers['set-cookie']) return false;
  return !isShown(status) || /\bpublic\b/.test(String(headers['cache-control'] ?? ''));
}

/** Headers of a single message, or set for each response. */
const DROPPED = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'date',
  'etag',
  'vary',
  'age',
  'strict-transport-security',
];
const isDropped = (name: string): boolean => {
  const lower = name.toLowerCase();
  return DROPPED.includes(lower) || isNextResponseHeader(lower);
};

interface Variant {
  body: Buffer;
  headers: readonly string[];
  /** Combined with the visitor-specific headers, of which there are two or three variants. */
  joined: Map<readonly string[], string[]>;
}

function join({ headers, joined }: Omit<Variant, 'body'>, tail: readonly string[]): string[] {
  const known = joined.get(tail);
  if (known) return known;
  const all = [...headers, ...tail];
  if (joined.size < MAX_JOINED) joined.set(tail, all);
  return all;
}

function toRaw(headers: OutgoingHttpHeaders): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || isDropped(name) ? [] : [value].flat().flatMap((one) => [name, String(one)]),
  );
}

const MAX_JOINED = 16;
const NO_MORE: readonly string[] = [];

/** The headers that describe the content; hop-by-hop headers are dropped. */
export function keepHeaders(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !isDropped(name)));
}

/** 22 characters of the SHA-256 of a body, for its ETag or for the name of a file. */
export function digest(body: Buffer | string): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22);
}

/** A response whose bytes are ready to be sent: 304 if the browser has it, and compressed only once. */
export class StoredResponse {
  readonly etag: string;
  private readonly status: number;
  private readonly fixed: string[];
  private readonly unchanged: Omit<Variant, 'body'>;
  private readonly keepsPlain: boolean;
  private plain: Variant | null;
  /** Compressed quickly at first, at the highest level after `shrink`. */
  private brotli: Variant;
  /** Rarely requested. */
  private gzip: Variant | null = null;
  private isSmallest = false;

  /** @param keepsPlain false if the uncompressed bytes are rarely requested: they are then decompressed on demand */
  constructor(status: number, headers: OutgoingHttpHeaders, body: Buffer, keepsPlain = true) {
    this.keepsPlain = keepsPlain;
    this.status = status;
    this.etag = `W/"${digest(body)}"`;
    this.fixed = [...toRaw(headers), 'ETag', this.etag, 'Vary', 'Accept-Encoding'];
    this.unchanged = { headers: this.fixed, joined: new Map() };
    this.plain = this.toVariant(body, 'identity');
    this.brotli = this.toVariant(compressQuickly(body), 'br');
  }

  get size(): number {
    const { plain, brotli, gzip } = this;
    return (plain?.body.length ?? 0) + brotli.body.length + (gzip ?? brotli).body.length;
  }

  /** Creates the smallest copy in the background. */
  async shrink(): Promise<void> {
    if (this.isSmallest) return;
    this.brotli = this.toVariant(await compressSlowly(this.getPlain().body), 'br');
    this.isSmallest = true;
    if (!this.keepsPlain) this.plain = null;
  }

  send(visitor: Visitor, response: ServerResponse, tail: readonly string[] = NO_MORE): void {
    if (this.status === 200 && this.isKnown(visitor.known)) {
      response.writeHead(304, join(this.unchanged, tail));
      response.end();
      return;
    }
    const variant = this.choose(visitor.encodings);
    response.writeHead(this.status, join(variant, tail));
    // Node omits the body for HEAD.
    response.end(variant.body);
  }

  /** Sends it in place of a missing response, without allowing it to be cached under that address. */
  sendInstead(visitor: Visitor, response: ServerResponse): void {
    const { body, headers } = this.choose(visitor.encodings);
    response.writeHead(this.status, headers.with(headers.indexOf('Cache-Control') + 1, 'no-store'));
    response.end(body);
  }

  private isKnown(given: string | undefined): boolean {
    if (given === undefined) return false;
    if (given === this.etag || given.trim() === '*') return true;
    const own = this.etag.slice(2);
    return given.split(',').some((one) => one.trim().replace(/^W\//, '') === own);
  }

  private choose(accepted: string | undefined): Variant {
    const encoding = chooseEncoding(accepted);
    if (encoding === 'br') return this.brotli;
    if (encoding === 'identity') return this.getPlain();
    this.gzip ??= this.toVariant(gzipSync(this.getPlain().body), 'gzip');
    return this.gzip;
  }

  private getPlain(): Variant {
    return this.plain ?? this.toVariant(brotliDecompressSync(this.brotli.body), 'identity');
  }

  private toVariant(body: Buffer, encoding: Encoding): Variant {
    const named = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
    const headers = [...this.fixed, ...named, 'Content-Length', String(body.length)];
    return { body, headers, joined: new Map() };
  }
}
