import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Locale } from '../i18n/locales.ts';
import { OFFICES } from './offices.ts';
import {
  appsSection,
  callsSection,
  centresSection,
  externalAddress,
  helpLinesSection,
  localized,
  pagesSection,
  phoneNumber,
  seasonSection,
  signOnSection,
  stoppagesSection,
  structureSection,
} from './sections.ts';

/** Default address of a site; null removes its link. */
const known = (address: string) =>
  externalAddress
    .nullable()
    .default(address)
    .transform((url) => url ?? undefined);

const externals = z.strictObject({
  pilgrimPlatform: known('https://www.nusuk.sa'),
  awarenessPlatform: known('https://learn.haj.gov.sa'),
  /** The national platform for public jobs, including the ministry's. */
  jobs: known('https://jadarat.sa'),
  /** The document with the ministry's vision and mission in full. */
  vision: externalAddress.optional(),
});

const words = z.string().min(1);
/** A person's name, required in Arabic and English; other languages may have their own spelling. */
const names = localized(words).required({ en: true });

const accounts = z.array(z.strictObject({ network: z.string().min(1), url: externalAddress }));

const ARABIC = 'https://x.com/HajMinistry';
const ENGLISH = 'https://x.com/MoHU_En';
/** Accounts for readers whose language has none; its name is written in the reader's script. */
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

const schema = z.strictObject({
  /** Registration with the Digital Government Authority; without it, the banner says that this is a demonstration. */
  verification: z.strictObject({ number: z.string().min(1), licenceUrl: externalAddress }).optional(),
  /** Contact details of the ministry; the contact page omits unset ones. */
  contact: contact.default({ offices: [] }),
  helpLines: helpLinesSection,
  externals: externals.prefault({}),
  /** Names of the leaders by office; an office without a name is not shown. */
  leaders: z.partialRecord(z.enum(OFFICES), names).default({}),
  /** Social accounts per language. */
  social: z
    .strictObject({
      ar: accounts.default([{ network: 'X', url: ARABIC }]),
      en: accounts.default([{ network: 'X', url: ENGLISH }]),
      fr: accounts.default([english('anglais'), arabic('arabe')]),
      ms: accounts.default([english('bahasa Inggeris'), arabic('bahasa Arab')]),
      tr: accounts.default([english('İngilizce'), arabic('Arapça')]),
      fa: accounts.default([arabic('عربی'), english('انگلیسی')]),
      ur: accounts.default([arabic('عربی'), english('انگریزی')]),
    } satisfies Record<Locale, z.ZodType>)
    .prefault({}),
  structure: structureSection,
  pages: pagesSection,
  stoppages: stoppagesSection,
  season: seasonSection,
  apps: appsSection,
  centres: centresSection,
  calls: callsSection,
  signOn: signOnSection,
  /** Reviewer and date of the religious text of a page, by path without language; other pages name no reviewer. */
  reviews: z
    .record(z.string().startsWith('/'), z.strictObject({ reviewer: localized(words), on: z.iso.date() }))
    .default({}),
});

export type OperatorSettings = z.infer<typeof schema>;

/** @throws Error that names each invalid setting */
export function parseSettings(text: string): OperatorSettings {
  const parsed = schema.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'file'}: ${issue.message}`);
  throw new Error(errors.join('; '));
}

/** Without a file, the defaults of a demonstration apply. @throws Error that names the file and its errors */
export function readSettingsFile(path: string | undefined): OperatorSettings {
  if (!path) return parseSettings('{}');
  try {
    return parseSettings(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`The settings file ${path} cannot be used`, { cause: error });
  }
}
