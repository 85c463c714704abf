import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { env } from '../env/env.ts';
import type { FrontServerOptions } from '../front-server/index.ts';
import { nameEngine, readBuildId } from '../monitoring/running.ts';

type Env = typeof env;

/** HSTS for a year, including subdomains, if the portal's public address is https. */
const HTTPS_ONLY = 'max-age=31536000; includeSubDomains';

/** The database with the cache tags; an external API has none. */
function findTags({
  API_ROOT,
  DATABASE_DIRECT_URL,
  DATABASE_URL,
  DATA_DIR,
}: Env): FrontServerOptions['tags'] {
  if (API_ROOT) return null;
  const postgresUrl = DATABASE_DIRECT_URL ?? DATABASE_URL;
  return postgresUrl ? { postgresUrl } : { sqliteFile: join(DATA_DIR, 'portal.sqlite') };
}

function planMetrics({ METRICS_PORT, METRICS_HOST, METRICS_TOKEN, DATABASE_URL }: Env) {
  if (!METRICS_PORT) return null;
  const build = { build: readBuildId() ?? '', engine: nameEngine({ DATABASE_URL }) };
  return { port: METRICS_PORT, host: METRICS_HOST, token: METRICS_TOKEN, build };
}

/**
 * On two cores a second rendering thread rendered a quarter more pages for 150 MB more memory; with more cores it
 * helps under load. With a database file, rendering never waits; else pages are rendered concurrently.
 */
export function planFrontServer(settings: Env): Omit<FrontServerOptions, 'site'> {
  const isPublic = settings.SITE_URL?.startsWith('https:');
  return {
    port: settings.PORT,
    trustedHops: settings.TRUSTED_HOPS,
    headers: isPublic ? { 'Strict-Transport-Security': HTTPS_ONLY } : {},
    rendering: {
      threads: availableParallelism() > 2 ? 2 : 1,
      atOnce: settings.API_ROOT || settings.DATABASE_URL ? 32 : 3,
    },
    logLevel: settings.LOG_LEVEL,
    folders: {
      build: '.next',
      published: 'public',
      keptBuilds: settings.BUILDS_DIR ?? join(settings.DATA_DIR, 'builds'),
    },
    tags: findTags(settings),
    settingsFile: settings.SETTINGS_FILE,
    purge: settings.PURGE_URL ? { url: settings.PURGE_URL, token: settings.PURGE_TOKEN } : null,
    metrics: planMetrics(settings),
    tracingEndpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
  };
}
