import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { appsSection } from './apps-section.ts';
import { centresSection } from './centres-section.ts';
import { OFFICES } from './offices.ts';
import { stoppagesSection } from './stoppages-section.ts';

const address = z.url({ protocol: /^https$/ });

const externals = z.strictObject({
  pilgrimPlatform: address.optional(),
  awarenessPlatform: address.optional(),
  jobs: address.optional(),
});

/** A person's name in Arabic and English at least; the other languages may have a spelling of their own. */
const names = z.strictObject({
  ar: z.string().min(1),
  en: z.string().min(1),
  fr: z.string().min(1).optional(),
  ms: z.string().min(1).optional(),
  tr: z.string().min(1).optional(),
  fa: z.string().min(1).optional(),
  ur: z.string().min(1).optional(),
});

const accounts = z.array(z.strictObject({ network: z.string().min(1), url: address }));

/** A text per language; a language without a row of its own shows the Arabic one. */
const localized = z
  .partialRecord(z.enum(['ar', 'en', 'fr', 'ms', 'tr', 'fa', 'ur']), z.string().min(1))
  .refine((texts) => texts.ar !== undefined, 'the Arabic text is missing');

const contact = z.strictObject({
  phone: z
    .string()
    .regex(/^\+?[\d ]{3,20}$/)
    .optional(),
  email: z.email().optional(),
  hours: localized.optional(),
  offices: z
    .array(
      z.strictObject({
        name: localized,
        address: localized,
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
      }),
    )
    .default([]),
});

/** What only the operator of the portal can know. One JSON file, named by SETTINGS_FILE, holds it. */
const schema = z.strictObject({
  /** Registration with the Digital Government Authority; unset, the banner says that this is a demonstration. */
  verification: z.strictObject({ number: z.string().min(1), licenceUrl: address }).optional(),
  /** How the ministry is reached; unset, the contact page says that the operator sets it. */
  contact: contact.default({ offices: [] }),
  externals: externals.default({ pilgrimPlatform: 'https://www.nusuk.sa' }),
  /** Who holds the leaders' offices; an office without a name stands without. */
  leaders: z.partialRecord(z.enum(OFFICES), names).default({}),
  /** Social accounts, which differ per language; a language without a row of its own shows those of `en`. */
  social: z.partialRecord(z.enum(['ar', 'en', 'fr', 'ms', 'tr', 'fa', 'ur']), accounts).default({
    ar: [{ network: 'X', url: 'https://x.com/HajMinistry' }],
    en: [{ network: 'X', url: 'https://x.com/MoHU_En' }],
  }),
  stoppages: stoppagesSection,
  apps: appsSection,
  centres: centresSection,
});

export type OperatorSettings = z.infer<typeof schema>;

/**
 * Parses the operator's settings.
 * @throws Error that names each setting that is wrong
 */
export function parseSettings(text: string): OperatorSettings {
  const parsed = schema.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'file'}: ${issue.message}`);
  throw new Error(faults.join('; '));
}

/**
 * Reads the operator's settings; without a file the defaults of a demonstration stand.
 * @throws Error that names the file and what is wrong with it
 */
export function readSettingsFile(path: string | undefined): OperatorSettings {
  if (!path) return parseSettings('{}');
  try {
    return parseSettings(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`The settings file ${path} cannot be used`, { cause: error });
  }
}
