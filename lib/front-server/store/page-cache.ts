import { LRUCache } from 'lru-cache';
import { INCOMPLETE } from '../../page-reads/record-reads.ts';
import { isCompressing } from '../http/encodings.ts';
import { Demand } from '../render/demand.ts';
import type { RenderPage } from '../render/render-public-page.ts';
import { NotRendered } from '../render/render-queue.ts';
import type { PageAddress } from '../site.ts';
import type { FinishedPage, FinishPage } from './finish-page.ts';
import { readLifetime } from './lifetime.ts';
import type { StoredResponse } from './stored-page.ts';
import type { TagVersions } from './tag-versions.ts';

const MEGABYTE = 1024 * 1024;
/** Every page of the table in every language, with some thousand detail pages. */
const MAIN_BYTES = 96 * MEGABYTE;
/** Separate, so that queries with unlimited variants cannot evict the pages above. */
const OTHER_BYTES = 16 * MEGABYTE;
/** Files of earlier versions of pages that may still be open. */
const OLD_FILE_BYTES = 16 * MEGABYTE;
/** After a failed rendering the old page is served, and rendering is retried after this time. */
const RETRY_MS = 5000;
/** How long an expired page is served while its rendering fails, as with `stale-if-error`. */
const FAILING_MS = 24 * 3_600_000;
/** A change of data during a rendering starts another one, up to this number. */
const MAX_RENDERINGS = 3;

interface CachedPage extends FinishedPage {
  /** Some of the page's data has changed. */
  isOutdated: boolean;
  /** Milliseconds of `performance.now()`: fresh until then, afterwards served stale during revalidation. */
  freshUntil: number;
  staleUntil: number;
  failingUntil: number;
}

interface Rendering {
  page: Promise<FinishedPage>;
  /** Tags that have changed since it began. */
  changed: Set<string>;
  demand: Demand;
}

type Cache = LRUCache<string, CachedPage>;
type Join = (demand: Demand) => void;
const joinPortal: Join = (demand) => demand.addPortal();

export interface CacheOptions {
  render: RenderPage;
  finish: FinishPage;
  tags: Pick<TagVersions, 'listChanged'>;
  /** Bytes for pages without a query, and for the others. */
  mainBytes?: number;
  otherBytes?: number;
}

/** The public pages in memory. Obeys `Cache-Control` and `Cache-Tag` like an HTTP cache (RFC 9111, RFC 5861). */
export class PageCache {
  private readonly options: CacheOptions;
  private readonly main: Cache;
  private readonly other: Cache;
  private readonly oldFiles = new LRUCache<string, StoredResponse>({
    maxSize: OLD_FILE_BYTES,
    sizeCalculation: ({ size }) => size,
  });
  private readonly renderings = new Map<string, Rendering>();

  constructor(options: CacheOptions) {
    this.options = options;
    this.main = this.createCache(options.mainBytes ?? MAIN_BYTES);
    this.other = this.createCache(options.otherBytes ?? OTHER_BYTES);
  }

  /** Bytes, without files of earlier pages. */
  get size(): number {
    return this.main.calculatedSize + this.other.calculatedSize;
  }

  /** The page if it may be served now; null if it must be awaited. */
  find(address: PageAddress): FinishedPage | null {
    this.markChanges();
    const page = this.cacheOf(address).get(address.key);
    if (!page) return null;
    const at = performance.now();
    if (!page.isOutdated && at < page.freshUntil) return page;
    // The first request after a change waits for the new page; others get the old one meanwhile.
    if (this.renderings.has(address.key)) return page;
    if (page.isOutdated || at >= page.staleUntil) return null;
    this.render(address, joinPortal).catch((error: unknown) => {
      // The next request starts another rendering.
      if (!(error instanceof NotRendered)) console.error(error);
    });
    return page;
  }

  /** The file of the current or an earlier version of a page. */
  findFile(name: string, address: PageAddress): StoredResponse | undefined {
    const current = this.cacheOf(address).peek(address.key)?.file;
    return current?.name === name ? current.response : this.oldFiles.get(name);
  }

