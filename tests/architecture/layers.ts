/**
 * The order of the folders, lowest first. A file may import from its own folder and from the lines above it;
 * folders on one line may not import each other. `lib` means the files directly in `lib`, which combine the
 * nouns.
 */
export const LAYERS: readonly string[] = [
  'lib/i18n',
  'lib/env',
  'lib/jobs lib/monitoring lib/operator lib/browser-scripts',
  'lib/database lib/page-reads',
  'lib/routing lib/api',
  'lib/front-server lib/auth',
  'lib/forms',
  'lib/choice-lists',
  'lib/award lib/suppliers',
  'lib/content',
  'lib/search lib/survey',
  'lib/guides lib/requests',
  'lib/publications',
  'lib/seo',
  'lib/admin',
  'lib/endpoints.ts',
  'lib/server/db',
  'lib/server/http lib/server/seo',
  'lib/server/choice-lists',
  'lib/server/auth lib/server/files lib/server/search lib/server/survey',
  'lib/server/health',
  'lib/server/mail',
  'lib/server/forms lib/server/identity-provider lib/server/publications',
  'lib/server/award',
  'lib/server/admin lib/server/maintenance',
  'lib/server/requests',
  'lib/server/suppliers',
  'lib/server/desk',
  'lib/server',
  'lib',
  'lib/commands',
  'lib/development',
  'components/ui',
  'components/survey',
  'components/layout',
  'components/content',
  'components/auth components/guides components/publications components/search',
  'components/forms components/home',
  'components/admin components/award components/requests components/suppliers',
  'app middleware.ts',
  'instrumentation.ts',
];

/** Folders that may not be imported from, whatever their line, except by the folders named. */
export const RESTRICTED: Readonly<Record<string, readonly string[]>> = {
  'lib/server': ['lib/server', 'lib/commands', 'lib/provide-embedded-api.ts'],
  'lib/commands': ['lib/commands', 'lib/development'],
  'lib/development': ['lib/development'],
};

/** Folders that are independent of every noun, and all that they may import from. */
export const INDEPENDENT: Readonly<Record<string, readonly string[]>> = {
  'components/ui': ['lib/i18n', 'lib/env', 'lib/browser-scripts'],
};
