import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { errors } from 'jose';
import { open, type Purpose, seal } from '@/lib/auth/sealed-token';
import { now } from '@/lib/clock';
import type { PlainOutcome } from '@/lib/gateway/forms/plain-form';
import { openDatabase } from '../db/open';

const KEPT_MS = 10 * 60_000;
const KEY_BYTES = 16;

const digest = (...parts: string[]) => createHash('sha256').update(parts.join('.')).digest();

/** The row can be found and its text read only with both halves: the key of the address and the browser's secret. */
const idOf = (key: string, secret: string) => digest('id', key, secret).toString('base64url');
const purposeOf = (key: string, secret: string): Purpose => ({
  key: new Uint8Array(digest('key', key, secret)),
  type: 'outcome+jwt',
  audience: 'urn:portal:plain-forms',
});

/** Keeps an outcome, sealed, for ten minutes. @returns the one-time key */
export async function keepOutcome(outcome: PlainOutcome, secret: string): Promise<string> {
  const key = randomBytes(KEY_BYTES).toString('base64url');
  const expiresAt = new Date(now().getTime() + KEPT_MS);
  const data = await seal({ outcome }, purposeOf(key, secret), expiresAt);
  const database = await openDatabase();
  await database.deleteFrom('kept_outcome').where('expires_at', '<', now().toISOString()).execute();
  const row = { id: idOf(key, secret), data, expires_at: expiresAt.toISOString() };
  await database.insertInto('kept_outcome').values(row).execute();
  return key;
}

/** Hands an outcome out and forgets it; null for a key that is unknown, used, late, or another browser's. */
export async function takeOutcome(key: string, secret: string): Promise<PlainOutcome | null> {
  const database = await openDatabase();
  const row = await database
    .deleteFrom('kept_outcome')
    .where('id', '=', idOf(key, secret))
    .returning('data')
    .executeTakeFirst();
  if (!row) return null;
  try {
    const { outcome } = await open(row.data, purposeOf(key, secret), now());
    return outcome as PlainOutcome;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
