import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    messages: { path: './messages', format: 'json', locales: 'infer', precompile: true },
  },
});

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  agentRules: false,
  reactStrictMode: true,
  // The middleware answers 308 itself, so that the rule stands in one place.
  skipTrailingSlashRedirect: true,
  experimental: { agentUpgrade: false, inlineCss: true },
  headers: async () => [
    {
      source: '/fonts/:path*',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
  ],
};

export default withNextIntl(config);
