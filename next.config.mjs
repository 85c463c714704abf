import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { SECURITY_HEADERS } from './lib/routing/security-headers.ts';

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  agentRules: false,
  reactStrictMode: true,
  // Replaced in the code while it is built; pages without a date of their own show it.
  env: process.env.NODE_ENV === 'production' ? { BUILT_AT: new Date().toISOString() } : {},
  // Search engines and networks read the head: what a page says of itself never streams in after it.
  htmlLimitedBots: /.*/,
  // The server in front compresses better.
  compress: false,
  serverExternalPackages: ['@resvg/resvg-js'],
  // No page asks for pictures made to measure; switched off, nobody else can.
  images: { unoptimized: true },
  // The middleware answers 308 itself, so that the rule stands in one place.
  skipTrailingSlashRedirect: true,
  experimental: {
    agentUpgrade: false,
    // The desk answers 401 and 403 with pages of its own.
    authInterrupts: true,
    inlineCss: true,
    // The default puts every page's styles into every page, three times over.
    cssChunking: { type: 'graph', requestCost: 2000 },
    turbopackChunking: {
      minChunkSize: 200000,
      maxChunkCountPerGroup: 6,
      maxMergeChunkSize: 1000000,
      firstPageLoadPriority: 1,
    },
  },
  // Documents that could not be finished name no icon; browsers then ask here.
  redirects: async () => [{ source: '/favicon.ico', destination: '/icon.svg', permanent: true }],
  headers: async () => [
    { source: '/:path*', headers: [...SECURITY_HEADERS] },
    // The service worker may ask this portal only.
    {
      source: '/sw.js',
      headers: [{ key: 'Content-Security-Policy', value: "default-src 'none'; connect-src 'self'" }],
    },
  ],
};

const intl = {
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    messages: { path: './messages', format: 'json', locales: 'infer', precompile: true },
  },
};

/** A portal that serves its build has no use for the compiler that the plugin brings along, nor for its memory. */
export default async (phase) => {
  if (phase === PHASE_PRODUCTION_SERVER) return config;
  const { default: createNextIntlPlugin } = await import('next-intl/plugin');
  return createNextIntlPlugin(intl)(config);
};
