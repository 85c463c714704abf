import type { IncomingMessage, ServerResponse } from 'node:http';
import { RULES_PATH, sendRulesWith } from '../http/send-prefetch-rules.ts';
import type { Visitor } from '../http/visitor.ts';
import type { Demand } from '../render/demand.ts';
import type { SendBusy } from '../render/render-public-page.ts';
import { NotRendered } from '../render/render-queue.ts';
import type { PageAddress, Site } from '../site.ts';
import type { FinishedPage } from './finish-page.ts';
import { PageAddresses } from './page-addresses.ts';
import { type CacheOptions, PageCache } from './page-cache.ts';
import { findPageFile } from './page-file.ts';
import { isForEveryone } from './stored-page.ts';

interface Visit {
  request: IncomingMessage;
  response: ServerResponse;
  visitor: Visitor;
  pass: () => void;
}

interface Options extends CacheOptions {
  site: Pick<Site, 'findPage' | 'hasSession' | 'writePrefetchRules'>;
  /** The visitor-specific headers, as a list of names and values. */
  tailFor(visitor: Visitor, address: PageAddress): readonly string[];
  addressOf(request: IncomingMessage, visitor: Visitor): string;
  /** Answers while too many pages wait to be rendered. */
  sendBusy: SendBusy;
}

/** Answers requests for public pages and their files from the cache. */
export class PageStore {
  private readonly options: Options;
  private readonly cache: PageCache;
  private readonly addresses: PageAddresses;
  private readonly sendRules: ReturnType<typeof sendRulesWith>;

  constructor(options: Options) {
    this.options = options;
    this.cache = new PageCache(options);
    this.addresses = new PageAddresses(options.site.findPage);
    this.sendRules = sendRulesWith(options.site);
  }

  readonly requests = { hits: 0, misses: 0 };

  get size(): number {
    return this.cache.size;
  }

  /** Answers a request for a public page or its file. @param pass called for all other requests */
  answer(request: IncomingMessage, response: ServerResponse, visitor: Visitor, pass: () => void): void {
    const { url = '' } = request;
    const visit = { request, response, visitor, pass };
    const file = findPageFile(url);
    const address = isRead(request, visitor) ? this.addresses.find(file?.key ?? url) : null;
    if (url === RULES_PATH) this.sendRules(request, response);
    else if (
      !address ||
      (address.knowsSession && !file && this.options.site.hasSession(visitor.cookie ?? ''))
    )
      pass();
    else if (file) this.sendFile(file.name, address, visit).catch(this.failWith(visit, answerFailure));
    else this.sendPage(address, visit);
  }

  /** Renders the page of a target that is not in the cache. */
  async prepare(target: string): Promise<void> {
    const address = this.addresses.find(target);
    if (address) await this.cache.prepare(address);
  }

  private sendPage(address: PageAddress, visit: Visit): void {
    const { visitor, response, pass } = visit;
    // A redirect or an error has its own cache headers.
    const tail = (status: number) => (status === 200 ? this.options.tailFor(visitor, address) : undefined);
    const send = ({ response: ready, status }: FinishedPage) => ready.send(visitor, response, tail(status));
    const page = this.cache.find(address);
    this.requests[page ? 'hits' : 'misses'] += 1;
    if (page) send(page);
    else
      this.render(address, visit)
        .then((rendered) => (isForEveryone(rendered) ? send(rendered) : pass()))
        // A page that cannot be cached may still be sent.
        .catch(this.failWith(visit, pass));
  }

  private async sendFile(name: string, address: PageAddress, visit: Visit): Promise<void> {
    const { visitor, response } = visit;
    const stored = this.cache.findFile(name, address);
    if (stored) return stored.send(visitor, response);
    const { file } = this.cache.find(address) ?? (await this.render(address, visit));
    if (file?.name === name) return file.response.send(visitor, response);
    // The page has changed since, or is from another build: the current file renders it again. A redirect to its name
    // could reach an instance that does not know it.
    if (file) return file.response.sendInstead(visitor, response);
    response.writeHead(404, { 'Cache-Control': 'no-store', 'Content-Length': 0 });
    response.end();
  }

  private render(address: PageAddress, { request, response, visitor }: Visit): Promise<FinishedPage> {
    const join = (demand: Demand) => demand.addVisitor(this.options.addressOf(request, visitor), response);
    return this.cache.render(address, join);
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
}

/** True for a read without a body; any other request needs a handler. */
function isRead({ method }: IncomingMessage, { sends }: Visitor): boolean {
  return (method === 'GET' || method === 'HEAD') && !sends;
}

function answerFailure(response: ServerResponse): void {
  if (!response.headersSent) response.writeHead(500, { 'Cache-Control': 'no-store' });
  response.end();
}