  /** One rendering for all concurrent requests. @throws NotRendered as the queue does */
  render(address: PageAddress, join: Join): Promise<FinishedPage> {
    const known = this.renderings.get(address.key);
    if (known) {
      join(known.demand);
      return known.page;
    }
    const changed = new Set<string>();
    const demand = new Demand(!address.isMain);
    join(demand);
    const page = this.renderCurrent(address, changed, demand).finally(() =>
      this.renderings.delete(address.key),
    );
    this.renderings.set(address.key, { page, changed, demand });
    return page;
  }

  /** Renders a missing page. @returns when it is stored, including its smallest copy */
  async prepare(address: PageAddress): Promise<void> {
    const cache = this.cacheOf(address);
    if (cache.has(address.key)) return;
    await this.render(address, joinPortal);
    await cache.peek(address.key)?.response.shrink();
  }

  private createCache(maxSize: number): Cache {
    return new LRUCache({
      maxSize,
      sizeCalculation: ({ response, file }) => response.size + (file?.response.size ?? 0),
      // A browser that has the page open may still wake it.
      dispose: ({ file }) => {
        if (file) this.oldFiles.set(file.name, file.response);
      },
      noDisposeOnSet: false,
    });
  }

  private readonly cacheOf = ({ isMain }: PageAddress): Cache => (isMain ? this.main : this.other);

  private markChanges(isUrgent = false): void {
    const changed = this.options.tags.listChanged(isUrgent);
    if (changed.size === 0) return;
    for (const cache of [this.main, this.other])
      for (const page of cache.values()) page.isOutdated ||= page.tags.some((tag) => changed.has(tag));
    for (const rendering of this.renderings.values()) for (const tag of changed) rendering.changed.add(tag);
  }

  private async renderCurrent(address: PageAddress, changed: Set<string>, demand: Demand) {
    const { render, finish } = this.options;
    for (let count = 1; ; count += 1) {
      changed.clear();
      const rendered = await render(address, demand);
      const page = finish(rendered, address.key);
      this.markChanges(true);
      const isOutdated = page.tags.some((tag) => changed.has(tag));
      if (!isOutdated || count === MAX_RENDERINGS || demand.isAbandoned)
        return this.store(address, page, isOutdated);
    }
  }

  /** @returns the previous page if the new one is an error or lacks content that the previous one may still show */
  private store(address: PageAddress, page: FinishedPage, isOutdated: boolean): FinishedPage {
    const cache = this.cacheOf(address);
    const at = performance.now();
    const before = cache.peek(address.key);
    const usableUntil =
      page.status >= 500 ? before?.failingUntil : page.tags.includes(INCOMPLETE) && before?.staleUntil;
    if (before && usableUntil && at < usableUntil) {
      Object.assign(before, { isOutdated: false, freshUntil: at + RETRY_MS });
      return before;
    }
    const lifetime = address.isNeverStored ? null : readLifetime(page);
    if (!lifetime) {
      cache.delete(address.key);
      return page;
    }
    const freshUntil = at + lifetime.freshMs;
    const until = { freshUntil, staleUntil: at + lifetime.staleMs, failingUntil: freshUntil + FAILING_MS };
    const stored = { ...page, isOutdated, ...until };
    cache.set(address.key, stored);
    this.shrink(address, stored).catch((error: unknown) => console.error(error));
    return stored;
  }

  private async shrink(address: PageAddress, page: CachedPage): Promise<void> {
    // Searches rarely repeat: the smallest copy is made only if nothing else is waiting for compression.
    if (!address.isMain && isCompressing()) return;
    await Promise.all([page.response.shrink(), page.file?.response.shrink()]);
    const cache = this.cacheOf(address);
    // Storing it again updates its size.
    if (cache.peek(address.key) === page) cache.set(address.key, page, { noDisposeOnSet: true });
  }
}
