import { z } from 'zod';
import { LOCALE_CODES, type Locale } from '../i18n/locales.ts';

/** The same rule for each language, none of them required. */
const inAnyLanguage = <Schema extends z.ZodType>(text: Schema) =>
  Object.fromEntries(LOCALE_CODES.map((code) => [code, text.optional()])) as Record<
    Locale,
    z.ZodOptional<Schema>
  >;

/**
 * A text of the operator in the portal's languages. Arabic must be there; what must be said at once need not
 * wait for six translations.
 */
export const localized = <Schema extends z.ZodType>(text: Schema) =>
  z.strictObject({ ...inAnyLanguage(text), ar: text });

/** A text in each language that the operator wrote it in. */
type Localized<Text> = { ar: Text } & { [Code in Locale]?: Text | undefined };

/** The text for a reader and the language it is in: the reader's own, else English, else Arabic. */
export function pickText<Text>(texts: Localized<Text>, locale: Locale): { text: Text; lang: Locale } {
  const own = texts[locale];
  if (own !== undefined) return { text: own, lang: locale };
  return texts.en !== undefined ? { text: texts.en, lang: 'en' } : { text: texts.ar, lang: 'ar' };
}

/** An address outside the portal that readers are sent to: never without encryption. */
export const externalAddress = z.url({ protocol: /^https$/ });

/** The apps that pilgrims need; what each does stands in `messages/<locale>/apps.json`. */
const APP_KEYS = ['nusuk', 'tawakkalna', 'nafath'] as const;
/** Where an app can be had, in the order in which the page shows it. */
export const APP_CHANNELS = ['web', 'appStore', 'googlePlay', 'appGallery'] as const;

export type AppKey = (typeof APP_KEYS)[number];
export type AppChannel = (typeof APP_CHANNELS)[number];

/** Official addresses of the apps; an app without one tells how to find it in the phone's store. */
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

/** Mobile service centres in the order in which the page numbers them; without one the page says what to do. */
export const centresSection = z.array(centre).default([]);

const instant = z.iso.datetime({ offset: true });

const stoppage = z
  .strictObject({
    /** Names the interruption in addresses and feeds; never changes. */
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    announcedAt: instant,
    startsAt: instant,
    /** Expected or real end; left out while nobody knows it. */
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

/** Interruptions of services: present, planned and past ones; the clock tells which is which. */
export const stoppagesSection = z
  .array(stoppage)
  .refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, 'each id may stand once')
  .default([]);

/** A telephone number as people read it: digits in groups, with the country's code or without. */
export const phoneNumber = z.string().regex(/^\+?[\d ]{3,20}$/);

/** Whom one calls in an emergency, in the order of the page; what each is for stands in `contact.json`. */
export const HELP_LINES = ['emergency', 'health', 'care'] as const;

const helpLine = z.strictObject({
  number: phoneNumber,
  /** When the source said so: a year, or a day (yyyy-MM-dd). */
  asOf: z.string().regex(/^\d{4}(-\d\d-\d\d)?$/),
});

const lineOf = (number: string) => helpLine.nullable().default({ number, asOf: '2025' });

/** Emergency and service numbers, by default those of press reports of 2025; null takes one off the page. */
export const helpLinesSection = z
  .strictObject({ emergency: lineOf('911'), health: lineOf('937'), care: lineOf('1966') })
  .prefault({});

/** What is announced for each season of Hajj, in the order of its page; the names are in `haj.season.current.announced`. */
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

export type SeasonRuleKey = (typeof SEASON_RULES)[number];

const seasonRule = z.strictObject({
  texts: localized(z.string().min(1).max(600)),
  /** Who announced it. */
  source: localized(z.string().min(1).max(160)),
  /** The day of the announcement. */
  on: z.iso.date(),
});

/** What has been announced for the season of one Hijri year. Rules of any other year are not shown. */
export const seasonSection = z
  .strictObject({
    year: z.int().min(1440).max(1600),
    rules: z.partialRecord(z.enum(SEASON_RULES), seasonRule),
  })
  .optional();

/** A path below `API_ROOT`, which leads nowhere else. */
const pathBelowRoot = z.string().regex(/^(?!.*\.\.)\w[\w./-]{0,199}$/);

/** How one area signs on at an external root: the scheme that the login page is told, and the call that takes its text. */
const signOnArea = z
  .strictObject({
    scheme: z
      .string()
      .regex(/^[\w.-]{1,100}$/)
      .default('IAMForScholarship'),
    authorize: pathBelowRoot.default('api/UserAuthentication/Scholarship/Nafath/Authorize'),
  })
  .prefault({});

/** Areas with a sign-on of their own; the specification names that of the researchers alone, so the others begin with it. */
export const signOnSection = z
  .strictObject({ award: signOnArea, services: signOnArea, desk: signOnArea })
  .prefault({});

/**
 * Calls of the portal's own that the specification lacks. An external API takes one only under the path that the
 * operator names here, below `API_ROOT`; its body is that of `/openapi.json`.
 */
const OWN_CALLS = ['addContactMessage', 'addOutsideTransaction'] as const;

export const callsSection = z.partialRecord(z.enum(OWN_CALLS), pathBelowRoot).default({});

/** True for a call that the specification lacks. */
export const isOwnCall = (id: string): id is (typeof OWN_CALLS)[number] =>
  OWN_CALLS.some((call) => call === id);
