import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { INCOMPLETE } from '../../monitoring/current-request.ts';
import { isCompressing } from '../http/encodings.ts';
import { RULES_PATH, sendRulesWith } from '../http/send-prefetch-rules.ts';
import type { Visitor } from '../http/visitor.ts';
import { Demand } from '../render/demand.ts';
import type { RenderPage, SendBusy } from '../render/render-public-page.ts';
import { NotRendered } from '../render/render-queue.ts';
import type { PageAddress, Site } from '../site.ts';
import { type FinishedPage, type FinishPage, isForEveryone } from './finish-page.ts';
import { readLifetime } from './lifetime.ts';
import { PageAddresses } from './page-addresses.ts';
import { findPageFile } from './page-file.ts';
import type { ReadyResponse } from './stored-page.ts';
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

interface StoredPage extends FinishedPage {
  tags: readonly string[];
  /** Some of the page's data has changed. */
  moved: boolean;
  /** Milliseconds of `performance.now()`: fresh until then, afterwards served stale during revalidation. */
  freshUntil: number;
  keptUntil: number;
  failingUntil: number;
}

interface Flight {
  made: Promise<FinishedPage>;
  moved: Set<string>;
  demand: Demand;
}

type Join = (demand: Demand) => void;
const joinPortal: Join = (demand) => demand.addPortal();

interface Visit {
  request: IncomingMessage;
  response: ServerResponse;
  visitor: Visitor;
  pass: () => void;
}

interface Options {
  site: Pick<Site, 'findPage' | 'hasSession' | 'writePrefetchRules'>;
  render: RenderPage;
  finish: FinishPage;
  tags: Pick<TagVersions, 'listMoved'>;
  /** The visitor-specific headers, as a list of names and values. */
  tailFor(visitor: Visitor, address: PageAddress): readonly string[];
  addressOf(request: IncomingMessage, visitor: Visitor): string;
  /** Answers while too many pages wait to be rendered. */
  sendBusy: SendBusy;
  mainBytes?: number;
  otherBytes?: number;
}

type Shelf = LRUCache<string, StoredPage>;

/** The cache of public pages. Obeys `Cache-Control` and `Cache-Tag` like an HTTP cache (RFC 9111, RFC 5861). */
export class PageStore {
  private readonly options: Options;
  private readonly main: Shelf;
  private readonly other: Shelf;
  private readonly oldFiles = new LRUCache<string, ReadyResponse>({
    maxSize: OLD_FILE_BYTES,
    sizeCalculation: ({ size }) => size,
  });
  private readonly addresses: PageAddresses;
  private readonly sendRules: ReturnType<typeof sendRulesWith>;
  private readonly flights = new Map<string, Flight>();

  constructor(options: Options) {
    this.options = options;
    this.addresses = new PageAddresses(options.site.findPage);
    this.sendRules = sendRulesWith(options.site);
    this.main = this.createShelf(options.mainBytes ?? MAIN_BYTES);
    this.other = this.createShelf(options.otherBytes ?? OTHER_BYTES);
  }

  readonly answered = { ready: 0, made: 0 };

  /** Cached bytes, without files of earlier pages. */
  get size(): number {
    return this.main.calculatedSize + this.other.calculatedSize;
  }

  /** Answers a request for a public page or its file. @param pass called for all other requests */
  answer(request: IncomingMessage, response: ServerResponse, visitor: Visitor, pass: () => void): void {
    const { url = '' } = request;
    const visit = { request, response, visitor, pass };
    const file = findPageFile(url);
    const address = isReading(request, visitor) ? this.addresses.find(file?.key ?? url) : null;
    if (url === RULES_PATH) this.sendRules(request, response);
    else if (
      !address ||
      (address.knowsSession && !file && this.options.site.hasSession(visitor.cookie ?? ''))
    )
      pass();
    else if (file) this.sendFile(file.name, address, visit).catch(this.failWith(visit, answerFailure));
    else this.sendPage(address, visit);
  }

  private sendPage(address: PageAddress, visit: Visit): void {
    const { visitor, response, pass } = visit;
    // A redirect or an error has its own cache headers.
    const tail = (status: number) => (status === 200 ? this.options.tailFor(visitor, address) : undefined);
    const send = ({ response: ready, status }: FinishedPage) => ready.send(visitor, response, tail(status));
    const page = this.find(address);
    this.answered[page ? 'ready' : 'made'] += 1;
    if (page) send(page);
    else
      this.make(address, this.joinFor(visit))
        .then((made) => (isForEveryone(made) ? send(made) : pass()))
        // A page that cannot be cached may still be sent.
        .catch(this.failWith(visit, pass));
  }

  private joinFor({ request, response, visitor }: Visit): Join {
    return (demand) => demand.addVisitor(this.options.addressOf(request, visitor), response);
  }

  private failWith({ request, response }: Visit, otherwise: (response: ServerResponse) => void) {
    return (error: unknown): void => {
      if (!(error instanceof NotRendered)) {
        console.error(error);
        otherwise(response);
      } else if (error.reason === 'full')
        this.options.sendBusy(request, response).catch((failure: unknown) => {
          console.error(failure);
          answerFailure(response);
        });
    };
  }

