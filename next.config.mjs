import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { SECURITY_HEADERS } from './lib/routing/security-headers.ts';

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  agentRules: false,
  reactStrictMode: true,
  // `npm run types` checks them, with the tests.
  typescript: { ignoreBuildErrors: true },
  // Replaced in the code while it is built; pages without their own date show it.
  env: process.env.NODE_ENV === 'production' ? { BUILT_AT: new Date().toISOString() } : {},
  // Search engines and networks read the head, so it must not be streamed after the body.
  htmlLimitedBots: /.*/,
  // The front server compresses better.
  compress: false,
  serverExternalPackages: ['@resvg/resvg-js', '@myriaddreamin/typst-ts-node-compiler'],
  // Disables image resizing, which no page uses and anyone could call.
  images: { unoptimized: true },
  // The middleware answers 308 itself.
  skipTrailingSlashRedirect: true,
  experimental: {
    agentUpgrade: false,
    // The desk answers 401 and 403 with its own pages.
    authInterrupts: true,
    inlineCss: true,
    // By default every page contains the styles of all pages three times.
    cssChunking: { type: 'graph', requestCost: 2000 },
    turbopackChunking: {
      minChunkSize: 200000,
      maxChunkCountPerGroup: 6,
      maxMergeChunkSize: 1000000,
      firstPageLoadPriority: 1,
    },
  },
  // Browsers request this icon for documents that name none, such as incomplete ones.
  redirects: async () => [{ source: '/favicon.ico', destination: '/icon.v1.svg', permanent: true }],
  headers: async () => [
    { source: '/:path*', headers: [...SECURITY_HEADERS] },
    // The service worker may connect to this portal only.
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

/** The plugin's compiler needs memory that a portal which serves its build does not have to spend. */
export default async (phase) => {
  if (phase === PHASE_PRODUCTION_SERVER) return config;
  const { default: createNextIntlPlugin } = await import('next-intl/plugin');
  return createNextIntlPlugin(intl)(config);
};
