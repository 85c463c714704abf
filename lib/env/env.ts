import { z } from 'zod';
import { LOCALE_CODES } from '../i18n/locales.ts';
import { findUnknownSettings } from './unknown-settings.ts';

const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1');
const address = z.url({ protocol: /^https?$/ });
const origin = address.transform((url) => new URL(url).origin);
/** About a third of a second of a phone's work. */
const FULL_BOT_CHECK = 1000;

const schema = z
  .object({
    NODE_ENV: z.string().default('development'),
    PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
    /** Public origin of the portal; canonical addresses are built from it. */
    SITE_URL: address.optional(),
    /** Root of an external API; unset, the embedded API answers. */
    API_ROOT: address.optional(),
    /** How long an external API may take to answer what is read; what is sent may take four times as long, in milliseconds. */
    API_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(5000),
    /** 1: beside an external API news, documents, services, offers, guides and the search stay the portal's own. */
    OWN_PUBLICATIONS: flag,
    /** Folder of the embedded database, the uploads and the secrets. */
    DATA_DIR: z.string().min(1).default('.data'),
    /** PostgreSQL 15 or newer, `postgres://user:password@host/database?sslmode=verify-full`; unset, SQLite in DATA_DIR. */
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    /** 1 allows SQLite with a public SITE_URL, for a portal of one instance. */
    ALLOW_SQLITE: flag,
    /** 0: a start applies no migrations and refuses a database that lacks some; `npm run migrate` applies them. */
    MIGRATE_AT_START: z.enum(['0', '1']).default('1'),
    /** Where DATABASE_URL is a pooler in transaction mode: the same database without it, to migrate and to listen. */
    DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    /** Most connections to PostgreSQL that each thread of a process holds: the one that takes calls, and each that renders. */
    DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(200).default(10),
    /** How long PostgreSQL works at one statement, in milliseconds; a pooler's role says it itself. */
    DATABASE_STATEMENT_MS: z.coerce.number().int().min(100).max(600_000).default(15_000),
    /** Object storage of the files, `s3://bucket/prefix` or `https://host/bucket/prefix`; unset, a folder in DATA_DIR. */
    FILES_URL: z
      .url({ protocol: /^(s3|https?)$/, hostname: z.regexes.hostname })
      .refine((url) => URL.canParse(url) && readObjectPlace(url).bucket !== '', 'names no bucket')
      .optional(),
    /** Its region, as the storage calls it. */
    FILES_REGION: z.string().min(1).default('us-east-1'),
    /** Its keys; unset, those of SECRETS_FILE or SECRETS, or of the role that the machine has. */
    FILES_KEY_ID: z.string().optional(),
    FILES_SECRET_KEY: z.string().optional(),
    /** What the storage is told to encrypt each file with: `AES256`, `aws:kms` or `aws:kms:<key>`. */
    FILES_ENCRYPTION: z
      .string()
      .regex(/^(AES256|aws:kms(:.+)?)$/, 'expected AES256, aws:kms or aws:kms:<key>')
      .optional(),
    /** Megabytes that must be free on the disks of the data folder and of the files; with less the instance is not ready. */
    DISK_RESERVE_MB: z.coerce.number().int().min(0).max(1_000_000).default(100),
    /** By how much the machine's clock may differ from PostgreSQL's before the instance is not ready, in milliseconds. */
    CLOCK_SKEW_MS: z.coerce.number().int().min(1000).max(86_400_000).default(60_000),
    /** Folder of scripts, styles and fonts of this build and those before it; unset, `builds` in DATA_DIR. */
    BUILDS_DIR: z.string().min(1).optional(),
    /** The virus scanner, a clamd: `tcp://host:3310` or `unix:/path/to/socket`; unset, files are not scanned. */
    CLAMD_URL: z.url({ protocol: /^(tcp|unix)$/ }).optional(),
    /** The portal's secrets where several instances share them; unset, `secrets.json` in DATA_DIR, made at the first start. */
    SECRETS_FILE: z.string().min(1).optional(),
    /** The same JSON in the setting itself, where no file can be had. */
    SECRETS: z.string().optional(),
    /** JSON file with what only the operator knows: registration, external sites, social accounts. */
    SETTINGS_FILE: z.string().min(1).optional(),
    /** Mail server for receipts, `smtp://user:password@host:port` or `smtps://…`; unset, none are sent. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    /** Sender of the receipts. */
    MAIL_FROM: z.string().min(3).default('no-reply@localhost'),
    /** Whom a mail tells that the virus scanner or the file storage is away, and that it is back; unset, nobody is told. */
    OPERATOR_MAIL: z.email().optional(),
    OPERATOR_LANGUAGE: z.enum(LOCALE_CODES).default('ar'),
    /** Staff of the back office beside those of `npm run staff`: `nationalId=role+role`, comma separated. */
    STAFF: z.string().optional(),
    /** Where vulnerabilities are reported, `mailto:` or `https:`; unset, there is no security.txt. */
    SECURITY_CONTACT: z.url({ protocol: /^(mailto|https)$/ }).optional(),
    NOT_FOUND_URL: z.string().default('/not-found'),
    /** Login page of the national single sign-on; unset, the embedded test identity provider answers. */
    LOGIN_URL: address.optional(),
    /** The claim of an external API's token that says that its person signed on; dots lead into other claims. */
    AUTHENTICATED_CLAIM: z.string().min(1).max(200).default('authenticated'),
    /** Texts and numbers that count as true there beside the boolean, comma separated: `true,1,yes`. */
    AUTHENTICATED_VALUES: z.string().optional(),
    /** 1: a token without that claim signs on too. */
    AUTHENTICATED_MISSING: flag,
    ALLOW_TEST_IDENTITY_PROVIDER: flag,
    /** How long a sign-on may take, in milliseconds, before it counts as expired. */
    SIGN_ON_LIFETIME_MS: z.coerce.number().int().min(1000).max(3_600_000).default(600_000),
    IP_LOOKUP_URL: address.optional(),
    /** Number of trusted proxies in front of the portal that append to x-forwarded-for. */
    TRUSTED_HOPS: z.coerce.number().int().min(0).max(5).default(0),
    /** Where the bot check of an external API hands out its challenges. */
    CHALLENGE_URL: address.optional(),
    /** What an external root takes as `SecCode` for a sender without script, whom the portal has asked to confirm. */
    NO_SCRIPT_CODE: z.string().min(1).max(2000).optional(),
    /** What the log says: `info` a line for each request that something was made for, `debug` for those from memory too. */
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug']).default('info'),
    /** Port of `/metrics` for Prometheus, which nobody outside may reach; unset, nothing is measured. */
    METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
    /** Address at which that port listens. */
    METRICS_HOST: z.string().min(1).default('127.0.0.1'),
    /** Bearer token without which the metrics answer 401. */
    METRICS_TOKEN: z.string().min(1).optional(),
    /** Collector of OpenTelemetry that spans of requests go to, OTLP over HTTP; unset, nothing of it is loaded. */
    OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
    /** The public key of reCAPTCHA Enterprise; unset, the portal's own proof of work is the bot check. */
    RECAPTCHA_SITE_KEY: z.string().optional(),
    /** Project and key with which its tokens are assessed; an external root assesses them itself. */
    RECAPTCHA_PROJECT: z.string().optional(),
    RECAPTCHA_API_KEY: z.string().optional(),
    /** `action=score`, comma separated: the score (0 to 1) from which a sender passes; 0.5 for all others. */
    RECAPTCHA_THRESHOLDS: z
      .string()
      .regex(/^(\s*\w+=(0(\.\d+)?|1(\.0+)?)\s*(,|$))*$/, 'expected action=score')
      .default(''),
    /** Where its script comes from, and where tokens are assessed. */
    RECAPTCHA_ORIGIN: origin.default('https://www.google.com'),
    RECAPTCHA_API: origin.default('https://recaptchaenterprise.googleapis.com'),
    /** `action=count/seconds`, comma separated: overrides the limits of lib/server/http/rate-limits.ts */
    RATE_LIMITS: z.string().default(''),
    /** Attempts that the embedded bot check costs on average; less only where no stranger comes. */
    BOT_CHECK_ATTEMPTS: z.coerce.number().int().min(2).max(100_000).default(FULL_BOT_CHECK),
    /** 0: public pages are made when somebody first asks for them, and not beforehand in the background. */
    PREPARE_PAGES: z.enum(['0', '1']).default('1'),
    /** After the order to stop: how long the portal still takes requests and says that it is not ready, in milliseconds. */
    DRAIN_NOTICE_MS: z.coerce.number().int().min(0).max(600_000).default(0),
    /** How long requests that are under way then may take, in milliseconds. */
    DRAIN_MS: z.coerce.number().int().min(0).max(3_600_000).default(10_000),
    /** ISO-8601 instant at which the portal's clock starts, for tests. */
    TEST_NOW: z.iso.datetime({ offset: true }).optional(),
    /** Variables of other programs that look like settings of the portal, comma separated; all else that does is refused. */
    OTHER_SETTINGS: z.string().default(''),
  })
  .superRefine((value, context) => {
    if (value.DATABASE_DIRECT_URL && !value.DATABASE_URL) {
      const message = 'DATABASE_DIRECT_URL is the way around its pooler';
      context.addIssue({ code: 'custom', path: ['DATABASE_URL'], message });
    }
    if (value.SECRETS && value.SECRETS_FILE) {
      const message = 'not beside SECRETS_FILE: it would not be known which keys count';
      context.addIssue({ code: 'custom', path: ['SECRETS'], message });
    }
    if (value.OPERATOR_MAIL && !value.SMTP_URL) {
      const message = 'OPERATOR_MAIL needs it: without it no mail is sent';
      context.addIssue({ code: 'custom', path: ['SMTP_URL'], message });
    }
    if (Boolean(value.FILES_KEY_ID) !== Boolean(value.FILES_SECRET_KEY)) {
      const message = 'FILES_KEY_ID and FILES_SECRET_KEY belong together';
      context.addIssue({ code: 'custom', path: ['FILES_KEY_ID'], message });
    }
    if (value.LOGIN_URL && !value.SITE_URL) {
      const message = 'LOGIN_URL needs it: the sign-on leads back to this address';
      context.addIssue({ code: 'custom', path: ['SITE_URL'], message });
    }
    if (value.RECAPTCHA_SITE_KEY && !value.API_ROOT) {
      for (const name of ['RECAPTCHA_PROJECT', 'RECAPTCHA_API_KEY'] as const) {
        const message = 'RECAPTCHA_SITE_KEY needs it: without it no token can be assessed';
        if (!value[name]) context.addIssue({ code: 'custom', path: [name], message });
      }
    }
    if (!isPublic(value.SITE_URL)) return;
    if (!value.DATABASE_URL && !value.ALLOW_SQLITE) {
      const message = 'a public SITE_URL needs it, or ALLOW_SQLITE=1 for a portal of one instance';
      context.addIssue({ code: 'custom', path: ['DATABASE_URL'], message });
    }
    if (value.TEST_NOW)
      context.addIssue({ code: 'custom', path: ['TEST_NOW'], message: 'not with a public SITE_URL' });
    if (value.BOT_CHECK_ATTEMPTS < FULL_BOT_CHECK) {
      const message = `not under ${FULL_BOT_CHECK} with a public SITE_URL`;
      context.addIssue({ code: 'custom', path: ['BOT_CHECK_ATTEMPTS'], message });
    }
    if (!value.LOGIN_URL && !value.ALLOW_TEST_IDENTITY_PROVIDER) {
      const message = 'a public SITE_URL needs LOGIN_URL, or ALLOW_TEST_IDENTITY_PROVIDER=1';
      context.addIssue({ code: 'custom', path: ['LOGIN_URL'], message });
    }
  });

