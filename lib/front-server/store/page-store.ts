import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { INCOMPLETE } from '../../monitoring/current-request.ts';
import { isCompressing } from '../http/encodings.ts';
import { RULES_PATH, sendRulesWith } from '../http/speculation-rules.ts';
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
/** Every page of the table in every language, with some thousand details. */
const MAIN_BYTES = 96 * MEGABYTE;
/** What may be asked in endless ways cannot push those out. */
const OTHER_BYTES = 16 * MEGABYTE;
/** Scripts' data of pages as they were before, for those who opened them then. */
const OLD_FILE_BYTES = 16 * MEGABYTE;
/** A page that could not be made again is shown as it was; then it is tried once more. */
const RETRY_MS = 5000;
/** How long after its time a page is still shown whose rendering fails, as caches in front do (`stale-if-error`). */
const FAILING_MS = 24 * 3_600_000;
/** What moves while a page is made makes it anew, but not for ever. */
const MAX_RENDERINGS = 3;

interface StoredPage extends FinishedPage {
  tags: readonly string[];
  /** Something that the page is made of has changed. */
  moved: boolean;
  /** Milliseconds of `performance.now()`: until then it is fresh, and shown while it is made anew. */
  freshUntil: number;
  keptUntil: number;
  failingUntil: number;
}

/** A page that is being made, or waits for that. */
interface Flight {
  made: Promise<FinishedPage>;
  moved: Set<string>;
  demand: Demand;
}

/** Adds a visitor, or the portal itself, to those who wait for a page. */
type Join = (demand: Demand) => void;
const joinPortal: Join = (demand) => demand.addPortal();

/** A request, and the way past the store. */
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
  /** The headers that differ from visitor to visitor, as one list of names and values. */
  tailFor(visitor: Visitor, address: PageAddress): readonly string[];
  /** The counted address that a request comes from. */
  addressOf(request: IncomingMessage, visitor: Visitor): string;
  /** Answers while too many pages wait to be rendered. */
  sendBusy: SendBusy;
  /** Bytes for pages without a query, and for the others. */
  mainBytes?: number;
  otherBytes?: number;
}

type Shelf = LRUCache<string, StoredPage>;

/**
 * Public pages from memory: made once for what they were made of, however many ask. Obeys `Cache-Control` and
 * `Cache-Tag` of the pages as an HTTP cache does (RFC 9111, RFC 5861).
 */
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

  /** Pages that lay ready, and pages that somebody had to wait for. */
  readonly answered = { ready: 0, made: 0 };

  /** Bytes that are kept, scripts' data of earlier pages aside. */
  get size(): number {
    return this.main.calculatedSize + this.other.calculatedSize;
  }

  /**
   * Answers a request for a public page or its file.
   * @param pass called for all other requests
   */
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
    // A redirect or a failure says by itself how it may be kept.
    const tail = (status: number) => (status === 200 ? this.options.tailFor(visitor, address) : undefined);
    const send = ({ response: ready, status }: FinishedPage) => ready.send(visitor, response, tail(status));
    const page = this.find(address);
    this.answered[page ? 'ready' : 'made'] += 1;
    if (page) send(page);
    else
      this.make(address, this.joinFor(visit))
        .then((made) => (isForEveryone(made) ? send(made) : pass()))
        // What cannot be kept may still be shown as it is.
        .catch(this.failWith(visit, pass));
  }

  private joinFor({ request, response, visitor }: Visit): Join {
    return (demand) => demand.addVisitor(this.options.addressOf(request, visitor), response);
  }

  /** @param otherwise what to do where rendering failed */
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

  /** Makes a page that is not there yet. @returns when it is there, its smallest copy too */
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
      // Whoever has the page open may still wake it.
      dispose: ({ file }) => {
        if (file) this.oldFiles.set(file.name, file.response);
      },
      noDisposeOnSet: false,
    });
  }

  private readonly shelfOf = ({ isMain }: PageAddress): Shelf => (isMain ? this.main : this.other);

  /** The page as it may be shown now; null for one that has to be waited for. */
  private find(address: PageAddress): StoredPage | null {
    this.markMoved();
    const page = this.shelfOf(address).get(address.key);
    if (!page) return null;
    const at = performance.now();
    if (!page.moved && at < page.freshUntil) return page;
    // The first who asks after a change waits for the new page; the others meanwhile see the old one.
    if (this.flights.has(address.key)) return page;
    if (page.moved || at >= page.keptUntil) return null;
    this.make(address, joinPortal).catch((error: unknown) => {
      // It is asked for again by the next visitor.
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

  /** One rendering however many ask. @throws NotRendered as the queue does */
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

  private async renderUntilStill(
    address: PageAddress,
    moved: Set<string>,
    demand: Demand,
  ): Promise<FinishedPage> {
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

  /** @returns what is shown: the page before where the new one is a failure, or lacks what that one may still show */
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
    // A search is hardly ever asked for twice: its smallest copy is made only where nothing else waits for one.
    if (!isMain && isCompressing()) return;
    await Promise.all([page.response.shrink(), page.file?.response.shrink()]);
    const shelf = isMain ? this.main : this.other;
    // Setting it again counts its new size.
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
    // The page has changed since, or another build has made it: its script of today draws it anew. A redirect to that
    // one's name would lead to an instance that knows it as little.
    if (file) return file.response.sendInstead(visitor, response);
    response.writeHead(404, { 'Cache-Control': 'no-store', 'Content-Length': 0 });
    response.end();
  }
}

/** Reading without a body: whatever sends something wants to be heard by somebody else. */
function isReading({ method }: IncomingMessage, { sends }: Visitor): boolean {
  return (method === 'GET' || method === 'HEAD') && !sends;
}

function answerFailure(response: ServerResponse): void {
  if (!response.headersSent) response.writeHead(500, { 'Cache-Control': 'no-store' });
  response.end();
}
