import 'server-only';
import { createHmac, createSecretKey, type KeyObject, randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Key } from '@/lib/auth/rules/sealed-token';
import { env } from '@/lib/env/env';

const KEY_BYTES = 32;
const PURPOSES = ['cookies', 'signOnRequests', 'encryptedText', 'tokens', 'subjects', 'botCheck'] as const;

type Purpose = (typeof PURPOSES)[number];

const key = z
  .base64url()
  .transform((text) => new Uint8Array(Buffer.from(text, 'base64url')))
  .refine((bytes) => bytes.length === KEY_BYTES);
/** One key or several: the first seals and signs, all of them open. */
const keys = z.union([key.transform((only) => [only]), z.array(key).min(1)]);
const schema = z.object(
  Object.fromEntries(PURPOSES.map((purpose) => [purpose, keys])) as Record<Purpose, typeof keys>,
);
/** Secrets in the settings may include the keys of the object storage. */
const givenSchema = schema.extend({
  fileStorage: z.object({ keyId: z.string().min(1), secretKey: z.string().min(1) }).optional(),
});

type KeyRing = z.infer<typeof schema>;

/** One 256-bit key per purpose, so that a token for one purpose is never accepted for another. */
export type Secrets = Record<Purpose, Key>;

function makeSecrets(): string {
  const keys = PURPOSES.map((purpose) => [purpose, randomBytes(KEY_BYTES).toString('base64url')]);
  return `${JSON.stringify(Object.fromEntries(keys), null, 2)}\n`;
}

const hasCode = (error: unknown, code: string) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/** Writes the file atomically; if several processes start at the same time, the first one's file is kept. */
function createFile(folder: string, file: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `.secrets-${randomUUID()}`);
  writeFileSync(draft, makeSecrets(), { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    unlinkSync(draft);
  }
}

/** @param place used in the message instead of the parse error, which would quote the secret */
function parseKeys<Keys>(shape: z.ZodType<Keys>, text: string, place: string): Keys {
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    throw new Error(`${place} contains no usable keys; restore it, or remove it to sign everyone out`);
  }
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

function readFile(file: string): KeyRing | null {
  const text = readText(file);
  return text === null ? null : parseKeys(schema, text, file);
}

/** Created (0600) on first use. @throws Error when the file is unreadable: new keys would end every session */
export function readOrCreateSecrets(folder: string): KeyRing {
  const file = join(folder, 'secrets.json');
  const found = readFile(file);
  if (found) return found;
  createFile(folder, file);
  const created = readFile(file);
  if (!created) throw new Error(`${file} could not be created`);
  return created;
}

/** From `SECRETS` or `SECRETS_FILE`; null if neither is set. @throws Error when the file is missing */
export function readGivenSecrets(): { text: string; place: string } | null {
  const { SECRETS, SECRETS_FILE } = env;
  if (SECRETS) return { text: SECRETS, place: 'SECRETS' };
  if (!SECRETS_FILE) return null;
  const place = `SECRETS_FILE=${SECRETS_FILE}`;
  const text = readText(SECRETS_FILE);
  if (text === null) throw new Error(`${place} does not exist`);
  return { text, place };
}

function readGiven() {
  const given = readGivenSecrets();
  return given && parseKeys(givenSchema, given.text, given.place);
}

let ring: KeyRing | null = null;

function loadRing(): KeyRing {
  ring ??= readGiven() ?? readOrCreateSecrets(env.DATA_DIR);
  return ring;
}

let newest: Secrets | null = null;

/** The newest secret of each purpose, read once. */
export function loadSecrets(): Secrets {
  newest ??= Object.fromEntries(PURPOSES.map((purpose) => [purpose, loadKeys(purpose).key])) as Secrets;
  return newest;
}

/** The newest key of a purpose, which seals and signs, and the earlier ones, which only open. */
export function loadKeys(purpose: Purpose): { key: Key; older: Key[] } {
  const [key = new Uint8Array(), ...older] = loadRing()[purpose];
  return { key, older };
}

export const loadStorageKeys = () => readGiven()?.fileStorage;

let subjectKey: KeyObject | null = null;

/** The pseudonym of a person or an address: a keyed hash that cannot be reversed without the key. */
export function toPseudonym(text: string): Buffer {
  subjectKey ??= createSecretKey(loadSecrets().subjects);
  return createHmac('sha256', subjectKey).update(text).digest();
}
