import { z } from 'zod';
import { LOCALE_CODES, type Locale } from '../i18n/locales.ts';

/** The same schema for each language; all languages optional. */
const inAnyLanguage = <Schema extends z.ZodType>(text: Schema) =>
  Object.fromEntries(LOCALE_CODES.map((code) => [code, text.optional()])) as Record<
    Locale,
    z.ZodOptional<Schema>
  >;

/** Only Arabic is required: an urgent notice need not wait for six translations. */
export const localized = <Schema extends z.ZodType>(text: Schema) =>
  z.strictObject({ ...inAnyLanguage(text), ar: text });

type Localized<Text> = { ar: Text } & { [Code in Locale]?: Text | undefined };

/** The text for a reader with its language: the reader's own, else English, else Arabic. */
export function pickText<Text>(texts: Localized<Text>, locale: Locale): { text: Text; lang: Locale } {
  const own = texts[locale];
  if (own !== undefined) return { text: own, lang: locale };
  return texts.en !== undefined ? { text: texts.en, lang: 'en' } : { text: texts.ar, lang: 'ar' };
}

/** A link to another site; https only. */
export const externalAddress = z.url({ protocol: /^https$/ });

const APP_KEYS = ['nusuk', 'tawakkalna', 'nafath'] as const;
/** Where an app is available, in display order. */
export const APP_CHANNELS = ['web', 'appStore', 'googlePlay', 'appGallery'] as const;

export type AppKey = (typeof APP_KEYS)[number];
export type AppChannel = (typeof APP_CHANNELS)[number];

/** Official addresses of the apps; for an app without one, the page explains how to find it in the app store. */
export const appsSection = z
  .partialRecord(z.enum(APP_KEYS), z.partialRecord(z.enum(APP_CHANNELS), externalAddress))
  .default({ nusuk: { web: 'https://www.nusuk.sa' } });

export type AppLinks = Partial<Record<AppChannel, string>>;

const centre = z.strictObject({
  /** WGS84, in degrees. */
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  texts: localized(
    z.strictObject({
      name: z.string().min(1).max(120),
      address: z.string().min(1).max(300),
      hours: z.string().min(1).max(300),
    }),
  ),
});

export type Centre = z.infer<typeof centre>;

/** Mobile service centres in display order; if there are none, the page explains what to do. */
export const centresSection = z.array(centre).default([]);

const instant = z.iso.datetime({ offset: true });

const stoppage = z
  .strictObject({
    /** Identifies the interruption in addresses and feeds; never changes. */
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    announcedAt: instant,
    startsAt: instant,
    /** Expected or actual end; omitted while unknown. */
    endsAt: instant.optional(),
    texts: localized(
      z.strictObject({ title: z.string().min(1).max(160), text: z.string().min(1).max(2000) }),
    ),
  })
  .refine(({ startsAt, endsAt }) => !endsAt || Date.parse(startsAt) < Date.parse(endsAt), {
    path: ['endsAt'],
    message: 'must be later than startsAt',
  });

export type Stoppage = z.infer<typeof stoppage>;

/** Present, planned and past interruptions of services, distinguished by their times. */
export const stoppagesSection = z
  .array(stoppage)
  .refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, 'each id must be unique')
  .default([]);

/** A telephone number as displayed: groups of digits, with or without the country code. */
export const phoneNumber = z.string().regex(/^\+?[\d ]{3,20}$/);

/** Emergency and service lines in display order; their descriptions are in `contact.json`. */
export const HELP_LINES = ['emergency', 'health', 'care'] as const;

const helpLine = z.strictObject({
  number: phoneNumber,
  /** Date of the source: a year, or a day (yyyy-MM-dd). */
  asOf: z.string().regex(/^\d{4}(-\d\d-\d\d)?$/),
});

const lineOf = (number: string) => helpLine.nullable().default({ number, asOf: '2025' });

/** Emergency and service numbers; the defaults are from press reports of 2025, and null removes one from the page. */
export const helpLinesSection = z
  .strictObject({ emergency: lineOf('911'), health: lineOf('937'), care: lineOf('1966') })
  .prefault({});

/** Rules announced for each season of Hajj, in display order; their names are in `haj.season.current.announced`. */
export const SEASON_RULES = [
  'registration',
  'priority',
  'packages',
  'refunds',
  'directCountries',
  'airports',
  'hady',
  'vaccines',
  'penalties',
] as const;

const seasonRule = z.strictObject({
  texts: localized(z.string().min(1).max(600)),
  /** The authority that announced it. */
  source: localized(z.string().min(1).max(160)),
  on: z.iso.date(),
});

/** Announcements for the season of one Hijri year. Those of any other year are not shown. */
export const seasonSection = z
  .strictObject({
    year: z.int().min(1440).max(1600),
    rules: z.partialRecord(z.enum(SEASON_RULES), seasonRule),
  })
  .optional();

export interface Unit {
  name: Localized<string>;
  units?: Unit[] | undefined;
}

const unit: z.ZodType<Unit> = z.strictObject({
  name: localized(z.string().min(1).max(160)),
  units: z.lazy(() => unit.array().max(60)).optional(),
});

export const structureSection = unit.optional();

/** Pages whose text the operator writes. */
const TEXT_PAGES = ['serviceLevels', 'grandSymposium', 'nusukOperatorCard'] as const;

const operatorText = z.strictObject({
  paragraphs: z
    .array(localized(z.string().min(1).max(2000)))
    .min(1)
    .max(30),
  document: externalAddress.optional(),
});

export type OperatorText = z.infer<typeof operatorText>;

/** Texts of these pages; a page without one is left out of the menu. */
export const pagesSection = z.partialRecord(z.enum(TEXT_PAGES), operatorText).default({});

/** A path below `API_ROOT`; `..` is refused. */
const pathBelowRoot = z.string().regex(/^(?!.*\.\.)\w[\w./-]{0,199}$/);

/** The scheme passed to the login page, and the call that receives its text. */
const signOnArea = z
  .strictObject({
    scheme: z
      .string()
      .regex(/^[\w.-]{1,100}$/)
      .default('IAMForScholarship'),
    authorize: pathBelowRoot.default('api/UserAuthentication/Scholarship/Nafath/Authorize'),
  })
  .prefault({});

/** The specification names only the researchers' sign-on, which is the default for the others. */
export const signOnSection = z
  .strictObject({ award: signOnArea, services: signOnArea, desk: signOnArea })
  .prefault({});

/** Not in the specification: sent to an external API only if the operator sets their path below `API_ROOT`. */
const OWN_CALLS = ['addContactMessage', 'addOutsideTransaction'] as const;

export const callsSection = z.partialRecord(z.enum(OWN_CALLS), pathBelowRoot).default({});

export const isOwnCall = (id: string): id is (typeof OWN_CALLS)[number] =>
  OWN_CALLS.some((call) => call === id);
