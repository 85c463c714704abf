/** The HTTP server in front of Next, assembled from its parts; README.md describes them. */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { toCountedAddress } from '../api/counted-address.ts';
import type { Gateway } from '../api/gateway-host.ts';
import { offerMetric } from '../monitoring/metrics.ts';
import { openGateway } from './http/answer-gateway.ts';
import { serveBuildFiles } from './http/build-files.ts';
import { FrontServer } from './http/front-server.ts';
import { findPeer } from './http/peer.ts';
import { Probes } from './http/probes.ts';
import { listVisitorHeadersWith } from './http/visitor-headers.ts';
import { markStyles } from './next-output.ts';
import { renderWith, respondWith, type SendBusy } from './render/render-public-page.ts';
import type { RenderPlan } from './render/render-queue.ts';
import { startRenderer } from './render/renderer.ts';
import type { Site } from './site.ts';
import { readLateStyles, writeLateStyles } from './sleep/late-styles.ts';
import { finishWith } from './store/finish-page.ts';
import { PageStore } from './store/page-store.ts';
import { PostgresTags } from './store/postgres-tags.ts';
import { preparePages } from './store/prepare-pages.ts';
import { CachePurge, type PurgedCache } from './store/purge-cache.ts';
import { SqliteTags } from './store/sqlite-tags.ts';
import { TagVersions } from './store/tag-versions.ts';

export interface FrontServerOptions {
  site: Site;
  port: number;
  trustedHops: number;
  /** Headers of every response, refusals included. */
  headers: Readonly<Record<string, string>>;
  rendering: RenderPlan;
  logLevel: string;
  /** Next's build, files that are published unchanged, and the folder that keeps the files of the last builds. */
  folders: { build: string; published: string; keptBuilds: string };
  /** The database with the cache tags; null if the data belongs to an external API. */
  tags: { sqliteFile: string } | { postgresUrl: string } | null;
  /** The operator's settings file: its changes invalidate pages too. */
  settingsFile?: string | undefined;
  /** A cache in front that receives the tags that have changed. */
  purge: PurgedCache | null;
  /** Where Prometheus finds the metrics. */
  metrics: { port: number; host: string; token?: string | undefined; build: Record<string, string> } | null;
  /** A collector of traces (OTLP over HTTP). */
  tracingEndpoint?: string | undefined;
}

export interface RunningFrontServer {
  preparePages(): Promise<void>;
  /**
   * Stops, and lets requests in progress finish.
   * @param noticeMs how long to accept requests while load balancers learn that the server is stopping
   * @param timeoutMs how long to wait for each part
   */
  stop(limits: { noticeMs: number; timeoutMs: number }): Promise<void>;
}

function openTags({ tags, settingsFile, site }: FrontServerOptions): TagVersions {
  const source =
    tags && ('sqliteFile' in tags ? new SqliteTags(tags.sqliteFile) : new PostgresTags(tags.postgresUrl));
  return new TagVersions(source, site.now, settingsFile);
}

async function openBackend({ rendering, logLevel, port, folders, site }: FrontServerOptions) {
  const render = await startRenderer(rendering, { build: folders.build, logLevel, port });
  const sendBusy: SendBusy = async (request, response) => (await gateway).sendBusy(request, response);
  const { build, published, keptBuilds: kept } = folders;
  const findPerson = async ({ cookie = '', 'x-forwarded-proto': protocol = '' }: IncomingHttpHeaders) =>
    (await gateway).gateway.findPerson(new Headers({ cookie, 'x-forwarded-proto': String(protocol) }));
  const files = serveBuildFiles({ build, published, kept }, site, respondWith(render, sendBusy, findPerson));
  const gateway = openGateway(build, files, site);
  return { ...(await gateway), render };
}

async function serveMetrics(
  metrics: NonNullable<FrontServerOptions['metrics']>,
  { pages, server, probes }: { pages: PageStore; server: FrontServer; probes: Probes },
): Promise<void> {
  const { build, ...place } = metrics;
  offerMetric('build_info', () => [{ value: 1, labels: build }]);
  offerMetric('ready', async () => Number(await probes.takesRequests()));
  offerMetric('page_store_hits_total', () => pages.requests.hits);
  offerMetric('page_store_misses_total', () => pages.requests.misses);
  offerMetric('page_store_bytes', () => pages.size);
  offerMetric('requests_under_way', () => server.load);
  const { serveMetrics: serve } = await import('./http/serve-metrics.ts');
  await serve(place);
}

/** Loads the client of the collector only if one is configured. */
async function openTracing(endpoint: string | undefined): Promise<() => Promise<void>> {
  if (!endpoint) return async () => undefined;
  return (await import('./http/tracing.ts')).openTracing(endpoint);
}

const waitAtMost = (ms: number, work: Promise<unknown>) =>
  Promise.race([work.catch(console.error), sleep(ms)]);

/**
 * Requests that arrive before the server is ready wait. @throws Error when a port, the database or Next cannot be
 * opened
 */
export async function startFrontServer(options: FrontServerOptions): Promise<RunningFrontServer> {
  const { site, port, trustedHops, headers, folders, purge } = options;
  const opening = openBackend(options);
  const pages = new PageStore({
    site,
    render: renderWith(
      async (request, demand) => (await opening).render(request, demand),
      site.localeCookie.name,
    ),
    finish: finishWith({ late: readLateStyles(folders.build), buildPolicy: site.buildPolicy }),
    tags: openTags(options),
    tailFor: listVisitorHeadersWith(site, purge !== null),
    addressOf: ({ socket }, { forwardedFor }) =>
      toCountedAddress(findPeer(socket.remoteAddress, forwardedFor, trustedHops)),
    sendBusy: async (request, response) => (await opening).sendBusy(request, response),
  });
  if (purge) new CachePurge(openTags(options), purge).start();
  const findGateway = async (): Promise<Gateway> => (await opening).gateway;
  const probes = new Probes(async () => (await findGateway()).isReady());
  const handle = async (request: IncomingMessage, response: ServerResponse) =>
    (await opening).answer(request, response);
  const server = new FrontServer(handle, { trustedHops, site, pages, probes, headers });
  await Promise.all([opening, server.listen(port)]);
  if (options.metrics) await serveMetrics(options.metrics, { pages, server, probes });
  const endTracing = await openTracing(options.tracingEndpoint);
  return {
    preparePages: () => preparePages(site.listPreparedPages(), pages, () => server.isBusy),
    async stop({ noticeMs, timeoutMs }) {
      await server.close({ noticeMs, timeoutMs });
      await waitAtMost(timeoutMs, (await findGateway()).stop());
      await waitAtMost(timeoutMs, endTracing());
    },
  };
}

/** @param linked folders of the groups of pages that never sleep: each links one file with its style sheets */
export function separateStyles(folder: string, linked: readonly string[]): void {
  writeLateStyles(folder, markStyles(folder, linked));
}
