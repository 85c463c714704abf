import 'server-only';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { env } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';

const address = z.url({ protocol: /^https$/ });

/** What only the operator of the portal can know. One JSON file, named by SETTINGS_FILE, holds it. */
const schema = z.strictObject({
  /** Registration with the Digital Government Authority; unset, the banner says that this is a demonstration. */
  verification: z.strictObject({ number: z.string().min(1), licenceUrl: address }).optional(),
  externals: z
    .strictObject({
      pilgrimPlatform: address.optional(),
      awarenessPlatform: address.optional(),
      jobs: address.optional(),
    })
    .default({ pilgrimPlatform: 'https://www.nusuk.sa' }),
  /** Social accounts, which differ per language; a language without a row of its own shows those of `en`. */
  social: z
    .partialRecord(
      z.enum(['ar', 'en', 'fr', 'ms', 'tr', 'fa', 'ur']),
      z.array(z.strictObject({ network: z.string(), url: address })),
    )
    .default({
      ar: [{ network: 'X', url: 'https://x.com/HajMinistry' }],
      en: [{ network: 'X', url: 'https://x.com/MoHU_En' }],
    }),
});

export type OperatorSettings = z.infer<typeof schema>;

/**
 * Parses the operator's settings.
 * @throws Error that names each setting that is wrong
 */
export function parseSettings(text: string): OperatorSettings {
  const parsed = schema.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Settings file: ${faults.join('; ')}`);
}

/** The operator's settings, read at build and at start; without a file the defaults of a demonstration stand. */
export const operator = parseSettings(env.SETTINGS_FILE ? readFileSync(env.SETTINGS_FILE, 'utf8') : '{}');

/** The social accounts for readers of one language. */
export function listSocialAccounts(locale: Locale) {
  return operator.social[locale] ?? operator.social.en ?? [];
}