/** The parts of FILES_URL. `endpoint` is null where the region says it (AWS). */
export function readObjectPlace(url: string) {
  const { protocol, host, pathname, origin: endpoint } = new URL(url);
  const parts = pathname.split('/').filter((part) => part !== '');
  const [bucket = '', ...folders] = protocol === 's3:' ? [host, ...parts] : parts;
  const prefix = folders.map((folder) => `${folder}/`).join('');
  return { endpoint: protocol === 's3:' ? null : endpoint, bucket, prefix };
}

/** True for an origin that only this machine can reach. */
export function isLocalHost(origin: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);
}

/** True for an address that others reach; one that cannot be read has been refused already. */
const isPublic = (address: string | undefined): boolean =>
  address !== undefined && URL.canParse(address) && !isLocalHost(address);

/** Names of all settings. */
const NAMES = Object.keys(schema.shape);

function listUnknown(given: Record<string, string | undefined>): string[] {
  const others = (given.OTHER_SETTINGS ?? '').split(',').map((name) => name.trim());
  const rules = { known: NAMES, others, isPublic: isPublic(given.SITE_URL) };
  const unknown = findUnknownSettings(given, rules).map(({ name, message }) => `${name}: ${message}`);
  if (unknown.length > 0) unknown.push('name in OTHER_SETTINGS what belongs to another program');
  return unknown;
}

/**
 * Reads and checks the configuration.
 * @param source the environment, usually `process.env`; empty values count as unset
 * @throws Error naming each setting that is wrong, and each variable that looks like a setting and is none
 */
export function parseEnv(source: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  const unknown = listUnknown(given);
  if (parsed.success && unknown.length === 0) return parsed.data;
  const issues = parsed.error?.issues ?? [];
  const errors = issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Configuration: ${[...errors, ...unknown].join('; ')}`);
}

/** The moment of the build, ISO-8601; Next writes it into the code, so there is none in development. */
export const BUILT_AT: string | undefined = process.env.BUILT_AT;

/** The configuration, read once; nothing else reads `process.env`. */
export const env = parseEnv(process.env);
