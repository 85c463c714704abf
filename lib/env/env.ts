import { z } from 'zod';
import { LOCALE_CODES } from '../i18n/locales.ts';
import { retentionSetting } from './retention-setting.ts';
import { findUnknownSettings } from './unknown-settings.ts';

const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1');
const address = z.url({ protocol: /^https?$/ });
const origin = address.transform((url) => new URL(url).origin);
/** Attempts that take a computer 70 ms, and a slow phone up to 1.5 s (docs/decisions/0018-bot-check.md). */
const FULL_BOT_CHECK = 1000;

const schema = z
  .object({
    NODE_ENV: z.string().default('development'),
    PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
    /** Public origin of the portal; canonical addresses are built from it. */
    SITE_URL: address.optional(),
    /** Root of an external API; unset, the embedded API answers. */
    API_ROOT: address.optional(),
    /** Timeout for reads from an external API, in milliseconds; writes may take four times as long. */
    API_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(5000),
    /** 1: with an external API, the portal still serves its own publications, guides and search. */
    OWN_PUBLICATIONS: flag,
    /** Folder of the embedded database, the uploads and the secrets. */
    DATA_DIR: z.string().min(1).default('.data'),
    /**
     * PostgreSQL 15 or newer, `postgres://user:password@host/database?sslmode=verify-full`; unset, SQLite in DATA_DIR.
     */
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    /** 1 allows SQLite with a public SITE_URL, for a portal of one instance. */
    ALLOW_SQLITE: flag,
    /** 0: the process applies no migrations and refuses a database with pending ones (`npm run migrate`). */
    MIGRATE_AT_START: z.enum(['0', '1']).default('1'),
    /** Needed if DATABASE_URL is a pooler in transaction mode: direct connection for migrations and LISTEN. */
    DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    /** Maximum per thread; the API thread and each rendering thread hold a pool. */
    DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(200).default(10),
    /** Statement timeout in PostgreSQL, in milliseconds; behind a pooler the role must set it. */
    DATABASE_STATEMENT_MS: z.coerce.number().int().min(100).max(600_000).default(15_000),
    /** Object storage for files, `s3://bucket/prefix` or `https://host/bucket/prefix`; unset, a folder in DATA_DIR. */
    FILES_URL: z
      .url({ protocol: /^(s3|https?)$/, hostname: z.regexes.hostname })
      .refine((url) => URL.canParse(url) && readObjectPlace(url).bucket !== '', 'names no bucket')
      .optional(),
    FILES_REGION: z.string().min(1).default('us-east-1'),
    /** Access keys of the object storage; unset, those in SECRETS_FILE or SECRETS, or the machine's role. */
    FILES_KEY_ID: z.string().optional(),
    FILES_SECRET_KEY: z.string().optional(),
    /** Server-side encryption requested for each file: `AES256`, `aws:kms` or `aws:kms:<key>`. */
    FILES_ENCRYPTION: z
      .string()
      .regex(/^(AES256|aws:kms(:.+)?)$/, 'expected AES256, aws:kms or aws:kms:<key>')
      .optional(),
    /** Megabytes that must be free on the disks of data and files; below this the instance is not ready. */
    DISK_RESERVE_MB: z.coerce.number().int().min(0).max(1_000_000).default(100),
    /** Maximum difference from PostgreSQL's clock before the instance is not ready, in milliseconds. */
    CLOCK_SKEW_MS: z.coerce.number().int().min(1000).max(86_400_000).default(60_000),
    /** Folder with the scripts, styles and fonts of this build and earlier ones; unset, `builds` in DATA_DIR. */
    BUILDS_DIR: z.string().min(1).optional(),
    /** The clamd virus scanner: `tcp://host:3310` or `unix:/path/to/socket`; unset, files are not scanned. */
    CLAMD_URL: z.url({ protocol: /^(tcp|unix)$/ }).optional(),
    /** Secrets shared by several instances; unset, `secrets.json` in DATA_DIR, created at the first start. */
    SECRETS_FILE: z.string().min(1).optional(),
    /** The same JSON as the value of the setting, for platforms without files. */
    SECRETS: z.string().optional(),
    /** JSON file with the operator's data: registration, external sites, social accounts. */
    SETTINGS_FILE: z.string().min(1).optional(),
    /** Mail server for receipts, `smtp://user:password@host:port` or `smtps://…`; unset, none are sent. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.string().min(3).default('no-reply@localhost'),
    /** Receives a mail when the virus scanner or the file storage fails and when it recovers. */
    OPERATOR_MAIL: z.email().optional(),
    OPERATOR_LANGUAGE: z.enum(LOCALE_CODES).default('ar'),
    /** Back-office staff in addition to those added by `npm run staff`: `nationalId=role+role`, comma separated. */
    STAFF: z.string().optional(),
    /** Contact for vulnerability reports, `mailto:` or `https:`; unset, there is no security.txt. */
    SECURITY_CONTACT: z.url({ protocol: /^(mailto|https)$/ }).optional(),
    NOT_FOUND_URL: z.string().default('/not-found'),
    /** Login page of the national single sign-on; unset, the embedded test identity provider answers. */
    LOGIN_URL: address.optional(),
    /** Claim of an external API's token that marks its holder as signed on; dots select nested claims. */
    AUTHENTICATED_CLAIM: z.string().min(1).max(200).default('authenticated'),
    /** Texts and numbers that count as true in that claim besides the boolean, comma separated: `true,1,yes`. */
    AUTHENTICATED_VALUES: z.string().optional(),
    /** 1: a token without that claim also counts as signed on. */
    AUTHENTICATED_MISSING: flag,
    ALLOW_TEST_IDENTITY_PROVIDER: flag,
    /** Time allowed for a sign-on before it expires, in milliseconds. */
    SIGN_ON_LIFETIME_MS: z.coerce.number().int().min(1000).max(3_600_000).default(600_000),
    IP_LOOKUP_URL: address.optional(),
    /** Number of trusted proxies in front of the portal that append to x-forwarded-for. */
    TRUSTED_HOPS: z.coerce.number().int().min(0).max(5).default(0),
    /** Address from which the bot check of an external API issues its challenges. */
    CHALLENGE_URL: address.optional(),
    /** `SecCode` sent to an external root for a sender without JavaScript whom the portal has asked to confirm. */
    NO_SCRIPT_CODE: z.string().min(1).max(2000).optional(),
    /** `info` logs a line per request that was rendered or computed, `debug` also those answered from memory. */
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug']).default('info'),
    /** Port of `/metrics` for Prometheus, which must not be reachable from outside; unset, nothing is measured. */
    METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
    METRICS_HOST: z.string().min(1).default('127.0.0.1'),
    /** Bearer token required by the metrics endpoint, which otherwise answers 401. */
    METRICS_TOKEN: z.string().min(1).optional(),
    /** OpenTelemetry collector (OTLP over HTTP) for request spans; unset, the tracing code is not loaded. */
    OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
    /** Public key of reCAPTCHA Enterprise; unset, the portal's proof of work is the bot check. */
    RECAPTCHA_SITE_KEY: z.string().optional(),
    /** Project and key used to assess its tokens; an external root assesses them itself. */
    RECAPTCHA_PROJECT: z.string().optional(),
    RECAPTCHA_API_KEY: z.string().optional(),
    /** `action=score`, comma separated: minimum score (0 to 1) per action; 0.5 for all others. */
    RECAPTCHA_THRESHOLDS: z
      .string()
      .regex(/^(\s*\w+=(0(\.\d+)?|1(\.0+)?)\s*(,|$))*$/, 'expected action=score')
      .default(''),
    /** Origin of the reCAPTCHA script and of the assessment API. */
    RECAPTCHA_ORIGIN: origin.default('https://www.google.com'),
    RECAPTCHA_API: origin.default('https://recaptchaenterprise.googleapis.com'),
    /** `action=count/seconds`, comma separated: overrides the limits in lib/server/http/rate-limits.ts */
    RATE_LIMITS: z.string().default(''),
    /** `name=days`, comma separated: overrides the periods in retention-setting.ts, after which data is deleted */
    RETENTION_DAYS: retentionSetting,
    /** Average number of attempts that the embedded bot check costs; lower it only where the portal is not public. */
    BOT_CHECK_ATTEMPTS: z.coerce.number().int().min(2).max(100_000).default(FULL_BOT_CHECK),
    /** 0: public pages are rendered on their first request instead of in the background after start. */
    PREPARE_PAGES: z.enum(['0', '1']).default('1'),
    /** Address of a cache in front (CDN) that gets the changed cache tags; unset, caches ask again after a second. */
    PURGE_URL: address.optional(),
    PURGE_TOKEN: z.string().min(1).optional(),
    /**
     * After the stop signal: how long the portal still accepts requests and reports that it is not ready, in
     * milliseconds.
     */
    DRAIN_NOTICE_MS: z.coerce.number().int().min(0).max(600_000).default(0),
    /** How long requests in progress may then take, in milliseconds. */
    DRAIN_MS: z.coerce.number().int().min(0).max(3_600_000).default(10_000),
    /** ISO-8601 instant at which the portal's clock starts, for tests. */
    TEST_NOW: z.iso.datetime({ offset: true }).optional(),
    /** Variables of other programs that resemble settings of the portal, comma separated. */
    OTHER_SETTINGS: z.string().default(''),
  })
  .superRefine((value, context) => {
    if (value.DATABASE_DIRECT_URL && !value.DATABASE_URL) {
      const message = 'DATABASE_DIRECT_URL requires DATABASE_URL, whose pooler it bypasses';
      context.addIssue({ code: 'custom', path: ['DATABASE_URL'], message });
    }
    if (value.SECRETS && value.SECRETS_FILE) {
      const message = 'cannot be combined with SECRETS_FILE';
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

/** Parses FILES_URL. `endpoint` is null where the region determines it (AWS). */
export function readObjectPlace(url: string) {
  const { protocol, host, pathname, origin: endpoint } = new URL(url);
  const parts = pathname.split('/').filter((part) => part !== '');
  const [bucket = '', ...folders] = protocol === 's3:' ? [host, ...parts] : parts;
  const prefix = folders.map((folder) => `${folder}/`).join('');
  return { endpoint: protocol === 's3:' ? null : endpoint, bucket, prefix };
}

/** True for an origin that is reachable only from this machine. */
export function isLocalHost(origin: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);
}

/** True for an address that is reachable from other machines; an invalid one has been refused before. */
const isPublic = (address: string | undefined): boolean =>
  address !== undefined && URL.canParse(address) && !isLocalHost(address);

const NAMES = Object.keys(schema.shape);

function listUnknown(given: Record<string, string | undefined>): string[] {
  const others = (given.OTHER_SETTINGS ?? '').split(',').map((name) => name.trim());
  const rules = { known: NAMES, others, isPublic: isPublic(given.SITE_URL) };
  const unknown = findUnknownSettings(given, rules).map(({ name, message }) => `${name}: ${message}`);
  if (unknown.length > 0) unknown.push('name in OTHER_SETTINGS what belongs to another program');
  return unknown;
}

/** Empty values count as unset. @throws Error naming each invalid or misspelled setting */
export function parseEnv(source: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  const unknown = listUnknown(given);
  if (parsed.success && unknown.length === 0) return parsed.data;
  const issues = parsed.error?.issues ?? [];
  const errors = issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Configuration: ${[...errors, ...unknown].join('; ')}`);
}

/** Time of the build, ISO-8601; Next inlines it at build time, so it is undefined in development. */
export const BUILT_AT: string | undefined = process.env.BUILT_AT;

/** The configuration, read once; no other code reads `process.env`. */
export const env = parseEnv(process.env);
