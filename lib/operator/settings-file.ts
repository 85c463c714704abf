import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { LOCALE_CODES } from '../i18n/locales.ts';
import { OFFICES } from './offices.ts';
import {
  appsSection,
  callsSection,
  centresSection,
  externalAddress,
  helpLinesSection,
  localized,
  phoneNumber,
  seasonSection,
  signOnSection,
  stoppagesSection,
} from './sections.ts';

/** A site whose public address is known; null takes its link away. */
const known = (address: string) =>
  externalAddress
    .nullable()
    .default(address)
    .transform((url) => url ?? undefined);

const externals = z.strictObject({
  pilgrimPlatform: known('https://www.nusuk.sa'),
  awarenessPlatform: known('https://learn.haj.gov.sa'),
  /** The national platform for public jobs, which the ministry's own are among. */
  jobs: known('https://jadarat.sa'),
});

const words = z.string().min(1);
/** A person's name in Arabic and English at least; the other languages may have a spelling of their own. */
const names = localized(words).required({ en: true });

const accounts = z.array(z.strictObject({ network: z.string().min(1), url: externalAddress }));

const ARABIC = 'https://x.com/HajMinistry';
const ENGLISH = 'https://x.com/MoHU_En';
/**
 * For readers whose language has no account of its own: each account with its language, in words of the reader's, whose
 * letters are in the page's font.
 */
const english = (name: string) => ({ network: `X (${name})`, url: ENGLISH });
const arabic = (name: string) => ({ network: `X (${name})`, url: ARABIC });

const contact = z.strictObject({
  phone: phoneNumber.optional(),
  email: z.email().optional(),
  hours: localized(words).optional(),
  offices: z
    .array(
      z.strictObject({
        name: localized(words),
        address: localized(words),
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
      }),
    )
    .default([]),
});

/** What only the operator of the portal can know. One JSON file, named by SETTINGS_FILE, holds it. */
const schema = z.strictObject({
  /** Registration with the Digital Government Authority; unset, the banner says that this is a demonstration. */
  verification: z.strictObject({ number: z.string().min(1), licenceUrl: externalAddress }).optional(),
  /** How the ministry is reached; what is unset is left out of the contact page. */
  contact: contact.default({ offices: [] }),
  helpLines: helpLinesSection,
  externals: externals.prefault({}),
  /** Who holds the leaders' offices; an office without a name stands without. */
  leaders: z.partialRecord(z.enum(OFFICES), names).default({}),
  /** Social accounts, which differ per language; a language without a row of its own shows those of `en`. */
  social: z.partialRecord(z.enum(LOCALE_CODES), accounts).default({
    ar: [{ network: 'X', url: ARABIC }],
    en: [{ network: 'X', url: ENGLISH }],
    fr: [english('anglais'), arabic('arabe')],
    ms: [english('bahasa Inggeris'), arabic('bahasa Arab')],
    tr: [english('İngilizce'), arabic('Arapça')],
    fa: [arabic('عربی'), english('انگلیسی')],
    ur: [arabic('عربی'), english('انگریزی')],
  }),
  stoppages: stoppagesSection,
  season: seasonSection,
  apps: appsSection,
  centres: centresSection,
  calls: callsSection,
  signOn: signOnSection,
  /** Who has reviewed the religious text of a page, by path without language, and when; any other names no reviewer. */
  reviews: z
    .record(z.string().startsWith('/'), z.strictObject({ reviewer: localized(words), on: z.iso.date() }))
    .default({}),
});

export type OperatorSettings = z.infer<typeof schema>;

/**
 * Parses the operator's settings.
 * @throws Error that names each setting that is wrong
 */
export function parseSettings(text: string): OperatorSettings {
  const parsed = schema.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'file'}: ${issue.message}`);
  throw new Error(errors.join('; '));
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
