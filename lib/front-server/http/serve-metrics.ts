import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import {
  findMetric,
  METRICS,
  type MetricName,
  type MetricValue,
  type Timed,
  watchDurations,
} from '../../monitoring/metrics.ts';

const PREFIX = 'portal_';
const REQUEST_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const QUERY_SECONDS = [0.0005, 0.001, 0.005, 0.025, 0.1, 0.5, 1, 5, 15];

/** A metric that hangs must not delay the others; Prometheus waits for ten seconds. */
const PATIENCE_MS = 5000;

async function read(name: MetricName): Promise<readonly MetricValue[]> {
  try {
    const late = sleep(PATIENCE_MS, [], { ref: false });
    const value = (await Promise.race([findMetric(name)?.(), late])) ?? [];
    return typeof value === 'number' ? [{ value }] : value;
  } catch (error) {
    console.error('A metric could not be read:', error);
    return [];
  }
}

function registerMetric(registry: Registry, key: string): void {
  const metric = key as MetricName;
  const { type, help, ...rest } = METRICS[metric];
  const config = {
    name: PREFIX + metric,
    help,
    labelNames: 'labels' in rest ? [...rest.labels] : [],
    registers: [registry],
  };
  if (type === 'counter')
    new Counter({
      ...config,
      async collect() {
        this.reset();
        for (const { value, labels = {} } of await read(metric)) this.inc(labels, value);
      },
    });
  else
    new Gauge({
      ...config,
      async collect() {
        this.reset();
        for (const { value, labels = {} } of await read(metric)) this.set(labels, value);
      },
    });
}

function createRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const name of Object.keys(METRICS)) registerMetric(registry, name);
  const registers = [registry];
  const timed = {
    request: new Histogram({
      name: `${PREFIX}request_duration_seconds`,
      help: 'Seconds from the head of a request (of an upload from its end) to the end of its answer, by kind and status',
      labelNames: ['kind', 'status', 'from', 'endpoint'],
      buckets: REQUEST_SECONDS,
      registers,
    }),
    query: new Histogram({
      name: `${PREFIX}database_query_seconds`,
      help: 'Seconds that a query of the API took',
      buckets: QUERY_SECONDS,
      registers,
    }),
  } satisfies Record<keyof Timed, Histogram>;
  watchDurations((name, seconds, labels) => timed[name].observe(labels as Record<string, string>, seconds));
  return registry;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

function mayAsk({ headers }: IncomingMessage, token: string | undefined): boolean {
  return !token || timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}

interface Options {
  port: number;
  host: string;
  token?: string | undefined;
}

/** Serves `/metrics` on a separate port, which should not be reachable from outside. */
export async function serveMetrics({ port, host, token }: Options): Promise<Server> {
  const registry = createRegistry();
  const server = createServer(async (request, response) => {
    const status = request.url !== '/metrics' ? 404 : mayAsk(request, token) ? 200 : 401;
    const body = status === 200 ? await registry.metrics() : '';
    response.writeHead(status, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' });
    response.end(body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server.unref();
}