  /** Renders a missing page. @returns when it is stored, including its smallest copy */
  async prepare(target: string): Promise<void> {
    const address = this.addresses.find(target);
    if (!address || this.shelfOf(address).has(address.key)) return;
    await this.make(address, joinPortal);
    await this.shelfOf(address).peek(address.key)?.response.shrink();
  }

  private createShelf(maxSize: number): Shelf {
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

  private readonly shelfOf = ({ isMain }: PageAddress): Shelf => (isMain ? this.main : this.other);

  /** The page if it may be served now; null if it must be awaited. */
  private find(address: PageAddress): StoredPage | null {
    this.markMoved();
    const page = this.shelfOf(address).get(address.key);
    if (!page) return null;
    const at = performance.now();
    if (!page.moved && at < page.freshUntil) return page;
    // The first request after a change waits for the new page; others get the old one meanwhile.
    if (this.flights.has(address.key)) return page;
    if (page.moved || at >= page.keptUntil) return null;
    this.make(address, joinPortal).catch((error: unknown) => {
      // The next visitor starts it again.
      if (!(error instanceof NotRendered)) console.error(error);
    });
    return page;
  }

  private markMoved(isUrgent = false): void {
    const moved = this.options.tags.listMoved(isUrgent);
    if (moved.size === 0) return;
    for (const shelf of [this.main, this.other])
      for (const page of shelf.values()) page.moved ||= page.tags.some((tag) => moved.has(tag));
    for (const flight of this.flights.values()) for (const tag of moved) flight.moved.add(tag);
  }

  /** One rendering for all concurrent requests. @throws NotRendered as the queue does */
  private make(address: PageAddress, join: Join): Promise<FinishedPage> {
    const known = this.flights.get(address.key);
    if (known) {
      join(known.demand);
      return known.made;
    }
    const moved = new Set<string>();
    const demand = new Demand(!address.isMain);
    join(demand);
    const made = this.renderUntilStill(address, moved, demand).finally(() =>
      this.flights.delete(address.key),
    );
    this.flights.set(address.key, { made, moved, demand });
    return made;
  }

  private async renderUntilStill(address: PageAddress, moved: Set<string>, demand: Demand) {
    const { render, finish } = this.options;
    for (let count = 1; ; count += 1) {
      moved.clear();
      const rendered = await render(address, demand);
      const page = finish(rendered, address.key);
      this.markMoved(true);
      const isOld = page.tags.some((tag) => moved.has(tag));
      if (!isOld || count === MAX_RENDERINGS || demand.isAbandoned) return this.keep(address, page, isOld);
    }
  }

  /** @returns the previous page if the new one is an error or lacks content that the previous one may still show */
  private keep(address: PageAddress, page: FinishedPage, moved: boolean): FinishedPage {
    const shelf = this.shelfOf(address);
    const at = performance.now();
    const before = shelf.peek(address.key);
    const standsUntil =
      page.status >= 500 ? before?.failingUntil : page.tags.includes(INCOMPLETE) && before?.keptUntil;
    if (before && standsUntil && at < standsUntil) {
      Object.assign(before, { moved: false, freshUntil: at + RETRY_MS });
      return before;
    }
    const lifetime = readLifetime(page);
    if (!lifetime) {
      shelf.delete(address.key);
      return page;
    }
    const freshUntil = at + lifetime.freshMs;
    const until = { freshUntil, keptUntil: at + lifetime.keptMs, failingUntil: freshUntil + FAILING_MS };
    const stored = { ...page, moved, ...until };
    shelf.set(address.key, stored);
    this.shrink(address, stored).catch((error: unknown) => console.error(error));
    return stored;
  }

  private async shrink({ key, isMain }: PageAddress, page: StoredPage): Promise<void> {
    // Searches rarely repeat: the smallest copy is made only if nothing else is waiting for compression.
    if (!isMain && isCompressing()) return;
    await Promise.all([page.response.shrink(), page.file?.response.shrink()]);
    const shelf = isMain ? this.main : this.other;
    // Storing it again updates its size.
    if (shelf.peek(key) === page) shelf.set(key, page, { noDisposeOnSet: true });
  }

  private async sendFile(name: string, address: PageAddress, visit: Visit): Promise<void> {
    const { visitor, response } = visit;
    const shelf = this.shelfOf(address);
    const current = shelf.peek(address.key)?.file;
    const stored = current?.name === name ? current.response : this.oldFiles.get(name);
    if (stored) return stored.send(visitor, response);
    const { file } = this.find(address) ?? (await this.make(address, this.joinFor(visit)));
    if (file?.name === name) return file.response.send(visitor, response);
    // The page has changed since, or is from another build: the current file renders it again. A redirect to its name
    // could reach an instance that does not know it.
    if (file) return file.response.sendInstead(visitor, response);
    response.writeHead(404, { 'Cache-Control': 'no-store', 'Content-Length': 0 });
    response.end();
  }
}

function isReading({ method }: IncomingMessage, { sends }: Visitor): boolean {
  return (method === 'GET' || method === 'HEAD') && !sends;
}

function answerFailure(response: ServerResponse): void {
  if (!response.headersSent) response.writeHead(500, { 'Cache-Control': 'no-store' });
  response.end();
}
